class Animal {  // error: class `Animal` has no initializers
  var legs: Int
  convenience init(_ legs: Int) { self.init(legs: legs) }  // error: extraneous argument label `legs:` in call
}
class Late {
  let x: Int
  init() {
    x = 2
    defer { x = 1 }  // error: cannot assign to value: `x` is a `let` constant
  }
}
func giver() -> () -> Int { { 1 } }
giver()  // error: function is unused
let sum: ((Int, Int)) -> Int = { a, b in a + b }  // error: contextual closure type `((Int, Int)) -> Int` expects 1 argument, but 2 were used in closure body
func forced() -> [Int!] { [] }  // error: `!` within another type is not allowed
let closures: (() -> String!)? = nil  // error: `!` within another type is not allowed
let word = "ab"
print(word. count)  // error: extraneous whitespace after `.` is not permitted
let $dollar = 1  // error: cannot declare entity named `$dollar`; names that begin with `$` are made for wrapped properties
let passing: (Int) rethrows -> Int = { $0 }  // error: only function declarations may be marked `rethrows`
struct Pair { let (a, b) = (0, "x") }  // error: several `let` properties of a struct with one initial value is not allowed
protocol Bound: AnyObject { mutating func change() }  // error: `mutating` is not valid on instance methods in class-bound protocols
