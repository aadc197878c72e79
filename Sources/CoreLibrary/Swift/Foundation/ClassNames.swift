// Classes by their names, and what belongs to them.

public func NSStringFromClass(_ aClass: AnyClass) -> String { String(reflecting: aClass) }
