// willSet and didSet: order, oldValue/newValue, own names, not in init, inherited properties, mutation in place.
struct Track {
  var name: String {
    willSet { print("  will: \(name) -> \(newValue)") }
    didSet { print("  did: \(oldValue) -> \(name)") }
  }
  var plays = 0 {
    willSet(next) { print("  plays \(plays) to \(next)") }
    didSet(before) { if plays < before { plays = before } }
  }
  init(name: String) {
    self.name = name
    self.name = name.uppercased()
  }
}

var track = Track(name: "tune")
print(track.name)
track.name = "song"
track.name.append("!")
track.plays += 3
track.plays = 1
print(track.name, track.plays)

// Elements and fields: one set of the whole property for each change in place.
final class Playlist {
  var tracks: [String] = [] { didSet { print("  tracks now \(tracks.count), were \(oldValue.count)") } }
  var size = (w: 1, h: 1) { didSet { print("  size \(oldValue) -> \(size)") } }
  var best: Track? { didSet { print("  best changed to \(best?.plays ?? -1)") } }
}
let list = Playlist()
list.tracks.append("a")
list.tracks += ["b", "c"]
list.tracks[0] = "z"
list.size.h = 9
list.best = track
list.best?.plays = 8
list.best = nil
list.best?.plays = 9
print(list.tracks)

// Observers in a subclass run around those of the base class; they may observe computed properties, too.
class Shape {
  var side = 1 { willSet { print("  base will \(newValue)") } didSet { print("  base did \(side)") } }
  var area: Int { get { side * side } set { side = newValue / side } }
}
final class Watched: Shape {
  override var side: Int { willSet { print("  sub will \(newValue)") } didSet { print("  sub did \(oldValue)") } }
  override var area: Int { didSet { print("  area \(oldValue) -> \(area)") } }
}
let watched = Watched()
watched.side = 4
watched.area = 20
print(watched.side)

// Globals, statics, locals.
var global = 0 { didSet { print("  global", global) } }
global = 5
enum Config { static var level = 1 { didSet { print("  level", oldValue, level) } } }
Config.level *= 3
func local() -> Int {
  var changes = 0
  var value = 0 { didSet { changes += 1 } }
  for n in 1...3 { value += n }
  return value * 10 + changes
}
print(local())
