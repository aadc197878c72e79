// One closure, and meanings of a call with other builders or none: each has its own.
@resultBuilder enum A { static func buildBlock(_ c: Int...) -> String { "A\(c)" } }
@resultBuilder enum B { static func buildBlock(_ c: String...) -> String { "B\(c)" } }
func g(@A _ x: () -> String) { print(x()) }
func g(_ x: (Int) -> String) { print(x(7)) }
g { 1; 2 }
g { n in "plain \(n)" }
g { "plain \($0)" }
func h(_ x: () -> Int) { print("plain", x()) }
func h(@B _ x: () -> String) { print(x()) }
h { 1 }
h { "s" }
protocol V {}
struct Empty: V {}
struct Txt: V {}
@resultBuilder enum VB {
  static func buildExpression<C: V>(_ c: C) -> C { c }
  static func buildBlock<C: V>(_ c: C) -> C { c }
}
struct Slider<L> { var name: String }
extension Slider {
  init(value: Int, @VB label: () -> L, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { name = "label" }
}
extension Slider where L == Empty {
  init(value: Int, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { name = "editing" }
}
let a = Slider(value: 1) { editing in print(editing) }
print(a.name)
let b = Slider(value: 1) { Txt() }
print(b.name)
