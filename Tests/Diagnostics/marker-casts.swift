let value: Any = 1
print(value is any Sendable)  // error: marker protocol `Sendable` cannot be used in a conditional cast
print(value as? Sendable as Any)  // error: marker protocol `Sendable` cannot be used in a conditional cast
