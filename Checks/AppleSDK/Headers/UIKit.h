// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#pragma once
#include <Foundation/Foundation.h>
#include <QuartzCore/QuartzCore.h>

BEGIN_NONNULL

@class UIView, UIViewController, UIWindow, UIWindowScene, UIEvent, UITouch;

// MARK: Events and appearance

MAIN_ACTOR
@interface UIResponder : NSObject
- (instancetype)init;
@end

MAIN_ACTOR
@interface UIEvent : NSObject
@end

SENDABLE
@interface UIColor : NSObject
@property (class, readonly, strong) UIColor *blackColor SWIFT_NAME(black);
@property (class, readonly, strong) UIColor *clearColor SWIFT_NAME(clear);
@end

SENDABLE
@interface UIImage : NSObject
@end

typedef OPTIONS(NSUInteger, UIViewAutoresizing) {
    UIViewAutoresizingFlexibleWidth = 1 << 1,
    UIViewAutoresizingFlexibleHeight = 1 << 4
} SWIFT_NAME(UIView.AutoresizingMask);

// MARK: Views

MAIN_ACTOR
@interface UIView : UIResponder <NSCoding>
@property (class, readonly) Class layerClass;
- (instancetype)initWithFrame:(CGRect)frame OBJC_DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder OBJC_DESIGNATED;
@property (readonly, strong) CALayer *layer;
@property CGRect frame;
@property CGRect bounds;
@property (getter=isHidden) BOOL hidden;
@property (nullable, copy) UIColor *backgroundColor;
@property UIViewAutoresizing autoresizingMask;
@property (nullable, readonly) UIView *superview;
@property (readonly, copy) NSArray<UIView *> *subviews;
@property (nullable, readonly) UIWindow *window;
- (void)addSubview:(UIView *)view;
- (void)removeFromSuperview;
- (void)didMoveToWindow;
- (void)setNeedsLayout;
- (void)layoutIfNeeded;
- (void)layoutSubviews;
- (nullable UIView *)hitTest:(CGPoint)point withEvent:(nullable UIEvent *)event;
@end

MAIN_ACTOR
@interface UIWindow : UIView
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene OBJC_DESIGNATED;
@property (nullable, strong) UIViewController *rootViewController;
@property (nullable, weak) UIWindowScene *windowScene;
- (void)makeKeyAndVisible;
@end

// MARK: Controllers

MAIN_ACTOR
@protocol UIViewControllerTransitionCoordinatorContext <NSObject>
@property (readonly, getter=isCancelled) BOOL cancelled;
@end

MAIN_ACTOR
@protocol UIViewControllerTransitionCoordinator <UIViewControllerTransitionCoordinatorContext>
- (BOOL)animateAlongsideTransition:
            (void (^__nullable)(id<UIViewControllerTransitionCoordinatorContext> context))animation
                        completion:
            (void (^__nullable)(id<UIViewControllerTransitionCoordinatorContext> context))completion;
@end

MAIN_ACTOR
@interface UIViewController : UIResponder <NSCoding>
- (instancetype)initWithNibName:(nullable NSString *)name
                         bundle:(nullable NSBundle *)bundle OBJC_DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder OBJC_DESIGNATED;
@property (null_resettable, strong) UIView *view;
@property (nullable, weak, readonly) UIViewController *parentViewController SWIFT_NAME(parent);
@property (nullable, readonly) UIViewController *presentedViewController;
- (void)loadView;
- (void)viewDidLoad;
- (void)viewWillAppear:(BOOL)animated;
- (void)viewDidAppear:(BOOL)animated;
- (void)viewWillDisappear:(BOOL)animated;
- (void)viewDidDisappear:(BOOL)animated;
- (void)addChildViewController:(UIViewController *)child SWIFT_NAME(addChild(_:));
- (void)removeFromParentViewController SWIFT_NAME(removeFromParent());
- (void)willMoveToParentViewController:(nullable UIViewController *)parent
    SWIFT_NAME(willMove(toParent:));
- (void)didMoveToParentViewController:(nullable UIViewController *)parent
    SWIFT_NAME(didMove(toParent:));
- (void)presentViewController:(UIViewController *)controller
                     animated:(BOOL)animated
                   completion:(void (^__nullable)(void))completion SWIFT_NAME(present(_:animated:completion:));
- (void)dismissViewControllerAnimated:(BOOL)animated
                           completion:(void (^__nullable)(void))completion SWIFT_NAME(dismiss(animated:completion:));
@end

// MARK: Scenes

typedef ENUM(NSInteger, UISceneActivationState) {
    UISceneActivationStateUnattached = -1,
    UISceneActivationStateForegroundActive = 0,
    UISceneActivationStateForegroundInactive = 1,
    UISceneActivationStateBackground = 2
} SWIFT_NAME(UIScene.ActivationState) SINCE(13.0, 13.0, 1.0);

MAIN_ACTOR SINCE(13.0, 13.0, 1.0)
@interface UIScene : UIResponder
@property (readonly) UISceneActivationState activationState;
@end

MAIN_ACTOR SINCE(13.0, 13.0, 1.0)
@interface UIWindowScene : UIScene
@end

extern NSNotificationName const UISceneDidActivateNotification
    SWIFT_NAME(UIScene.didActivateNotification) SINCE(13.0, 13.0, 1.0);
extern NSNotificationName const UISceneDidEnterBackgroundNotification
    SWIFT_NAME(UIScene.didEnterBackgroundNotification) SINCE(13.0, 13.0, 1.0);

// MARK: Controls

MAIN_ACTOR SINCE(13.0, 13.0, 1.0)
@interface UIMenuElement : NSObject
@end

MAIN_ACTOR SINCE(13.0, 13.0, 1.0)
@interface UIAction : UIMenuElement
@end

typedef void (^UIActionHandler)(UIAction *action);

typedef OPTIONS(NSUInteger, UIControlEvents) {
    UIControlEventPrimaryActionTriggered = 1 << 13
} SWIFT_NAME(UIControl.Event);

MAIN_ACTOR
@interface UIControl : UIView
@property (getter=isEnabled) BOOL enabled;
- (void)addAction:(UIAction *)action forControlEvents:(UIControlEvents)events
    SWIFT_NAME(addAction(_:for:)) SINCE(14.0, 14.0, 1.0);
@end

MAIN_ACTOR
@interface UIButton : UIControl
@end

END_NONNULL
