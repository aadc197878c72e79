import Presentables

protocol Loud {}

extension TextPresentable {
  var textColor: Color { .gray }
}

struct Whisper: TextPresentable {
  var text: String { "psst" }
}

struct Shout: TextPresentable, Loud {
  var text: String { "HEY" }
}

show(Whisper())
show(Shout())
