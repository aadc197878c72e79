// Row 17: a cell stores a struct view model; flipping its switch leaves the script's own alone.
protocol S { var on: Bool { get set } ; mutating func onToggle(on: Bool) }
extension S { mutating func onToggle(on: Bool) { self.on = on } }
final class Cell<Model: S> {
  private(set) var model: Model
  init(_ model: Model) { self.model = model }
  func toggle() { model.onToggle(on: !model.on) }
}
struct Minion: S { var on = true; var times = 0; mutating func onToggle(on: Bool) { self.on = on; times += 1 } }
final class Shared: S { var on = true }
let minion = Minion()
let cell = Cell(minion)
cell.toggle()
print(minion.on, cell.model.on, cell.model.times)
cell.toggle()
cell.toggle()
print(minion.times, cell.model.times)
let shared = Shared()
let other = Cell(shared)
other.toggle()
print(shared.on, other.model.on)
