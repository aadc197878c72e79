struct Minion: TextPresentable { // error: TextPresentable
  var text: String { "Minion Mode" }
}
