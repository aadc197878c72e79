import Presentables

struct Minion: TextPresentable, SwitchPresentable {
  var text: String { "Banana" }
  var switchOn = true
  mutating func onSwitchToggleOn(on: Bool) { switchOn = on }
}

let cell = show(Minion())
cell.toggle()
