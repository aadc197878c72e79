import Presentables

struct Minion: TextPresentable, SwitchPresentable {
  var text: String { "Bello" }
  var textColor: Color { .yellow }
  var switchOn = true
  mutating func onSwitchToggleOn(on: Bool) { switchOn = on }
}

show(Minion())
print("Banana")
