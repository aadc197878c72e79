let p = OpaquePointer(bitPattern: 8) // unsupported: OpaquePointer
final class Lamp {}
let lamp = Unmanaged.passRetained(Lamp()) // unsupported: Unmanaged
let memory = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8) // unsupported: allocate
