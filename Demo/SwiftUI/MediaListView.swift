// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DemoModel
import SwiftUI
import WindowboxAVKit

/// What there is to play, for each demo; and how it stands with Picture in Picture.
struct MediaListView: View {
    @Bindable var router: DemoRouter
    @Environment(\.pictureInPicture) private var pictureInPicture

    var body: some View {
        List {
            Section("Settings") {
                Picker("Players have", selection: $router.kind) {
                    ForEach(VideoViewKind.allCases, id: \.self) { kind in
                        Text(kind.title).tag(kind)
                    }
                }
                Text(pictureInPicture.line)
            }
            ForEach(Demo.allCases) { demo in
                Section(demo.title) {
                    ForEach(router.media) { item in
                        row(item, in: demo)
                    }
                }
            }
        }
        .navigationTitle("Windowbox")
    }

    private func row(_ item: Media, in demo: Demo) -> some View {
        Button {
            router.open(item, in: demo)
        } label: {
            HStack {
                VStack(alignment: .leading) {
                    Text(item.title)
                    Text(item.summary).foregroundStyle(.secondary)
                }
                Spacer()
                if router.itemInPictureInPicture == item {
                    Image(systemName: "pip.fill")
                }
            }
        }
    }
}
