// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#pragma once
#include "Attributes.h"

typedef struct CMTime { long long value; int timescale; unsigned flags; long long epoch; } CMTime;
