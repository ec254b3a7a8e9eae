// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#pragma once
#include <Foundation/Foundation.h>

BEGIN_NONNULL

@interface CALayer : NSObject <NSCoding>
- (instancetype)init OBJC_DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder OBJC_DESIGNATED;
@property CGRect frame;
@property CGRect bounds;
@end

END_NONNULL
