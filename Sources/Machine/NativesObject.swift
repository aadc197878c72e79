/// Natives on objects, registered by whoever makes code that needs them.
///
///     object.reshape (ref, shape I)      another shape of the same slots: an instance that was never initialised gets one
///                                        without deinit before it is released
///     object.isUnique (ref) → B          whether nothing but the borrowed ref holds it
///     storage.capacity (array) -> I      for how many elements there is room
extension Executable {
  public func registerObjectNatives() {
    registerNative("object.isUnique") { call in call.give(ObjectHeader.isUnique(call.int(0))) }
    registerNative("storage.capacity") { call in call.give(ArrayLayout.capacity(call.int(0))) }
    registerNative("object.reshape") { call in
      let upper = ObjectHeader.upper(call.int(0))
      upper.pointee = (upper.pointee & ObjectHeader.weakFlag) | UInt32(truncatingIfNeeded: call.int(1))
    }
  }
}
