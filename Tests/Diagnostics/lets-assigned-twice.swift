func risky() throws {}
struct Point {
  var x = 1
}

func looped() {
  let value: Int
  for index in 0..<3 {
    value = index  // error: cannot assign to value: `value` is a `let` constant
  }
}
func endless() {
  let value: Int
  while true {
    value = 1  // error: cannot assign to value: `value` is a `let` constant
  }
}
func perhaps(_ condition: Bool) {
  let value: Int
  if condition { value = 1 }
  value = 2  // error: cannot assign to value: `value` is a `let` constant
}
func caught() {
  let value: Int
  do {
    value = 1
    try risky()
  } catch {
    value = 2  // error: cannot assign to value: `value` is a `let` constant
  }
  print(value)
}
func broken(_ number: Int) {
  let value: Int
  for index in 0..<5 where index == number {
    value = index
    break
  }
  value = -1  // error: cannot assign to value: `value` is a `let` constant
}

struct Held {
  let values: [Int]
  let pair: (Int, Int)
  let point: Point
  init() {
    values = [1]
    values[0] = 3  // error: cannot assign through subscript: `values` is a `let` constant
    pair = (1, 2)
    pair.0 = 3  // error: immutable value `self.pair.0` may only be initialized once
    point = Point()
    point.x = 2  // error: cannot assign to property: `point` is a `let` constant
  }
}
