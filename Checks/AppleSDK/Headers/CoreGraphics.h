// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#pragma once
#include <CoreFoundation/CoreFoundation.h>

typedef struct CGPoint { CGFloat x; CGFloat y; } CGPoint;
typedef struct CGSize { CGFloat width; CGFloat height; } CGSize;
typedef struct CGRect { CGPoint origin; CGSize size; } CGRect;
