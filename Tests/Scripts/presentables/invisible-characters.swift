// What a terminal would obey, and what has no width and joins nothing, is shown in a cell by its number; what makes one sign of several is kept.
import Presentables

struct Name: TextPresentable {
  var text: String
}
show(Name(text: "a\u{202E}b\u{200B}c\u{2066}d\u{7}e\u{FEFF}f\u{2060}g"))
show(Name(text: "👩\u{200D}👧 e\u{301} ก\u{E33}"))
show(Name(text: "\u{301}x"))
