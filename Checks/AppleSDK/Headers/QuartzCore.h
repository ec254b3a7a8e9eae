// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#pragma once
#include <Foundation/Foundation.h>

BEGIN_NONNULL

SINCE(2.0, 9.0, 1.0)
@interface CALayer : NSObject
- (instancetype)init OBJC_DESIGNATED;
@property CGRect frame;
@property CGRect bounds;
@end

END_NONNULL
