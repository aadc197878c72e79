// Protocols can be declared within functions, and within types that are not generic.
func measure() {
  protocol Measured {
    associatedtype Size
    var size: Size { get }
    func twice() -> String
  }
  struct Box: Measured {
    let size = 3
    func twice() -> String { "\(size * 2)" }
  }
  class Text: Measured {
    var size: String { "large" }
    func twice() -> String { size + size }
  }
  func show<T: Measured>(_ value: T) { print(value.size, value.twice()) }
  show(Box())
  show(Text())
  let all: [any Measured] = [Box(), Text()]
  print(all.map { $0.twice() })
}
measure()

class Machine {
  protocol Delegate: AnyObject {
    func didStart(_ machine: Machine)
  }
  weak var delegate: Delegate?
  func start() { delegate?.didStart(self) }
}
class Watcher: Machine.Delegate {
  func didStart(_ machine: Machine) { print("started") }
}
let watcher = Watcher()
let machine = Machine()
machine.delegate = watcher
machine.start()

let closure = {
  protocol Greeting { func greet() }
  struct Hello: Greeting { func greet() { print("hello") } }
  let greeting: any Greeting = Hello()
  greeting.greet()
}
closure()
