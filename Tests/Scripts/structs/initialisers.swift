// Initialisers: custom, delegating, failable, in extensions.
struct Temperature {
  let celsius: Double
  init(celsius: Double) { self.celsius = celsius }
  init(fahrenheit: Double) { self.init(celsius: (fahrenheit - 32) / 1.8) }
  init() { self.init(celsius: 20) }
  init(_ c: Int) { celsius = Double(c) }
}
print(Temperature(celsius: 1.5).celsius, Temperature(fahrenheit: 212).celsius)
print(Temperature().celsius, Temperature(7).celsius)
struct Age {
  let years: Int
  init?(_ years: Int) {
    guard years >= 0 else { return nil }
    self.years = years
  }
  init?(text: String) {
    guard let n = Int(text) else { return nil }
    self.init(n)
  }
}
print(Age(5)?.years ?? -1, Age(-5)?.years ?? -1)
print(Age(text: "12")?.years ?? -1, Age(text: "x")?.years ?? -1, Age(text: "-3")?.years ?? -1)
struct Size {
  var w = 1
  var h = 1
}
extension Size {
  init(square n: Int) { self.init(w: n, h: n) }
}
print(Size(), Size(w: 2), Size(h: 3), Size(w: 4, h: 5), Size(square: 6))
struct Config {
  var name: String
  var tags: [String] = []
  var parent: String?
  let version = 3
}
print(Config(name: "a"))
print(Config(name: "b", tags: ["x"], parent: "p"))
struct Conditional {
  let kind: String
  let value: Int
  init(_ n: Int) {
    if n > 0 {
      kind = "positive"
      value = n
    } else {
      kind = "other"
      value = -n
    }
  }
}
print(Conditional(3), Conditional(-4))
print(Size.init(w: 8))
