// Every accessor stands there once.
struct Point {
  var x: Int { get { 1 } get { 2 } }  // error: `get` is said twice
  var y: Int { get { 1 } set {} set {} }  // error: `set` is said twice
  var z = 3 { didSet {} didSet {} }  // error: `didSet` is said twice
}
