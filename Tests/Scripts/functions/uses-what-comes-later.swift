final class Tracked {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("gone", name) }
}

func number(_ flag: Bool) -> Int {
  let later: Int
  func show(_ count: Int) -> Int { count > 0 ? show(count - 1) : later }
  if flag {
    later = 1
    print(show(2))
  } else {
    later = 2
  }
  return [later].map { _ in show(1) }[0] + show(0)
}
print(number(true), number(false))

func object() {
  let later: Tracked
  func show() { print(later.name) }
  func twice() {
    show()
    show()
  }
  later = Tracked("object")
  twice()
  let closure = { show() }
  closure()
}
object()

var closures: [() -> String] = []
for i in 0..<2 {
  let text: String
  let pair: (Int, String)
  func show() -> String { text + pair.1 }
  text = "round \(i) "
  pair = (i, "end")
  closures.append(show)
}
print(closures.map { $0() })
