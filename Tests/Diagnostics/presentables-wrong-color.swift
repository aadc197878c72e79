import Presentables
struct Minion: TextPresentable {
  let text = "Minion Mode"
  var textColor: Color { .ultraviolet } // error: ultraviolet
  var font: Font { 17 } // error: Font
}
