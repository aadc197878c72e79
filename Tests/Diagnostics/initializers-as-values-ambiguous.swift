struct Celsius {
  var degrees: Double
  init(_ degrees: Double) { self.degrees = degrees }
  init(fahrenheit: Double) { degrees = (fahrenheit - 32) / 1.8 }
}
let make: (Double) -> Celsius = Celsius.init  // error: ambiguous use of `init`
let given: [Celsius] = [20.0].map(Celsius.init)  // error: ambiguous use of `init`
let named: [Celsius] = [68.0].map(Celsius.init(fahrenheit:))
let texts = ["a", "b"]
let copied: [String] = texts.map(String.init)  // error: ambiguous use of `init`
print(given, named, copied)
