// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#pragma once
#include <Foundation/Foundation.h>
#include <QuartzCore/QuartzCore.h>

BEGIN_NONNULL

@class UIView, UIViewController, UIWindow, UIWindowScene, UIBarButtonItem, UITableView;
@class UIGestureRecognizer, UITableViewCell, NSLayoutXAxisAnchor, NSLayoutYAxisAnchor;

// MARK: Events and appearance

MAIN_ACTOR SINCE(2.0, 9.0, 1.0)
@interface UIResponder : NSObject
@end

SENDABLE SINCE(2.0, 9.0, 1.0)
@interface UIColor : NSObject
@property (class, readonly, strong) UIColor *blackColor SWIFT_NAME(black);
@property (class, readonly, strong) UIColor *clearColor SWIFT_NAME(clear);
@end

SENDABLE SINCE(2.0, 9.0, 1.0)
@interface UIImage : NSObject
+ (nullable instancetype)systemImageNamed:(NSString *)name SWIFT_NAME(init(systemName:))
    SINCE(13.0, 13.0, 1.0);
@end

typedef OPTIONS(NSUInteger, UIViewAutoresizing) {
    UIViewAutoresizingFlexibleWidth = 1 << 1,
    UIViewAutoresizingFlexibleHeight = 1 << 4
} SWIFT_NAME(UIView.AutoresizingMask);

// MARK: Layout

MAIN_ACTOR SINCE(6.0, 9.0, 1.0)
@interface NSLayoutConstraint : NSObject
@property (getter=isActive) BOOL active SINCE(8.0, 9.0, 1.0);
+ (void)activateConstraints:(NSArray<NSLayoutConstraint *> *)constraints
    SWIFT_NAME(activate(_:)) SINCE(8.0, 9.0, 1.0);
@end

MAIN_ACTOR SINCE(9.0, 9.0, 1.0)
@interface NSLayoutAnchor<AnchorType> : NSObject
- (NSLayoutConstraint *)constraintEqualToAnchor:(NSLayoutAnchor<AnchorType> *)anchor
    SWIFT_NAME(constraint(equalTo:));
@end

MAIN_ACTOR SINCE(9.0, 9.0, 1.0)
@interface NSLayoutXAxisAnchor : NSLayoutAnchor<NSLayoutXAxisAnchor *>
@end

MAIN_ACTOR SINCE(9.0, 9.0, 1.0)
@interface NSLayoutYAxisAnchor : NSLayoutAnchor<NSLayoutYAxisAnchor *>
@end

MAIN_ACTOR SINCE(9.0, 9.0, 1.0)
@interface UILayoutGuide : NSObject
@property (readonly, strong) NSLayoutXAxisAnchor *leadingAnchor;
@property (readonly, strong) NSLayoutXAxisAnchor *trailingAnchor;
@property (readonly, strong) NSLayoutYAxisAnchor *topAnchor;
@property (readonly, strong) NSLayoutYAxisAnchor *bottomAnchor;
@end

// MARK: Views

MAIN_ACTOR SINCE(2.0, 9.0, 1.0)
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
@property (nullable, readonly) UIWindow *window;
- (void)addSubview:(UIView *)view;
- (void)removeFromSuperview;
- (BOOL)isDescendantOfView:(UIView *)view SWIFT_NAME(isDescendant(of:));
@property (nullable, copy) NSArray<UIGestureRecognizer *> *gestureRecognizers SINCE(3.2, 9.0, 1.0);
- (void)addGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer SINCE(3.2, 9.0, 1.0);
- (void)didMoveToWindow;
- (void)layoutIfNeeded;
- (void)layoutSubviews;
@property BOOL translatesAutoresizingMaskIntoConstraints SINCE(6.0, 9.0, 1.0);
@property (readonly, strong) NSLayoutXAxisAnchor *leadingAnchor SINCE(9.0, 9.0, 1.0);
@property (readonly, strong) NSLayoutXAxisAnchor *trailingAnchor SINCE(9.0, 9.0, 1.0);
@property (readonly, strong) NSLayoutYAxisAnchor *topAnchor SINCE(9.0, 9.0, 1.0);
@property (readonly, strong) NSLayoutYAxisAnchor *bottomAnchor SINCE(9.0, 9.0, 1.0);
@property (readonly, strong) UILayoutGuide *safeAreaLayoutGuide SINCE(11.0, 11.0, 1.0);
@end

// MARK: Touches

MAIN_ACTOR SINCE(2.0, 9.0, 1.0)
@interface UITouch : NSObject
@property (nullable, readonly, strong) UIView *view;
- (CGPoint)locationInView:(nullable UIView *)view SWIFT_NAME(location(in:));
@end

MAIN_ACTOR
@protocol UIGestureRecognizerDelegate <NSObject>
@optional
- (BOOL)gestureRecognizer:(UIGestureRecognizer *)gestureRecognizer
       shouldReceiveTouch:(UITouch *)touch
    SWIFT_NAME(gestureRecognizer(_:shouldReceive:));
