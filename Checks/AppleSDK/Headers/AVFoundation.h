// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

#pragma once
#include <CoreMedia/CoreMedia.h>
#include <Foundation/Foundation.h>
#include <QuartzCore/QuartzCore.h>

BEGIN_NONNULL

// MARK: Audio session

typedef NSString *AVAudioSessionCategory NEW_TYPE SWIFT_NAME(AVAudioSession.Category);
typedef NSString *AVAudioSessionMode NEW_TYPE SWIFT_NAME(AVAudioSession.Mode);

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

extern AVAudioSessionCategory const AVAudioSessionCategoryPlayback;
extern AVAudioSessionCategory const AVAudioSessionCategoryPlayAndRecord;
extern AVAudioSessionCategory const AVAudioSessionCategoryMultiRoute;
extern AVAudioSessionMode const AVAudioSessionModeMoviePlayback;
extern NSNotificationName const AVAudioSessionRouteChangeNotification
    SWIFT_NAME(AVAudioSession.routeChangeNotification);

// MARK: Item

@class AVAsset;

MAIN_ACTOR
@interface AVPlayerItem : NSObject
- (instancetype)initWithURL:(NSURL *)URL NONISOLATED;
@property (readonly) CGSize presentationSize NONISOLATED;
- (CMTime)currentTime NONISOLATED;
@property (readonly) CMTime duration NONISOLATED;
@end

extern NSNotificationName const AVPlayerItemDidPlayToEndTimeNotification;

// MARK: Player

typedef ENUM(NSInteger, AVPlayerTimeControlStatus) {
    AVPlayerTimeControlStatusPaused = 0,
    AVPlayerTimeControlStatusWaitingToPlayAtSpecifiedRate = 1,
    AVPlayerTimeControlStatusPlaying = 2
} SWIFT_NAME(AVPlayer.TimeControlStatus) SINCE(10.0, 10.0, 1.0);

typedef ENUM(NSInteger, AVPlayerActionAtItemEnd) {
    AVPlayerActionAtItemEndAdvance = 0,
    AVPlayerActionAtItemEndPause = 1,
    AVPlayerActionAtItemEndNone = 2
} SWIFT_NAME(AVPlayer.ActionAtItemEnd);

MAIN_ACTOR
@interface AVPlayer : NSObject
- (instancetype)init NONISOLATED;
- (instancetype)initWithURL:(NSURL *)URL NONISOLATED;
- (instancetype)initWithPlayerItem:(nullable AVPlayerItem *)item NONISOLATED;
@property (nullable, readonly, strong) AVPlayerItem *currentItem NONISOLATED;
@property (readonly) AVPlayerTimeControlStatus timeControlStatus NONISOLATED
    SINCE(10.0, 10.0, 1.0);
@property AVPlayerActionAtItemEnd actionAtItemEnd NONISOLATED;
@property (getter=isMuted) BOOL muted NONISOLATED;
- (void)play;
- (void)pause;
- (void)replaceCurrentItemWithPlayerItem:(nullable AVPlayerItem *)item;
- (CMTime)currentTime NONISOLATED;
@end

MAIN_ACTOR
@interface AVQueuePlayer : AVPlayer
- (instancetype)initWithItems:(NSArray<AVPlayerItem *> *)items NONISOLATED;
- (NSArray<AVPlayerItem *> *)items NONISOLATED;
- (void)advanceToNextItem;
@end

// MARK: Layer

typedef NSString *AVLayerVideoGravity NEW_TYPE;
extern AVLayerVideoGravity const AVLayerVideoGravityResizeAspect;
extern AVLayerVideoGravity const AVLayerVideoGravityResizeAspectFill;
extern AVLayerVideoGravity const AVLayerVideoGravityResize;

@interface AVPlayerLayer : CALayer
+ (AVPlayerLayer *)playerLayerWithPlayer:(nullable AVPlayer *)player;
@property (nullable, strong) AVPlayer *player;
@property (copy) AVLayerVideoGravity videoGravity;
@property (readonly, getter=isReadyForDisplay) BOOL readyForDisplay;
@end

END_NONNULL
