func change(_ value: inout Int) {}
struct Point {
  mutating func move() {}
}

func added() {
  let value: Int
  value = 1
  value += 2  // error: left side of mutating operator isn't mutable: `value` is a `let` constant
}
func appended() {
  let values: [Int]
  values = []
  values.append(1)  // error: cannot use mutating member on immutable value: `values` is a `let` constant
}
func passed() {
  let value: Int
  value = 1
  change(&value)  // error: cannot pass immutable value as inout argument: `value` is a `let` constant
}

struct Held {
  let value: Int
  let values: [Int]
  let point: Point
  init() {
    value = 1
    value += 2  // error: left side of mutating operator isn't mutable: `value` is a `let` constant
    values = [1]
    values.append(2)  // error: cannot use mutating member on immutable value: `values` is a `let` constant
    point = Point()
    point.move()  // error: cannot use mutating member on immutable value: `point` is a `let` constant
    change(&value)  // error: cannot pass immutable value as inout argument: `value` is a `let` constant
  }
}
class Kept {
  let value: Int
  init() {
    value = 1
    self.value += 2  // error: left side of mutating operator isn't mutable: `value` is a `let` constant
  }
}

let top: Int
top = 1
top += 2  // error: left side of mutating operator isn't mutable: `top` is a `let` constant
