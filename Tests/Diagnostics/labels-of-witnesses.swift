// The labels of a tuple are part of its type: what a protocol asks for has these.
protocol Source {
  func both() -> (b: Int, a: Int)
  func take(_ pair: (b: Int, a: Int))
  var last: (b: Int, a: Int) { get }
  func all() -> [(b: Int, a: Int)]
}
struct First: Source {  // error: type `First` does not conform to protocol `Source`
  func both() -> (Int, Int) { (1, 2) }
  func take(_ pair: (b: Int, a: Int)) {}
  var last: (b: Int, a: Int) { (1, 2) }
  func all() -> [(b: Int, a: Int)] { [] }
}
struct Second: Source {  // error: type `Second` does not conform to protocol `Source`
  func both() -> (b: Int, a: Int) { (1, 2) }
  func take(_ pair: (Int, Int)) {}
  var last: (b: Int, a: Int) { (1, 2) }
  func all() -> [(b: Int, a: Int)] { [] }
}
struct Third: Source {  // error: type `Third` does not conform to protocol `Source`
  func both() -> (b: Int, a: Int) { (1, 2) }
  func take(_ pair: (b: Int, a: Int)) {}
  var last: (Int, Int) { (1, 2) }
  func all() -> [(Int, Int)] { [] }
}
struct Fourth: Source {
  func both() -> (b: Int, a: Int) { (1, 2) }
  func take(_ pair: (b: Int, a: Int)) {}
  var last: (b: Int, a: Int) { (1, 2) }
  func all() -> [(b: Int, a: Int)] { [] }
}
protocol Open {
  associatedtype Pair
  func give() -> Pair
  func take(_ pair: Pair)
}
struct Fifth: Open {  // error: type `Fifth` does not conform to protocol `Open`
  func give() -> (a: Int, b: Int) { (1, 2) }
  func take(_ pair: (Int, Int)) {}
}
