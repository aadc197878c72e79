import Presentables

struct Minion: TextPresentable {
  var text: String { "Bello!" }
}

show(Minion())
