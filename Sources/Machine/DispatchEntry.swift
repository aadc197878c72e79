/// What a selector means for one type: a call, or the load of a stored property.
public struct DispatchEntry {
  /// What is done to an existential's payload before the call.
  public enum Payload {
    /// The type has no slots.
    case none
    /// The payload is self: the type is one ref.
    case reference
    /// The payload is a box with so many slots.
    case box(Int)
  }

  enum Kind: UInt32 {
    case unresolved
    case callEmpty, callReference, callBox
    case loadRaw, loadReference, loadSlots, loadPayload
  }

  /// A function, or the shape of the slots to load.
  var target: Int
  var slot: UInt16
  var count: UInt16
  var kind: Kind

  public static func function(_ function: Int, payload: Payload) -> DispatchEntry {
    switch payload {
    case .none: DispatchEntry(target: function, slot: 0, count: 0, kind: .callEmpty)
    case .reference: DispatchEntry(target: function, slot: 0, count: 1, kind: .callReference)
    case .box(let slots): DispatchEntry(target: function, slot: 0, count: UInt16(slots), kind: .callBox)
    }
  }

  /// A stored property of one slot, in the payload's box or the class instance.
  public static func stored(slot: Int, isReference: Bool) -> DispatchEntry {
    DispatchEntry(target: 0, slot: UInt16(slot), count: 1, kind: isReference ? .loadReference : .loadRaw)
  }

  /// A stored property of several slots; `shape` is laid out as they are, from 0.
  public static func storedSlots(slot: Int, count: Int, shape: Int) -> DispatchEntry {
    DispatchEntry(target: shape, slot: UInt16(slot), count: UInt16(count), kind: .loadSlots)
  }

  /// The only stored property of a type that is itself nothing but one ref.
  public static let payload = DispatchEntry(target: 0, slot: 0, count: 1, kind: .loadPayload)

  static let unresolved = DispatchEntry(target: 0, slot: 0, count: 0, kind: .unresolved)
}

/// The entries of one selector, by type id.
struct DispatchRow {
  var entries: UnsafeMutablePointer<DispatchEntry>?
  var count: Int
}

/// The answers of one cast, by type id: 0 not asked yet, 1 no, 2 yes.
struct CastRow {
  var answers: UnsafeMutablePointer<UInt8>?
  var count: Int
}
