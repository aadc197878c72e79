// Branches of several types: `buildEither(first:)` and `buildEither(second:)` together say what the whole is. A requirement
// names the builder, and bodies are built by it; wrapped properties that can't be made of a value are handed over themselves.
protocol Shape {
  associatedtype Body: Shape
  @ShapeBuilder var body: Body { get }
  func lines() -> [String]
}

extension Shape {
  func lines() -> [String] { body.lines() }
}

extension Never: Shape {
  var body: Never { fatalError() }
}

struct Word: Shape {
  let text: String
  var body: Never { fatalError("drawn itself") }
  func lines() -> [String] { [text] }
}

struct Nothing: Shape {
  var body: Never { fatalError() }
  func lines() -> [String] { [] }
}

struct Either<A: Shape, B: Shape>: Shape {
  enum Storage { case first(A), second(B) }
  let storage: Storage
  var body: Never { fatalError() }
  func lines() -> [String] {
    switch storage {
    case .first(let shape): return shape.lines()
    case .second(let shape): return shape.lines()
    }
  }
}

struct Pair<A: Shape, B: Shape>: Shape {
  let a: A
  let b: B
  var body: Never { fatalError() }
  func lines() -> [String] { a.lines() + b.lines() }
}

extension Optional: Shape where Wrapped: Shape {
  var body: Never { fatalError() }
  func lines() -> [String] { map { $0.lines() } ?? [] }
}

@resultBuilder
enum ShapeBuilder {
  static func buildExpression<S: Shape>(_ shape: S) -> S { shape }
  static func buildBlock() -> Nothing { Nothing() }
  static func buildBlock<S: Shape>(_ shape: S) -> S { shape }
  static func buildBlock<A: Shape, B: Shape>(_ a: A, _ b: B) -> Pair<A, B> { Pair(a: a, b: b) }
  static func buildIf<S: Shape>(_ shape: S?) -> S? { shape }
  static func buildEither<A: Shape, B: Shape>(first: A) -> Either<A, B> { Either(storage: .first(first)) }
  static func buildEither<A: Shape, B: Shape>(second: B) -> Either<A, B> { Either(storage: .second(second)) }
}

@propertyWrapper
struct Link<Value> {
  let get: () -> Value
  let set: (Value) -> Void
  var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}

struct Weather: Shape {
  let degrees: Int?
  @Link var reports: Int

  var body: some Shape {
    if let degrees, degrees > 25 {
      let text = "hot: \(degrees)"
      Word(text: text)
    } else if let degrees {
      Word(text: "\(degrees)")
      Word(text: "degrees")
    } else {
      if reports > 1 { Word(text: "no news again") }
    }
    switch reports {
    case 0: Word(text: "first report")
    case let count where count > 1:
      Word(text: "report")
      Word(text: "\(count)")
    default: Nothing()
    }
  }
}

var count = 0
for degrees in [30, 7, nil] {
  let weather = Weather(degrees: degrees, reports: Link(get: { count }, set: { count = $0 }))
  print(weather.body.lines())
  weather.reports += 1
}
print(type(of: Weather(degrees: 1, reports: Link(get: { 0 }, set: { _ in })).body))