@end

MAIN_ACTOR SINCE(3.2, 9.0, 1.0)
@interface UIGestureRecognizer : NSObject
- (instancetype)init;
@property (nullable, weak) id<UIGestureRecognizerDelegate> delegate;
@end

MAIN_ACTOR SINCE(3.2, 9.0, 1.0)
@interface UITapGestureRecognizer : UIGestureRecognizer
@end

// MARK: Stacks and windows

typedef ENUM(NSInteger, UILayoutConstraintAxis) {
    UILayoutConstraintAxisHorizontal = 0,
    UILayoutConstraintAxisVertical = 1
} SWIFT_NAME(NSLayoutConstraint.Axis);

typedef ENUM(NSInteger, UIStackViewDistribution) {
    UIStackViewDistributionFill = 0,
    UIStackViewDistributionFillEqually = 1
} SWIFT_NAME(UIStackView.Distribution) SINCE(9.0, 9.0, 1.0);

MAIN_ACTOR SINCE(9.0, 9.0, 1.0)
@interface UIStackView : UIView
- (instancetype)initWithFrame:(CGRect)frame OBJC_DESIGNATED;
- (instancetype)initWithCoder:(NSCoder *)coder OBJC_DESIGNATED;
@property (readonly, copy) NSArray<UIView *> *arrangedSubviews;
- (void)addArrangedSubview:(UIView *)view;
@property UILayoutConstraintAxis axis;
@property UIStackViewDistribution distribution;
@end

MAIN_ACTOR SINCE(2.0, 9.0, 1.0)
@interface UIWindow : UIView
- (instancetype)initWithWindowScene:(UIWindowScene *)windowScene OBJC_DESIGNATED
    SINCE(13.0, 13.0, 1.0);
@property (nullable, strong) UIViewController *rootViewController SINCE(4.0, 9.0, 1.0);
@property (nullable, weak) UIWindowScene *windowScene SINCE(13.0, 13.0, 1.0);
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

typedef ENUM(NSInteger, UIModalPresentationStyle) {
    UIModalPresentationFullScreen = 0
};

MAIN_ACTOR SINCE(2.0, 9.0, 1.0)
@interface UINavigationItem : NSObject
@property (nullable, strong) UIBarButtonItem *rightBarButtonItem;
@end

MAIN_ACTOR SINCE(2.0, 9.0, 1.0)
@interface UIViewController : UIResponder <NSCoding>
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil OBJC_DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder OBJC_DESIGNATED;
@property (null_resettable, strong) UIView *view;
@property (nullable, weak, readonly) UIViewController *parentViewController SWIFT_NAME(parent);
@property (nullable, readonly) UIViewController *presentedViewController
    SWIFT_NAME(presentedViewController) SINCE(5.0, 9.0, 1.0);
@property (nullable, readonly) UIViewController *presentingViewController
    SWIFT_NAME(presentingViewController) SINCE(5.0, 9.0, 1.0);
@property (nullable, readonly, strong) UIView *viewIfLoaded SINCE(9.0, 9.0, 1.0);
- (void)loadViewIfNeeded SINCE(9.0, 9.0, 1.0);
@property (nullable, copy) NSString *title;
@property UIModalPresentationStyle modalPresentationStyle SINCE(3.2, 9.0, 1.0);
@property (readonly, strong) UINavigationItem *navigationItem;
@property (readonly) NSArray<UIViewController *> *childViewControllers
    SWIFT_NAME(children) SINCE(5.0, 9.0, 1.0);
- (void)loadView;
- (void)viewDidLoad;
- (void)addChildViewController:(UIViewController *)childController
    SWIFT_NAME(addChild(_:)) SINCE(5.0, 9.0, 1.0);
- (void)removeFromParentViewController SWIFT_NAME(removeFromParent()) SINCE(5.0, 9.0, 1.0);
- (void)willMoveToParentViewController:(nullable UIViewController *)parent
    SWIFT_NAME(willMove(toParent:)) SINCE(5.0, 9.0, 1.0);
- (void)didMoveToParentViewController:(nullable UIViewController *)parent
    SWIFT_NAME(didMove(toParent:)) SINCE(5.0, 9.0, 1.0);
- (void)presentViewController:(UIViewController *)viewControllerToPresent
                     animated:(BOOL)flag
                   completion:(void (^__nullable)(void))completion
    SWIFT_NAME(present(_:animated:completion:)) NOT_ASYNC SINCE(5.0, 9.0, 1.0);
- (void)dismissViewControllerAnimated:(BOOL)flag
                           completion:(void (^__nullable)(void))completion
    SWIFT_NAME(dismiss(animated:completion:)) NOT_ASYNC SINCE(5.0, 9.0, 1.0);
