// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#pragma once
#include <AVFoundation/AVFoundation.h>
#include <UIKit/UIKit.h>

BEGIN_NONNULL

@protocol AVPictureInPictureControllerDelegate, AVPlayerViewControllerDelegate;

// MARK: Picture in Picture of a layer

SINCE(15.0, 15.0, 1.0) SWIFT_NAME(AVPictureInPictureController.ContentSource)
@interface AVPictureInPictureControllerContentSource : NSObject
- (instancetype)init UNAVAILABLE;
- (instancetype)initWithPlayerLayer:(AVPlayerLayer *)playerLayer;
@property (nullable, readonly) AVPlayerLayer *playerLayer;
@end

SINCE(9.0, 14.0, 1.0)
@interface AVPictureInPictureController : NSObject
+ (BOOL)isPictureInPictureSupported;
@property (class, readonly, strong) UIImage *pictureInPictureButtonStartImage SINCE(13.0, 14.0, 1.0);
@property (class, readonly, strong) UIImage *pictureInPictureButtonStopImage SINCE(13.0, 14.0, 1.0);
- (instancetype)init UNAVAILABLE;
- (instancetype)initWithContentSource:(AVPictureInPictureControllerContentSource *)contentSource
    OBJC_DESIGNATED SINCE(15.0, 15.0, 1.0);
- (nullable instancetype)initWithPlayerLayer:(AVPlayerLayer *)playerLayer;
@property (nullable, strong) AVPictureInPictureControllerContentSource *contentSource
    SINCE(15.0, 15.0, 1.0);
@property (readonly, strong) AVPlayerLayer *playerLayer;
@property (nullable, weak) id<AVPictureInPictureControllerDelegate> delegate;
- (void)startPictureInPicture;
- (void)stopPictureInPicture;
@property (readonly, getter=isPictureInPicturePossible) BOOL pictureInPicturePossible;
@property (readonly, getter=isPictureInPictureActive) BOOL pictureInPictureActive;
@property (readonly, getter=isPictureInPictureSuspended) BOOL pictureInPictureSuspended;
@property (readonly) BOOL canStopPictureInPicture
    SINCE_TVOS(14.0) NOT_ON_IOS NOT_ON_VISIONOS;
@property BOOL requiresLinearPlayback SINCE(14.0, 14.0, 1.0);
@property BOOL canStartPictureInPictureAutomaticallyFromInline
    SINCE_IOS(14.2) SINCE_VISIONOS(1.0) NOT_ON_TVOS;
@end

SINCE(9.0, 14.0, 1.0)
@protocol AVPictureInPictureControllerDelegate <NSObject>
@optional
- (void)pictureInPictureControllerWillStartPictureInPicture:(AVPictureInPictureController *)pictureInPictureController
    SWIFT_NAME(pictureInPictureControllerWillStartPictureInPicture(_:));
- (void)pictureInPictureControllerDidStartPictureInPicture:(AVPictureInPictureController *)pictureInPictureController
    SWIFT_NAME(pictureInPictureControllerDidStartPictureInPicture(_:));
- (void)pictureInPictureController:(AVPictureInPictureController *)pictureInPictureController
    failedToStartPictureInPictureWithError:(NSError *)error
    SWIFT_NAME(pictureInPictureController(_:failedToStartPictureInPictureWithError:));
- (void)pictureInPictureControllerWillStopPictureInPicture:(AVPictureInPictureController *)pictureInPictureController
    SWIFT_NAME(pictureInPictureControllerWillStopPictureInPicture(_:));
- (void)pictureInPictureControllerDidStopPictureInPicture:(AVPictureInPictureController *)pictureInPictureController
    SWIFT_NAME(pictureInPictureControllerDidStopPictureInPicture(_:));
- (void)pictureInPictureController:(AVPictureInPictureController *)pictureInPictureController
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:(void (^)(BOOL restored))completionHandler
    SWIFT_NAME(pictureInPictureController(_:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:));
@end

// MARK: The system's player

MAIN_ACTOR SINCE(8.0, 9.0, 1.0)
@interface AVPlayerViewController : UIViewController
@property (nullable, strong) AVPlayer *player;
@property (copy) AVLayerVideoGravity videoGravity;
@property (nullable, readonly) UIView *contentOverlayView;
@property BOOL allowsPictureInPicturePlayback SINCE(9.0, 14.0, 1.0);
@property BOOL canStartPictureInPictureAutomaticallyFromInline
    SINCE_IOS(14.2) SINCE_VISIONOS(1.0) NOT_ON_TVOS;
@property (nullable, weak) id<AVPlayerViewControllerDelegate> delegate SINCE(9.0, 9.0, 1.0);
@end

SINCE(9.0, 9.0, 1.0)
@protocol AVPlayerViewControllerDelegate <NSObject>
@optional
- (void)playerViewControllerWillStartPictureInPicture:(AVPlayerViewController *)playerViewController
    SWIFT_NAME(playerViewControllerWillStartPictureInPicture(_:)) SINCE_TVOS(14.0);
- (void)playerViewControllerDidStartPictureInPicture:(AVPlayerViewController *)playerViewController
    SWIFT_NAME(playerViewControllerDidStartPictureInPicture(_:)) SINCE_TVOS(14.0);
- (void)playerViewController:(AVPlayerViewController *)playerViewController
    failedToStartPictureInPictureWithError:(NSError *)error
    SWIFT_NAME(playerViewController(_:failedToStartPictureInPictureWithError:)) SINCE_TVOS(14.0);
- (void)playerViewControllerWillStopPictureInPicture:(AVPlayerViewController *)playerViewController
    SWIFT_NAME(playerViewControllerWillStopPictureInPicture(_:)) SINCE_TVOS(14.0);
- (void)playerViewControllerDidStopPictureInPicture:(AVPlayerViewController *)playerViewController
    SWIFT_NAME(playerViewControllerDidStopPictureInPicture(_:)) SINCE_TVOS(14.0);
- (BOOL)playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart:
    (AVPlayerViewController *)playerViewController
    SWIFT_NAME(playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(_:))
    SINCE_TVOS(14.0);
- (void)playerViewController:(AVPlayerViewController *)playerViewController
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:(void (^)(BOOL restored))completionHandler
    SWIFT_NAME(playerViewController(_:restoreUserInterfaceForPictureInPictureStopWithCompletionHandler:))
    SINCE_TVOS(14.0);
- (void)playerViewController:(AVPlayerViewController *)playerViewController
    willBeginFullScreenPresentationWithAnimationCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator
    SWIFT_NAME(playerViewController(_:willBeginFullScreenPresentationWithAnimationCoordinator:))
    SINCE_IOS(12.0) SINCE_VISIONOS(1.0) NOT_ON_TVOS;
- (void)playerViewController:(AVPlayerViewController *)playerViewController
    willEndFullScreenPresentationWithAnimationCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator
    SWIFT_NAME(playerViewController(_:willEndFullScreenPresentationWithAnimationCoordinator:))
    SINCE_IOS(12.0) SINCE_VISIONOS(1.0) NOT_ON_TVOS;
@end

END_NONNULL
