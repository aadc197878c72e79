import SwiftUI
let tracks = [Track(id: 1, title: "Happy", artist: "Pharrell", duration: 233), Track(id: 2, title: "Banana", artist: "Minions", duration: 61)]
let s = show(LibraryView(tracks: tracks))
s.tap("Happy")
Player.shared.tick(100)
s.refresh()
s.hold("Banana", "Play later")
s.drag("Happy", y: -50)
s.tap("Pause")
s.tap("Play")
s.tap("Skip")
s.tap("Skip")
