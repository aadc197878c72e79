/// How a compiled program lays a type out. Zoetrope has its values in another form.
public enum MemoryLayout<T> {
  @_intrinsic("layout.size") private static func _size() -> Int
  @_intrinsic("layout.stride") private static func _stride() -> Int
  @_intrinsic("layout.alignment") private static func _alignment() -> Int
  public static var size: Int { _size() }
  public static var stride: Int { _stride() }
  public static var alignment: Int { _alignment() }
  public static func size(ofValue value: T) -> Int { _size() }
  public static func stride(ofValue value: T) -> Int { _stride() }
  public static func alignment(ofValue value: T) -> Int { _alignment() }
}
