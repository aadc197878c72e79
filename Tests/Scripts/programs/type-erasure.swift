// Notice: three hand-made type erasers: closures, a boxing class hierarchy, and an `any` with an equality door.
protocol Storage<Key, Value> {
  associatedtype Key: Hashable
  associatedtype Value
  mutating func store(_ value: Value, for key: Key)
  func value(for key: Key) -> Value?
}
struct MemoryStorage<Key: Hashable, Value>: Storage {
  private var values: [Key: Value] = [:]
  mutating func store(_ value: Value, for key: Key) { values[key] = value }
  func value(for key: Key) -> Value? { values[key] }
}
struct ListStorage<Value>: Storage {
  private(set) var list: [Value?] = []
  mutating func store(_ value: Value, for key: Int) {
    while list.count <= key { list.append(nil) }
    list[key] = value
  }
  func value(for key: Int) -> Value? { list.indices.contains(key) ? list[key] : nil }
}

// One: closures over a captured variable; copies of the eraser share it.
struct AnyStorage<Key: Hashable, Value>: Storage {
  private let storing: (Value, Key) -> Void
  private let reading: (Key) -> Value?
  init<S: Storage>(_ storage: S) where S.Key == Key, S.Value == Value {
    var storage = storage
    storing = { storage.store($0, for: $1) }
    reading = { storage.value(for: $0) }
  }
  func store(_ value: Value, for key: Key) { storing(value, key) }
  func value(for key: Key) -> Value? { reading(key) }
}
var erased: [AnyStorage<Int, String>] = [AnyStorage(MemoryStorage()), AnyStorage(ListStorage())]
for (n, storage) in erased.enumerated() { storage.store("item \(n)", for: 2) }
print(erased.map { $0.value(for: 2) ?? "-" }, erased.map { $0.value(for: 9) ?? "-" })
let shared = erased[0]
shared.store("changed", for: 2)
print(erased[0].value(for: 2)!)

// The language's own eraser has value semantics.
var boxes: [any Storage<Int, String>] = [MemoryStorage<Int, String>(), ListStorage<String>()]
let before = boxes[1]
for i in boxes.indices { boxes[i].store("box \(i)", for: 0) }
print(boxes.map { $0.value(for: 0) ?? "-" }, before.value(for: 0) ?? "still empty")

// Two: an abstract box with a generic subclass, with copy on write.
protocol Shape { var area: Int { get set }; func scaled(_ n: Int) -> Self }
struct Square: Shape, Equatable {
  var side: Int
  var area: Int { get { side * side } set { side = (1...newValue).last { $0 * $0 <= newValue } ?? 0 } }
  func scaled(_ n: Int) -> Square { Square(side: side * n) }
}
struct Strip: Shape { var area: Int; func scaled(_ n: Int) -> Strip { Strip(area: area * n) } }

private class BoxBase {
  var area: Int { get { fatalError("abstract") } set { fatalError("abstract \(newValue)") } }
  func scaled(_ n: Int) -> AnyShape { fatalError("abstract") }
  func copy() -> BoxBase { fatalError("abstract") }
  var base: Any { fatalError("abstract") }
}
private final class Box<S: Shape>: BoxBase {
  var shape: S
  init(_ shape: S) { self.shape = shape }
  override var area: Int { get { shape.area } set { shape.area = newValue } }
  override func scaled(_ n: Int) -> AnyShape { AnyShape(shape.scaled(n)) }
  override func copy() -> BoxBase { Box(shape) }
  override var base: Any { shape }
}
struct AnyShape: Shape {
  private var box: BoxBase
  init<S: Shape>(_ shape: S) { box = (shape as? AnyShape)?.box ?? Box(shape) }
  var area: Int {
    get { box.area }
    set {
      if !isKnownUniquelyReferenced(&box) { box = box.copy() }
      box.area = newValue
    }
  }
  func scaled(_ n: Int) -> AnyShape { box.scaled(n) }
  var base: Any { box.base }
}
var shapes = [AnyShape(Square(side: 2)), AnyShape(Strip(area: 7)), AnyShape(AnyShape(Square(side: 1)))]
let old = shapes
shapes[0].area = 30
print(shapes.map(\.area), old.map(\.area), shapes.map { $0.scaled(2).area }, shapes.map { "\(type(of: $0.base))" })

// Three: equality through a door, so that unlike things may live in one list.
struct AnyEqual: Equatable, CustomStringConvertible {
  let base: any Equatable
  static func == (a: AnyEqual, b: AnyEqual) -> Bool {
    func same<E: Equatable>(_ value: E) -> Bool { value == b.base as? E }
    return same(a.base)
  }
  var description: String { "\(base)" }
}
let things = [AnyEqual(base: 1), AnyEqual(base: "1"), AnyEqual(base: [1]), AnyEqual(base: Square(side: 3))]
print(things, things.contains(AnyEqual(base: "1")), things.contains(AnyEqual(base: 1.0)))
print(things.firstIndex(of: AnyEqual(base: Square(side: 3))) ?? -1, things == things.reversed())

// The library has one ready: AnyHashable.
let mixed: [AnyHashable: String] = [1: "number", "one": "word", [1, 2]: "list"]
print(mixed[1]!, mixed["one"]!, mixed[[1, 2]]!, mixed[2.5] ?? "nothing", AnyHashable(1) == AnyHashable("1"))
print(AnySequence([3, 1]).sorted(), AnyCollection("abc").count, AnyIterator([1, 2].makeIterator()).map { $0 * 2 })
