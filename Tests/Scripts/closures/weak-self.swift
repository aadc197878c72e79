// Closures and ownership: cycles broken by weak and unowned captures.
class Controller {
  let name: String
  var onToggle: ((Bool) -> Void)?
  var log: [String] = []
  init(_ name: String) { self.name = name }
  func wireWeakly() {
    onToggle = { [weak self] on in
      guard let self else { print("no self"); return }
      self.log.append("\(self.name) \(on)")
    }
  }
  func wireUnowned() {
    onToggle = { [unowned self] on in log(on) }
  }
  func log(_ on: Bool) { log.append("unowned \(on)") }
  deinit { print("deinit", name, log) }
}
var saved: ((Bool) -> Void)?
do {
  let c = Controller("weak")
  c.wireWeakly()
  c.onToggle?(true)
  saved = c.onToggle
  saved?(false)
}
saved?(true)
do {
  let c = Controller("unowned")
  c.wireUnowned()
  c.onToggle?(true)
}
do {
  let c = Controller("optional chain")
  c.onToggle = { [weak c] in c?.log.append("chain \($0)") }
  c.onToggle?(true)
}
var keeper: (() -> String)?
do {
  let c = Controller("kept")
  keeper = { c.name }
}
print("kept alive:", keeper?() ?? "-")
keeper = nil
print("released")
class Button {
  var actions: [() -> Void] = []
  func press() { for action in actions { action() } }
}
let button = Button()
do {
  let c = Controller("target")
  button.actions.append { [weak c] in print(c?.name ?? "target gone") }
  button.press()
}
button.press()
weak var w: Controller? = Controller("instant")
print(w?.name ?? "already gone")
