// Toggling: the handler, the frames, the cell's own copy.
import Presentables

struct Minion: TextPresentable, SwitchPresentable {
  var text: String { switchOn ? "Minions" : "no Minions" }
  var switchOn = true
  var times = 0
  mutating func onSwitchToggleOn(on: Bool) {
    switchOn = on
    times += 1
    print("toggled", on, times)
  }
}
struct Stubborn: TextPresentable, SwitchPresentable {
  let text = "stubborn", switchOn = false
  func onSwitchToggleOn(on: Bool) { print("ignores", on) }
}
final class Shared: TextPresentable, SwitchPresentable {
  var text = "shared"
  var switchOn = false
  func onSwitchToggleOn(on: Bool) { switchOn = on; text += on ? "+" : "-" }
}
let minion = Minion()
let cell = show(minion)
cell.toggle()
cell.toggle()
print(minion.switchOn, minion.times, cell.model.switchOn, cell.model.times, cell.frames.count)
let stubborn = show(Stubborn())
stubborn.toggle()
stubborn.toggle()
print(stubborn.model.switchOn, stubborn.frames.count)
let shared = Shared()
let sharedCell = show(shared)
sharedCell.toggle()
print(shared.switchOn, shared.text)
cell.replace(with: Minion(switchOn: false, times: 10))
print(cell.model.times, cell.frames.map { $0.number })
