// What is in an existential cannot be named outside, so no type can have it as an argument, but those that are converted with it.
struct Box<T> {}
protocol P {
  associatedtype X
  var box: Box<Self> { get }
  func boxes() -> Box<X>
  var all: [X] { get }
  var perhaps: Self? { get }
  var table: [String: X] { get }
  var both: (Self, X) { get }
  var set: Box<Int> { get }
  subscript(i: Int) -> Box<X> { get }
}
protocol Q<X> {
  associatedtype X
  func boxes() -> Box<X>
}
func f(_ p: any P, _ q: any Q<Int>, _ r: any Q) {
  _ = p.box  // error: box
  _ = p.boxes()  // error: boxes
  _ = p.all
  _ = p.perhaps
  _ = p.table
  _ = p.both
  _ = p.set
  _ = q.boxes()
  _ = r.boxes()  // error: boxes
  _ = p[0]  // error: subscript
}
let numbers: any Collection = [1]
_ = numbers.lazy  // error: lazy
_ = numbers.enumerated()  // error: enumerated
_ = numbers.count
_ = numbers.dropFirst()
_ = numbers.reversed()
_ = numbers.map { $0 }
_ = numbers.first
