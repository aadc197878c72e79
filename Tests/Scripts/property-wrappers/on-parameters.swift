// Wrapped function parameters: the caller passes a plain value, or the projection with a `$` label.
@propertyWrapper
struct Uppercased {
  let wrappedValue: String
  init(wrappedValue: String) { self.wrappedValue = wrappedValue.uppercased() }
}

@propertyWrapper
struct Measured {
  var wrappedValue: Double
  var unit: String

  init(wrappedValue: Double) {
    self.wrappedValue = wrappedValue
    unit = "m"
  }

  init(projectedValue: Measured) { self = projectedValue }

  init(_ value: Double, unit: String) {
    wrappedValue = value
    self.unit = unit
  }

  var projectedValue: Measured { self }
}

func shout(@Uppercased _ words: String, times: Int = 1) -> String {
  Array(repeating: words, count: times).joined(separator: "! ") + "!"
}

print(shout("land ahoy"))
print(shout("fire", times: 3))

func describe(@Measured length: Double) -> String {
  "\(length) \($length.unit)"
}

print(describe(length: 2.5))
print(describe($length: Measured(40, unit: "cm")))

struct Plank {
  @Measured var width: Double

  func report() -> String { describe($length: $width) }
}

print(Plank(width: 3).report())
var plank = Plank(width: 1)
plank.width += 0.5
print(plank.report(), plank.width)

// Closures take wrapped parameters too.
let greet: (String) -> String = { (@Uppercased name: String) in "Hello, \(name)" }
print(greet("ada"))
print(["x", "yz"].map { (@Uppercased text) in text + text })
