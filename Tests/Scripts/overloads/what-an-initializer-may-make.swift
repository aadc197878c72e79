// What `Type(…)` makes is not known before its initialiser is: one that fails has the same shape here, whatever it takes.
func f<T: Hashable>(_ value: T) { print("generic") }
func f(_ text: String?) { print("optional text") }
@_disfavoredOverload func g(_ text: String, _ other: Any) { print("text, disfavoured") }
func g(_ value: Any, _ other: Any) { print("anything") }
func run() {
  let s = "x"
  f(s)
  f(String(3))
  f(String(s))
  f(String("x"))
  f(String())
  f(String(describing: 3))
  g(String(3), 1)
  g(s, 1)
}
run()

// What is asked of a generic operand and hangs on the other operand is not known either: arrays are added as arrays first.
struct X {
  init<T>(_ first: Any?, _ second: T, more: Int = 0) { print("any optional, generic") }
  init<T: Error>(_ first: Any, _ second: T) { print("an error") }
  init<T>(_ first: T, _ others: Any..., more: Int = 0) { print("generic, others") }
}
final class A {}
struct R { let how: String }
func + <T: Collection, U: Collection>(l: T, r: U) -> R where T.Element == U.Element { R(how: "alike") }
func + <T: Collection>(l: T, r: Int) -> R where T.Element == String { R(how: "texts and a number") }
func + <T: Collection>(l: T, r: Int) -> R where T.Element == Int { R(how: "numbers and a number") }
func run(_ numbers: [Int], _ set: Set<Int>) {
  _ = X(A.self, [1, 2] + numbers)
  let r = numbers + 3
  print(r.how)
  let s: R = numbers + set
  print(s.how, type(of: numbers + numbers))
}
run([1], [2])
