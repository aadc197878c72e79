// An opaque type is a witness for an associated type, and for no type that is known.
protocol W {
  func f() -> Int
  var g: Int { get }
}
struct WS: W {  // error: does not conform to protocol `W`
  func f() -> some Equatable { "a" }
  var g: some Equatable { "a" }
}
