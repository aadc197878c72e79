/// The layout of a kind of object: how many slots it has, and which of them hold references.
public struct Shape: Hashable {
  public enum Kind: UInt8 {
    /// What a freed cell has; no object.
    case none
    case string, weakBox, instance, box, closure, array, layout
  }

  public var kind: Kind
  /// For an array the stride of its elements, for a closure the captures.
  public var slotCount: Int
  /// The slots that are refs, ascending.
  public var references: [Int]
  /// Of an instance.
  public var typeID: Int = 0
  /// Of an instance: called with self borrowed in register 0, before the fields are released. It calls the superclass's
  /// deinit itself, as its last act.
  public var deinitFunction: Int?
  /// Of a closure: its code.
  public var function: Int = 0

  public static func instance(typeID: Int, slotCount: Int, references: [Int], deinitFunction: Int? = nil) -> Shape {
    Shape(
      kind: .instance, slotCount: slotCount, references: references, typeID: typeID, deinitFunction: deinitFunction)
  }

  public static func box(slotCount: Int, references: [Int]) -> Shape {
    Shape(kind: .box, slotCount: slotCount, references: references)
  }

  public static func closure(function: Int, captures: Int, references: [Int]) -> Shape {
    Shape(kind: .closure, slotCount: captures, references: references, function: function)
  }

  /// `stride` may be 0, for elements that have no slots.
  public static func array(stride: Int, references: [Int]) -> Shape {
    Shape(kind: .array, slotCount: stride, references: references)
  }

  /// For `retainShape` and `releaseShape` on registers. Any other kind that is laid out alike will do as well, except a
  /// closure's.
  public static func layout(slotCount: Int, references: [Int]) -> Shape {
    Shape(kind: .layout, slotCount: slotCount, references: references)
  }
}

/// A shape as the loop and the heap read it.
struct ShapeRecord {
  var kind: Shape.Kind
  /// An object of this shape can go without further ado: no refs, no deinit.
  var isLeaf: Bool
  /// Slots behind the header; of an array the stride.
  var slotCount: Int32
  var typeID: Int32
  /// -1 for none.
  var deinitFunction: Int32
  /// Code of a closure.
  var function: Int32
  var referenceCount: Int32
  /// Slots as they stand in the object, or in an element.
  var references: UnsafePointer<Int32>
  /// Of an array: the shared empty one.
  var emptyArray: Int
}

/// The shapes that are always there.
enum BuiltinShape {
  static let string = 1
  static let weakBox = 2
}
