// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

// What the declarations say of themselves, in the compiler's terms.
#pragma once

typedef unsigned long NSUInteger;
typedef long NSInteger;

#define BEGIN_NONNULL _Pragma("clang assume_nonnull begin")
#define END_NONNULL _Pragma("clang assume_nonnull end")

#define OBJC_DESIGNATED __attribute__((objc_designated_initializer))
#define SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define SWIFT_BRIDGE(type) __attribute__((swift_bridge(type)))
// A type of names, to which apps add their own, or none.
#define NEW_TYPE __attribute__((swift_newtype(struct)))
#define CLOSED_NEW_TYPE __attribute__((swift_newtype(enum)))
#define SENDABLE __attribute__((swift_attr("@Sendable")))
#define MAIN_ACTOR __attribute__((swift_attr("@UIActor")))
#define NONISOLATED __attribute__((swift_attr("nonisolated")))
#define NOT_ASYNC __attribute__((swift_async(none)))
#define UNAVAILABLE __attribute__((unavailable))

#define ENUM(type, name) \
    enum name : type name; \
    enum __attribute__((enum_extensibility(open))) name : type
#define OPTIONS(type, name) \
    enum name : type name; \
    enum __attribute__((flag_enum, enum_extensibility(open))) name : type

// Since which version of each platform; Catalyst follows iOS.
#define SINCE(ios, tvos, visionos) \
    SINCE_IOS(ios) SINCE_TVOS(tvos) SINCE_VISIONOS(visionos)
#define SINCE_IOS(version) __attribute__((availability(ios, introduced = version)))
#define SINCE_TVOS(version) __attribute__((availability(tvos, introduced = version)))
#define SINCE_VISIONOS(version) __attribute__((availability(xros, introduced = version)))
#define NOT_ON_IOS __attribute__((availability(ios, unavailable)))
#define NOT_ON_TVOS __attribute__((availability(tvos, unavailable)))
#define NOT_ON_VISIONOS __attribute__((availability(xros, unavailable)))
