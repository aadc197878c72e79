import Presentables

struct Minion: TextPresentable, SwitchPresentable {
  var text: String { "Banana" }
  var textColor: Color { .black }
  var font: Font { .system(17) }
  var switchOn = true
  var switchColor: Color { .purple }
  mutating func onSwitchToggleOn(on: Bool) { switchOn = on }
}

show(Minion())
