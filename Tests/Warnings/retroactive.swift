extension Unicode.Scalar: @retroactive Strideable {
  public func distance(to other: Unicode.Scalar) -> Int { Int(other.value) - Int(value) }
  public func advanced(by step: Int) -> Unicode.Scalar { Unicode.Scalar(UInt32(Int(value) + step))! }
}
extension Int: @retroactive Identifiable { public var id: Int { self } }
extension String: @retroactive Error {}
extension Bool: Error {} // warning: declares a conformance of imported type
