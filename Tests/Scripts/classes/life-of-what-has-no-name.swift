final class Noisy {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("-\(name)") }
}
enum State { case idle, running(Noisy) }
func make(_ name: String) -> State { .running(Noisy(name)) }
func pair(_ name: String) -> (Noisy, Int) { (Noisy(name), 1) }
func maybe(_ name: String) -> Noisy? { Noisy(name) }

// Each part of a tuple lives as long as its own variable needs it.
func apart() {
  var (a, n) = (Noisy("a"), 1)
  n += 1
  a = Noisy("b")
  print("after", a.name, n)
  let (_, m) = pair("c")
  print("only", m)
}
apart()
var (first, second): (Noisy?, Noisy?) = (Noisy("first"), Noisy("second"))
first = nil
print(second!.name)

// What no name is bound to is gone before the body runs.
struct Machine {
  var state = State.running(Noisy("state"))
  mutating func stop() {
    if case .running = state {
      state = .idle
      print("stopped")
    }
    print("done")
  }
}
var machine = Machine()
machine.stop()
if case .running = make("if") { print("in if") }
if let _ = maybe("let") { print("in if let") }
switch make("switch") {
case .running: print("in switch")
case .idle: print("idle")
}
switch make("default") {
case .idle: print("idle")
default: print("in default")
}
switch make("bound") {
case .running(let noisy): print("in bound", noisy.name)
case .idle: print("idle")
}
func guarded() {
  guard case .running = make("guard") else { return }
  print("behind guard")
}
guarded()
