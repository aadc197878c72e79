// Value-type view models replaced frame by frame.
struct SettingViewModel: Equatable { var title: String; var on: Bool; var taps = 0 }
enum Event { case toggle, rename(String), tap }
struct Frame { let index: Int; let model: SettingViewModel }
extension SettingViewModel {
  func after(_ event: Event) -> SettingViewModel {
    var next = self
    switch event {
    case .toggle: next.on.toggle()
    case .rename(let title): next.title = title
    case .tap: next.taps += 1
    }
    return next
  }
  var drawing: String { "[\(title)\(String(repeating: " ", count: 12 - title.count))\(on ? "( o)" : "(o )") \(taps)]" }
}
struct Zoetrope {
  private(set) var frames: [Frame]
  init(_ model: SettingViewModel) { frames = [Frame(index: 0, model: model)] }
  var current: SettingViewModel { frames[frames.count - 1].model }
  mutating func send(_ events: Event...) {
    for event in events {
      let next = current.after(event)
      if next != current { frames.append(Frame(index: frames.count, model: next)) }
    }
  }
  mutating func back() { if frames.count > 1 { frames.removeLast() } }
}
var z = Zoetrope(SettingViewModel(title: "Minions", on: true))
z.send(.toggle, .tap, .tap, .rename("Minions"), .rename("Bananas"))
let saved = z
z.back()
z.send(.toggle)
for frame in z.frames { print(frame.index, frame.model.drawing) }
print(saved.current, saved.frames.count, z.frames.count, z.current == saved.current)
