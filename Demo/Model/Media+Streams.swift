// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

extension Media {
    /// Streams that Apple publishes as examples, for the apps on its systems.
    public static let streams = [
        Media(
            "Bip",
            summary: "Wide, with a clock",
            at: "\(examples)/bipbop_16x9/bipbop_16x9_variant.m3u8"
        ),
        Media(
            "Bop",
            summary: "As wide as old television",
            at: "\(examples)/bipbop_4x3/bipbop_4x3_variant.m3u8"
        ),
        Media(
            "Beep",
            summary: "In many qualities",
            at: "\(examples)/img_bipbop_adv_example_fmp4/master.m3u8"
        ),
        Media("Boop", summary: "In HEVC", at: "\(examples)/bipbop_adv_example_hevc/master.m3u8"),
    ]

    private static let examples = "https://devstreaming-cdn.apple.com/videos/streaming/examples"
}
