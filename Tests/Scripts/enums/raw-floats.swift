// Raw values of a `Float` are as exact as that.
enum Gain: Float, CaseIterable {
  case low = 0.1, middle = 0.5, high = 3
}
print(Gain.allCases.map(\.rawValue), Gain(rawValue: 0.1) as Any, Gain(rawValue: 0.2) as Any)
print(Gain.low.rawValue + 0.2, Double(Gain.low.rawValue), type(of: Gain.high.rawValue))

enum Level: Float {
  case none, some, more = -1.5
}
print(Level.none.rawValue, Level.some.rawValue, Level.more.rawValue, Level(rawValue: -1.5)!)
let given: Float = 1
print(Level(rawValue: given) as Any)