@end

MAIN_ACTOR SINCE(2.0, 9.0, 1.0)
@interface UINavigationController : UIViewController
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil OBJC_DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)aDecoder OBJC_DESIGNATED;
@property (copy) NSArray<UIViewController *> *viewControllers;
@end

// MARK: Tables

typedef ENUM(NSInteger, UITableViewStyle) {
    UITableViewStylePlain = 0,
    UITableViewStyleGrouped = 1
} SWIFT_NAME(UITableView.Style);

MAIN_ACTOR SINCE(2.0, 9.0, 1.0)
@interface UITableViewCell : UIView
@end

MAIN_ACTOR SINCE(2.0, 9.0, 1.0)
@interface UITableView : UIView
- (void)reloadData;
- (void)registerClass:(nullable Class)cellClass forCellReuseIdentifier:(NSString *)identifier
    SWIFT_NAME(register(_:forCellReuseIdentifier:)) SINCE(6.0, 9.0, 1.0);
- (UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier
                                          forIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME(dequeueReusableCell(withIdentifier:for:)) SINCE(6.0, 9.0, 1.0);
@end

MAIN_ACTOR SINCE(2.0, 9.0, 1.0)
@interface UITableViewController : UIViewController
- (instancetype)initWithStyle:(UITableViewStyle)style OBJC_DESIGNATED;
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil
                         bundle:(nullable NSBundle *)nibBundleOrNil OBJC_DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder OBJC_DESIGNATED;
@property (null_resettable, strong) UITableView *tableView;
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView
    SWIFT_NAME(numberOfSections(in:));
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section;
- (nullable NSString *)tableView:(UITableView *)tableView
         titleForHeaderInSection:(NSInteger)section;
- (UITableViewCell *)tableView:(UITableView *)tableView
         cellForRowAtIndexPath:(NSIndexPath *)indexPath SWIFT_NAME(tableView(_:cellForRowAt:));
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME(tableView(_:didSelectRowAt:));
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

// MARK: The app

typedef NSString *UIApplicationLaunchOptionsKey CLOSED_NEW_TYPE
    SWIFT_NAME(UIApplication.LaunchOptionsKey);

typedef ENUM(NSInteger, UIApplicationState) {
    UIApplicationStateActive = 0,
    UIApplicationStateInactive = 1,
    UIApplicationStateBackground = 2
} SWIFT_NAME(UIApplication.State) SINCE(4.0, 9.0, 1.0);

MAIN_ACTOR SINCE(2.0, 9.0, 1.0)
@interface UIApplication : UIResponder
@property (class, readonly, strong) UIApplication *sharedApplication SWIFT_NAME(shared);
@property (readonly) UIApplicationState applicationState SINCE(4.0, 9.0, 1.0);
@property (readonly) NSSet<UIScene *> *connectedScenes SINCE(13.0, 13.0, 1.0);
@end

MAIN_ACTOR
@protocol UIApplicationDelegate <NSObject>
@optional
- (BOOL)application:(UIApplication *)application
    didFinishLaunchingWithOptions:
        (nullable NSDictionary<UIApplicationLaunchOptionsKey, id> *)launchOptions
    SINCE(3.0, 9.0, 1.0);
@end

MAIN_ACTOR SINCE(13.0, 13.0, 1.0)
@interface UISceneSession : NSObject
@end

MAIN_ACTOR SINCE(13.0, 13.0, 1.0) SWIFT_NAME(UIScene.ConnectionOptions)
@interface UISceneConnectionOptions : NSObject
@end

MAIN_ACTOR SINCE(13.0, 13.0, 1.0)
@protocol UISceneDelegate <NSObject>
@optional
- (void)scene:(UIScene *)scene
    willConnectToSession:(UISceneSession *)session
                 options:(UISceneConnectionOptions *)connectionOptions
    SWIFT_NAME(scene(_:willConnectTo:options:));
@end

MAIN_ACTOR SINCE(13.0, 13.0, 1.0)
@protocol UIWindowSceneDelegate <UISceneDelegate>
@optional
@property (nullable, strong) UIWindow *window;
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
    UIControlEventPrimaryActionTriggered SINCE(9.0, 9.0, 1.0) = 1 << 13
} SWIFT_NAME(UIControl.Event);

MAIN_ACTOR SINCE(2.0, 9.0, 1.0)
@interface UIControl : UIView
- (void)addAction:(UIAction *)action forControlEvents:(UIControlEvents)controlEvents
    SWIFT_NAME(addAction(_:for:)) SINCE(14.0, 14.0, 1.0);
@end

MAIN_ACTOR SINCE(2.0, 9.0, 1.0)
@interface UIButton : UIControl
@end

MAIN_ACTOR SINCE(2.0, 9.0, 1.0)
@interface UIBarButtonItem : NSObject
@end

END_NONNULL
