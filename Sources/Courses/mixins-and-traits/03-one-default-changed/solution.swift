import Presentables

struct Minion: TextPresentable, SwitchPresentable {
  var text: String { "Banana" }
  var textColor: Color { switchOn ? .yellow : .gray }
  var switchOn = true
  var switchColor: Color { .yellow }
  mutating func onSwitchToggleOn(on: Bool) { switchOn = on }
}

let cell = show(Minion())
cell.toggle()
