/// An object seen as words: word 0 is the header, word 1 is slot 0.
public typealias ObjectPointer = UnsafeMutablePointer<Int>

/// The 8 bytes before an object's slots: the count in the lower half; in the upper the shape, and a flag.
enum ObjectHeader {
  /// The count of objects that are never freed. It lies so far from 0 that it need not be checked on the way.
  static let immortal: UInt32 = 0x8000_0000
  /// The count of an instance while its deinit runs, so that what the deinit does to it does not free it again.
  static let dying: UInt32 = 0x4000_0000
  /// Set in the upper half when a weak box looks at the object.
  static let weakFlag: UInt32 = 0x8000_0000

  @inline(__always) static func initialize(_ ref: Int, count: UInt32, shape: Int) {
    UnsafeMutablePointer<UInt64>(bitPattern: ref).unsafelyUnwrapped.pointee =
      UInt64(count) | UInt64(UInt32(truncatingIfNeeded: shape)) << 32
  }

  @inline(__always) static func count(_ ref: Int) -> UnsafeMutablePointer<UInt32> {
    UnsafeMutablePointer<UInt32>(bitPattern: ref).unsafelyUnwrapped
  }

  @inline(__always) static func upper(_ ref: Int) -> UnsafeMutablePointer<UInt32> {
    UnsafeMutablePointer<UInt32>(bitPattern: ref &+ 4).unsafelyUnwrapped
  }

  @inline(__always) static func shape(_ ref: Int) -> Int { Int(upper(ref).pointee & ~weakFlag) }

  @inline(__always) static func isUnique(_ ref: Int) -> Bool { count(ref).pointee == 1 }
}

/// The words of an object.
@inline(__always) func words(_ ref: Int) -> ObjectPointer { ObjectPointer(bitPattern: ref).unsafelyUnwrapped }

/// Retains an object, or nothing.
@inline(__always) func retainObject(_ ref: Int) {
  if ref != 0 {
    let count = ObjectHeader.count(ref)
    assert(count.pointee != 0, "retain of a freed object")
    count.pointee = count.pointee &+ 1
  }
}
