import Presentables

struct Lamp: TextPresentable, SwitchPresentable {
  var text: String { "Lamp, flipped \(count) times" }
  var switchOn = false
  var count = 0
  mutating func onSwitchToggleOn(on: Bool) {
    switchOn = on
    count += 1
  }
}

let cell = show(Lamp())
cell.toggle()
cell.toggle()
cell.toggle()
