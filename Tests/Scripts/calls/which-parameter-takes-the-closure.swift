func two(a: (() -> Int)? = nil, b: (() -> Int)? = nil) { print(a == nil, b == nil) }
two { 2 }
two(a: { 1 })
two { 1 } b: { 2 }
two(a: { 1 }) { 2 }
class Loader {
  func load(done: (() -> Void)? = nil, failed: (() -> Void)? = nil) { print(done == nil, failed == nil) }
}
Loader().load {}
func taking(a: ((Int) -> Void)? = nil, b: (() -> Void)? = nil) { print(a == nil, b == nil) }
taking {}
taking { print($0) }
taking { number in }
func giving(a: (() -> Void)? = nil, b: ((Int) -> Void)? = nil) { print(a == nil, b == nil) }
giving {}
giving { print($0) }
giving { _ in }
func anything(_ a: Any? = nil, b: (() -> Void)? = nil) { print(a == nil, b == nil) }
anything {}
func between(a: (() -> Int)? = nil, n: Int = 3, b: (() -> Int)? = nil, m: Int = 4) { print(a == nil, b == nil, n, m) }
between { 2 }
between(n: 5) { 2 }
func first(a: () -> Void, b: (() -> Void)? = nil) { print(b == nil) }
first {}
func last(a: (() -> Void)? = nil, b: () -> Void) { print(a == nil) }
last {}
struct Handlers {
  var a: (() -> Int)? = nil
  var b: (() -> Int)? = nil
}
let handlers = Handlers { 3 }
print(handlers.a == nil, handlers.b == nil)
func animate(_ time: Double, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
  animations()
  completion?(true)
}
animate(1) { print("a") }
animate(1) { print("b") } completion: { print($0) }
animate(1, animations: { print("c") }) { print($0) }
func combine(_ n: Int, by: (Int, Int) -> Int = { $0 + $1 }, done: (Int) -> Void = { print($0) }) { done(by(n, n)) }
combine(3) { $0 * $1 }
combine(3) { print("done", $0) }
