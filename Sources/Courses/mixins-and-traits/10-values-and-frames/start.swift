import Presentables

struct Lamp: TextPresentable, SwitchPresentable {
  var text: String { "Lamp" }
  var switchOn = false
  mutating func onSwitchToggleOn(on: Bool) {
  }
}

let cell = show(Lamp())
cell.toggle()
cell.toggle()
cell.toggle()
