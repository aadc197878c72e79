@propertyWrapper struct Clamped { // unsupported: property wrapper
  var wrappedValue: Int
}
print("x")
