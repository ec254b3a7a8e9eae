// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#pragma once
#include <Foundation/Foundation.h>
#include <QuartzCore/QuartzCore.h>

BEGIN_NONNULL

// MARK: Audio session

typedef NSString *AVAudioSessionCategory CLOSED_NEW_TYPE SWIFT_NAME(AVAudioSession.Category);
typedef NSString *AVAudioSessionMode CLOSED_NEW_TYPE SWIFT_NAME(AVAudioSession.Mode);

typedef OPTIONS(NSUInteger, AVAudioSessionCategoryOptions) {
    AVAudioSessionCategoryOptionMixWithOthers = 1
} SWIFT_NAME(AVAudioSession.CategoryOptions);

SINCE(3.0, 9.0, 1.0)
@interface AVAudioSession : NSObject
+ (AVAudioSession *)sharedInstance;
@property (readonly) AVAudioSessionCategory category;
- (BOOL)setCategory:(AVAudioSessionCategory)category
               mode:(AVAudioSessionMode)mode
            options:(AVAudioSessionCategoryOptions)options
              error:(NSError **)error SINCE(10.0, 10.0, 1.0);
@end

extern AVAudioSessionCategory const AVAudioSessionCategoryPlayback SINCE(3.0, 9.0, 1.0);
extern AVAudioSessionCategory const AVAudioSessionCategoryPlayAndRecord SINCE(3.0, 9.0, 1.0);
extern AVAudioSessionCategory const AVAudioSessionCategoryMultiRoute SINCE(6.0, 9.0, 1.0);
extern AVAudioSessionMode const AVAudioSessionModeMoviePlayback SINCE(6.0, 9.0, 1.0);
extern NSNotificationName const AVAudioSessionRouteChangeNotification
    SWIFT_NAME(AVAudioSession.routeChangeNotification) SINCE(6.0, 9.0, 1.0);

// MARK: Item

MAIN_ACTOR SINCE(4.0, 9.0, 1.0)
@interface AVPlayerItem : NSObject
- (instancetype)initWithURL:(NSURL *)URL NONISOLATED;
@property (readonly) CGSize presentationSize NONISOLATED;
@end

extern NSNotificationName const AVPlayerItemDidPlayToEndTimeNotification
    SWIFT_NAME(AVPlayerItem.didPlayToEndTimeNotification) SINCE(4.0, 9.0, 1.0);

// MARK: Player

typedef ENUM(NSInteger, AVPlayerTimeControlStatus) {
    AVPlayerTimeControlStatusPaused = 0,
    AVPlayerTimeControlStatusWaitingToPlayAtSpecifiedRate = 1,
    AVPlayerTimeControlStatusPlaying = 2
} SWIFT_NAME(AVPlayer.TimeControlStatus) SINCE(10.0, 10.0, 1.0);

MAIN_ACTOR SINCE(4.0, 9.0, 1.0)
@interface AVPlayer : NSObject
- (instancetype)init NONISOLATED;
- (instancetype)initWithURL:(NSURL *)URL NONISOLATED;
@property (nullable, readonly, strong) AVPlayerItem *currentItem NONISOLATED;
@property (readonly) AVPlayerTimeControlStatus timeControlStatus NONISOLATED
    SINCE(10.0, 10.0, 1.0);
@property (getter=isMuted) BOOL muted NONISOLATED SINCE(7.0, 9.0, 1.0);
- (void)play NONISOLATED;
- (void)pause NONISOLATED;
- (void)replaceCurrentItemWithPlayerItem:(nullable AVPlayerItem *)item NONISOLATED;
@end

// MARK: Layer

typedef NSString *AVLayerVideoGravity CLOSED_NEW_TYPE;
extern AVLayerVideoGravity const AVLayerVideoGravityResizeAspect SINCE(4.0, 9.0, 1.0);
extern AVLayerVideoGravity const AVLayerVideoGravityResizeAspectFill SINCE(4.0, 9.0, 1.0);
extern AVLayerVideoGravity const AVLayerVideoGravityResize SINCE(4.0, 9.0, 1.0);

SINCE(4.0, 9.0, 1.0)
@interface AVPlayerLayer : CALayer
+ (AVPlayerLayer *)playerLayerWithPlayer:(nullable AVPlayer *)player;
@property (nullable, strong) AVPlayer *player;
@property (copy) AVLayerVideoGravity videoGravity;
@property (readonly, getter=isReadyForDisplay) BOOL readyForDisplay;
@end

END_NONNULL
