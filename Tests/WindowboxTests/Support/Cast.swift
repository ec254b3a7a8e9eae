// Windowbox: Picture in Picture for Swift apps.
// SPDX-License-Identifier: MIT

import Windowbox

// Who plays in the tables: views and players by single letters.

let viewA = ViewID(rawValue: 1)
let viewB = ViewID(rawValue: 2)
let viewC = ViewID(rawValue: 3)
let playerP = PlayerID(rawValue: 1)
let playerQ = PlayerID(rawValue: 2)
let window = SceneID(rawValue: 1)
let otherWindow = SceneID(rawValue: 2)

let surfaceAP = SurfaceID(view: viewA, player: playerP)
let surfaceAQ = SurfaceID(view: viewA, player: playerQ)
let surfaceBP = SurfaceID(view: viewB, player: playerP)
let surfaceBQ = SurfaceID(view: viewB, player: playerQ)
let surfaceCP = SurfaceID(view: viewC, player: playerP)

let sourceAP = Source(surface: surfaceAP)
let sourceAQ = Source(surface: surfaceAQ)
let sourceBP = Source(surface: surfaceBP)
let sourceBQ = Source(surface: surfaceBQ)

let first = SessionNumber(rawValue: 1)
let second = SessionNumber(rawValue: 2)
