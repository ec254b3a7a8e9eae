// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#pragma once
#include <CoreFoundation/CoreFoundation.h>
#include <CoreGraphics/CoreGraphics.h>
#include <ObjectiveC/ObjectiveC.h>

BEGIN_NONNULL

SWIFT_BRIDGE("Swift.String")
@interface NSString : NSObject
@end

SWIFT_BRIDGE("Swift.Array")
@interface NSArray<__covariant Element> : NSObject
@end

SWIFT_BRIDGE("Swift.Dictionary")
@interface NSDictionary<__covariant Key, __covariant Value> : NSObject
@end

SWIFT_BRIDGE("Swift.Set")
@interface NSSet<__covariant Element> : NSObject
@end

SWIFT_BRIDGE("Swift.Error")
@interface NSError : NSObject
@end

SWIFT_BRIDGE("URL")
@interface NSURL : NSObject
@end

@interface NSCoder : NSObject
@end

@protocol NSCoding
- (nullable instancetype)initWithCoder:(NSCoder *)coder;
@end

SWIFT_BRIDGE("IndexPath")
@interface NSIndexPath : NSObject
@end

SWIFT_NAME(OperationQueue)
@interface NSOperationQueue : NSObject
@end

typedef NSString *NSNotificationName NEW_TYPE SWIFT_NAME(NSNotification.Name);

SWIFT_BRIDGE("Notification")
@interface NSNotification : NSObject
@property (readonly, copy) NSNotificationName name;
@property (nullable, readonly, strong) id object;
@end

SWIFT_NAME(NotificationCenter)
@interface NSNotificationCenter : NSObject
@property (class, readonly, strong) NSNotificationCenter *defaultCenter SWIFT_NAME(default);
- (id<NSObject>)addObserverForName:(nullable NSNotificationName)name
                            object:(nullable id)object
                             queue:(nullable NSOperationQueue *)queue
                        usingBlock:(void (SENDABLE ^)(NSNotification *notification))block;
- (void)removeObserver:(id)observer;
@end

typedef OPTIONS(NSUInteger, NSKeyValueObservingOptions) {
    NSKeyValueObservingOptionNew = 1 << 0,
    NSKeyValueObservingOptionInitial = 1 << 2
};

SWIFT_NAME(Bundle)
@interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle SWIFT_NAME(main);
- (nullable id)objectForInfoDictionaryKey:(NSString *)key;
@end

END_NONNULL
