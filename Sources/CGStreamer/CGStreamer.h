// GStreamer's core, its application elements and its video library, as one module.
#pragma once
#include <gst/gst.h>
#include <gst/base/gstbasesrc.h>
#include <gst/app/gstappsink.h>
#include <gst/app/gstappsrc.h>
#include <gst/video/video.h>
