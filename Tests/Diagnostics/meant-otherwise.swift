enum Side { case left, right, center }
func width(_ side: Side) -> Int {
  switch side {
  case .left: return 1
  case .right: return 2
  case .centre: return 3  // error: type `Side` has no member `centre`
  }
}
struct Options: OptionSet {
  let rawValue: Int
  static let first = Options(1 << 0)  // error: missing argument label `rawValue:` in call
}
class Base {
  private var hidden = 1
  private func hide() {}
}
class Derived: Base {
  func show() {
    hidden = 2  // error: `hidden` is inaccessible due to `private` protection level
    hide()  // error: `hide` is inaccessible due to `private` protection level
  }
}
var count = 1
if count = 3 {}  // error: an assignment is not a condition
while count = 3 {}  // error: an assignment is not a condition
assert(count = 3)  // error: an assignment is not a condition
precondition(count = 2, "no")  // error: an assignment is not a condition
let isThree = { () -> Bool in count = 3 }  // error: an assignment is not a condition
let items = [1]
let first = "bye " + items.count  // error: binary operator `+` cannot be applied to operands of type `String` and `Int`
let second = items.count + " bye "  // error: binary operator `+` cannot be applied to operands of type `Int` and `String`
let third = "n: " + 3  // error: binary operator `+` cannot be applied to operands of type `String` and `Int`
var text = "a"
text += 3  // error: binary operator `+=` cannot be applied to operands of type `String` and `Int`
text += items.count  // error: binary operator `+=` cannot be applied to operands of type `String` and `Int`
@propertyWrapper struct Observed<T> {
  var wrappedValue: T
  var projectedValue: Observed<T> { self }
  func onChange(_ act: (T) -> Void) { act(wrappedValue) }
}
struct Game {
  @Observed var score = 1
  func start() { score.onChange { _ in } }  // error: `onChange` is not the value's but the wrapper's, `Observed<Int>`
}
let game = Game()
game.score.onChange { _ in }  // error: `onChange` is not the value's but the wrapper's, `Observed<Int>`
for i in 1..5 { print(i) }  // error: cannot find the infix operator `..`
let few = 1..<=5  // error: cannot find the infix operator `..<=`
if count =< 3 {}  // error: cannot find the infix operator `=<`
if count <> 3 {}  // error: cannot find the infix operator `<>`
protocol Sized {
  let size: Int  // error: `let` in a protocol is not allowed
}
