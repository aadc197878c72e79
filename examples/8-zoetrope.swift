// The zoetrope itself: every frame is a still value, and the motion is in the eye of the one who looks.
//
// Notice: Dancer has no variable at all. Nothing ever changes; the cell is handed the next value and keeps the latest.
// That is why the earlier frames are still there and can be shown side by side, and why `first` is what it was.

import Presentables

struct Dancer: TextPresentable {
  let step: Int

  var text: String {
    switch step % 4 {
    case 0: return "\\o/"
    case 1: return "_o/"
    case 2: return "\\o_"
    default: return "_o_"
    }
  }

  var next: Dancer { Dancer(step: step + 1) }
}

let first = Dancer(step: 0)
let cell = show(first)
for _ in 1...3 {
  cell.replace(with: cell.model.next)
}

print("The strip, all \(cell.frames.count) frames:")
cell.showFrames()

print("Frame 1 once more:")
cell.frames[1].draw()
print("The cell is at step \(cell.model.step), the first value still at step \(first.step).")

// A switch is no different: the handler makes the next value, and the cell keeps it.
struct Lamp: TextPresentable, SwitchPresentable {
  var switchOn = false
  var text: String { switchOn ? "bright" : "dark" }

  mutating func onSwitchToggleOn(on: Bool) { self = Lamp(switchOn: on) }
}

let lamp = show(Lamp())
lamp.toggle()
lamp.toggle()
lamp.showFrames()
