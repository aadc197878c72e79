import Presentables

struct MinionMode: TextPresentable, SwitchPresentable {
  var text: String { "Minion Mode" }
  var textColor: Color { .blue }
  var switchOn = true
  var switchColor: Color { .yellow }
  mutating func onSwitchToggleOn(on: Bool) { switchOn = on }
}

struct Silence: TextPresentable, SwitchPresentable {
  var text: String { "Silence" }
  var switchOn = false
  mutating func onSwitchToggleOn(on: Bool) { switchOn = on }
}

show(MinionMode())
show(Silence())
