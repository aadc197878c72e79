class A {
  required init() {}
  func all(_ others: [A]) -> Bool { others is [Self] } // unsupported: cast to `Self`
  func name(_ other: Any) -> String {
    switch other {
    case is Self: "Self" // unsupported: a pattern of `Self`
    case let other as Self: "\(other)" // unsupported: a pattern of `Self`
    default: "other"
    }
  }
}
