@propertyWrapper struct State<Value> {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
struct Counter {
  @State private var count = 0
  let title: String
  static func make() -> Counter { Counter(count: 1, title: "a") }  // error: argument
}
struct Bare {
  @State private var count: Int
  let title: String
  static func make() -> Bare { Bare(count: 1, title: "a") }
}
struct Lazy {
  private lazy var count = 0
  let title: String
  static func make() -> Lazy { Lazy(title: "a") }
}
_ = Counter(title: "a")
_ = Bare(count: 1, title: "a")  // error: inaccessible
_ = Lazy(title: "a")  // error: inaccessible
