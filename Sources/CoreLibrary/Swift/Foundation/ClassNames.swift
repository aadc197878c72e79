// Classes by their names, and what belongs to them.

public func NSStringFromClass(_ aClass: AnyClass) -> String { String(reflecting: aClass) }

extension Bundle {
  /// All classes of a script are in it.
  public convenience init(for aClass: AnyClass) { self.init() }
}
