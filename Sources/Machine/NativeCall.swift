/// A native: reads its arguments, writes its results over them, and may break the run off.
public typealias NativeFunction = (NativeCall) -> Void

/// A native in a table. A closure in a struct of its own is called as it is; bare in an array, by way of a thunk.
struct NativeRecord {
  let run: NativeFunction
}

/// A call of a native: the arguments' slots, borrowed, where the results go as well, given to the caller.
public struct NativeCall {
  public unowned(unsafe) let machine: VirtualMachine
  public let slots: UnsafeMutablePointer<Int>

  public var heap: Heap { machine.heap }

  public func int(_ index: Int) -> Int { slots[index] }
  public func uint(_ index: Int) -> UInt { UInt(bitPattern: slots[index]) }
  public func bool(_ index: Int) -> Bool { slots[index] != 0 }
  public func double(_ index: Int) -> Double { Double(bitPattern: UInt64(bitPattern: Int64(slots[index]))) }
  public func string(_ index: Int) -> String { heap.string(slots[index]) }
  public func functionOfClosure(_ index: Int) -> Int { words(slots[index])[1] }
  public func utf8(_ index: Int) -> UnsafeBufferPointer<UInt8> { heap.utf8(slots[index]) }

  public func give(_ value: Int, at index: Int = 0) { slots[index] = value }
  public func give(_ value: UInt, at index: Int = 0) { slots[index] = Int(bitPattern: value) }
  public func give(_ value: Bool, at index: Int = 0) { slots[index] = value ? 1 : 0 }
  public func give(_ value: Double, at index: Int = 0) { slots[index] = Int(bitPattern: UInt(value.bitPattern)) }
  public func give(_ value: String, at index: Int = 0) { slots[index] = heap.makeString(value) }
  public func give(utf8 bytes: UnsafeBufferPointer<UInt8>, at index: Int = 0) {
    slots[index] = heap.makeString(bytes: bytes)
  }

  /// An optional as two slots: the value, and whether there is one.
  public func giveOptional(_ value: Int?) {
    slots[0] = value ?? 0
    slots[1] = value == nil ? 0 : 1
  }

  public func trap(_ kind: TrapKind, _ message: String? = nil) { machine.fail(kind, message) }
}

extension Executable {
  func registerBuiltinNatives() {
    registerStringNatives()
    registerCharacterNatives()
    registerScalarNatives()
    registerNumberNatives()
    registerDoubleNatives()
    registerOutputNatives()
    registerFileNatives()
    registerObjectNatives()
    registerCollectionNatives()
    registerCoroutineNatives()
  }
}
