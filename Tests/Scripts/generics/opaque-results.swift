// `some` as a result type: one hidden concrete type, keeping its identity; with associated types; properties.
protocol Shape {
  associatedtype Corner: Comparable
  var corners: [Corner] { get }
  func draw() -> String
}

struct Line: Shape {
  var length: Int
  var corners: [Int] { [0, length] }
  func draw() -> String { String(repeating: "-", count: length) }
}

struct Named: Shape {
  var corners: [String]
  func draw() -> String { corners.joined(separator: "~") }
}

struct Mirrored<Base: Shape>: Shape {
  var base: Base
  var corners: [Base.Corner] { base.corners.reversed() }
  func draw() -> String { String(base.draw().reversed()) }
}

struct Joined<First: Shape, Second: Shape>: Shape {
  var first: First
  var second: Second
  var corners: [First.Corner] { first.corners }
  func draw() -> String { first.draw() + "|" + second.draw() }
}

func arrow() -> some Shape { Mirrored(base: Named(corners: ["tip", "mid", "end"])) }
func double(_ shape: some Shape) -> some Shape { Joined(first: shape, second: Mirrored(base: shape)) }

let a = arrow()
print(a.draw(), a.corners.max()!)
print(double(Line(length: 3)).draw(), double(a).draw())
print(type(of: a), type(of: double(Line(length: 1))))

// Two results of the same function have one type: they fit in one array and compare by their corners.
let both = [arrow(), arrow()]
print(both.map { $0.corners.min()! }, a.corners.first! == both[1].corners.first!)

// Opaque property, and an opaque result behind a constraint on the primary associated type.
struct Gallery {
  var best: some Shape { Line(length: 2) }
  let counter: some Equatable = 12
  func numbers(_ limit: Int) -> some Sequence<Int> { (1...limit).lazy.filter { $0 % 3 == 0 }.map { $0 * $0 } }
  func words() -> some Collection<String> & BidirectionalCollection { ["x", "y", "z"] }
}
let gallery = Gallery()
print(gallery.best.draw(), gallery.counter == gallery.counter)
for n in gallery.numbers(10) { print(n, terminator: " ") }
print(gallery.numbers(6).reduce(0, +), gallery.words().last ?? "-", gallery.words().count)

func pick(_ long: Bool) -> some Shape { long ? Line(length: 9) : Line(length: 1) }
print(pick(true).draw(), pick(false).draw())
func make<T: Comparable>(_ item: T) -> some Comparable { [item, item].max()! }
print(make(3) < make(4), make("b") > make("a"))
