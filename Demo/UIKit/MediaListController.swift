// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import DemoModel
import Observation
import UIKit
import WindowboxAVKit

/// What there is to play, for each demo; and how it stands with Picture in Picture.
final class MediaListController: UITableViewController {
    private let router: DemoRouter
    private let demos = Demo.allCases

    init(router: DemoRouter) {
        self.router = router
        super.init(style: .grouped)
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        update()
    }

    /// Shows what is so, now and whenever it changes.
    private func update() {
        withObservationTracking {
            let kind = router.kind
            title = PictureInPicture.shared.line
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: kind.title,
                primaryAction: UIAction { [router] _ in
                    router.kind = kind == .video ? .systemVideo : .video
                }
            )
            _ = router.itemInPictureInPicture
        } onChange: { [weak self] in
            Task { @MainActor in self?.update() }
        }
        tableView.reloadData()
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        demos.count
    }

    override func tableView(
        _ tableView: UITableView,
        titleForHeaderInSection section: Int
    ) -> String? {
        demos[section].title
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        router.media.count
    }

    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        let item = router.media[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = item.title
        content.secondaryText = item.summary
        content.image =
            router.itemInPictureInPicture == item ? UIImage(systemName: "pip.fill") : nil
        cell.contentConfiguration = content
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        router.open(router.media[indexPath.row], in: demos[indexPath.section])
    }
}
