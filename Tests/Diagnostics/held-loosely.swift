class Thing {}
protocol Plain {}
protocol Bound: AnyObject {}
struct Box {
  unowned var number: Int  // error: `unowned` must not be applied to non-class-bound `Int`
  unowned let thing: Thing
  func show() {
    let closure = { [weak self] in print(self as Any) }  // error: `weak` must not be applied to non-class-bound `Box`
    closure()
  }
}
let number = 5
let thing = Thing()
let closures = [
  { [weak number] in print(number as Any) },  // error: `weak` must not be applied to non-class-bound `Int`
  { [weak text = "a"] in print(text as Any) },  // error: `weak` must not be applied to non-class-bound `String`
  { [unowned number] in print(number) },  // error: `unowned` must not be applied to non-class-bound `Int`
  { [weak thing] in print(thing as Any) },
]
func look<T, C: AnyObject>(_ value: T, _ object: C, _ plain: any Plain, _ bound: any Bound) {
  let first = { [weak value] in print(value as Any) }  // error: `weak` must not be applied to non-class-bound `T`
  let second = { [weak object] in print(object as Any) }
  let third = { [unowned plain] in print(plain) }  // error: `unowned` must not be applied to non-class-bound `any Plain`
  let fourth = { [unowned bound] in print(bound) }
  first()
  second()
  third()
  fourth()
}
