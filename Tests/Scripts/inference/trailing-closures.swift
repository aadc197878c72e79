// Notice: how the first trailing closure finds its parameter, and how the later ones carry their labels.
func fetch(_ item: String, onSuccess: (String) -> Void, onFailure: (Int) -> Void = { print("failed", $0) }) {
  if item.hasPrefix("b") { onFailure(item.count) } else { onSuccess(item.uppercased()) }
}
fetch("map") { print("got", $0) } onFailure: { print("code", $0) }
fetch("bad") { print("got", $0) } onFailure: { print("code", $0) }
fetch("atlas") { text in print("only success:", text) }
fetch("bus") { print("unused", $0) }
fetch("globe", onSuccess: { print("with parentheses", $0) }, onFailure: { _ in })

// Parentheses vanish when the closure is the only argument.
func repeatThrice(_ body: (Int) -> Void) { for n in 1...3 { body(n) } }
repeatThrice { print($0, terminator: " ") }
print()

// An argument may stand before, others may be defaulted.
func box(_ title: String = "box", width: Int = 4, _ content: () -> String) -> String {
  "[\(title):\(String(repeating: " ", count: max(0, width - content().count)))\(content())]"
}
print(box { "a" })
print(box("hat") { "bc" })
print(box(width: 1) { "d" })

// Several labelled closures.
struct Animation {
  var log: [String] = []
  mutating func run(_ seconds: Int, before: () -> String = { "ready" }, body: (Int) -> String,
                    after: (() -> String)? = nil) {
    log.append(before())
    log.append(body(seconds))
    if let after { log.append(after()) }
  }
}
var animation = Animation()
animation.run(2) { "steady" } body: { "go \($0)" } after: { "stop" }
animation.run(5, body: { "alone \($0)" })
animation.run(9) { "x\($0)" }
print(animation.log)

// Initialisers and subscripts may be followed by closures too.
struct Button {
  let title: String
  let action: () -> String
  init(_ title: String, action: @escaping () -> String) { self.title = title; self.action = action }
}
let buttons = [Button("Save") { "saved" }, Button("Quit") { "bye" }]
print(buttons.map { "\($0.title) -> \($0.action())" })

// Methods in a chain each with its own closure, and a closure that returns a closure.
print([3, 1, 2].sorted { $0 < $1 }.map { $0 * 2 }.filter { n in n > 2 })
func adder(_ n: Int) -> (Int) -> (Int) -> Int { { a in { b in n + a + b } } }
print(adder(1)(2)(3))

// In conditions the closure wants parentheses.
if [1, 2].contains(where: { $0 > 1 }) { print("has a big one") }
for n in [1, 2, 3, 4].filter({ $0.isMultiple(of: 2) }) { print("even", n) }
