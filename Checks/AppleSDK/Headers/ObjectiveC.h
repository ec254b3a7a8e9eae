// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#pragma once
#include "Attributes.h"

#define bool _Bool
typedef bool BOOL;

@class NSString;

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
@property (readonly, copy, nonnull) NSString *description;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (nonnull instancetype)init OBJC_DESIGNATED;
@end
