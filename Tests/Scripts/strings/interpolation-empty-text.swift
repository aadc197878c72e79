struct Trace: ExpressibleByStringInterpolation {
  struct StringInterpolation: StringInterpolationProtocol {
    var steps: [String]
    init(literalCapacity: Int, interpolationCount: Int) { steps = ["\(literalCapacity) \(interpolationCount)"] }
    mutating func appendLiteral(_ literal: String) { steps.append("text(\(literal))") }
    mutating func appendInterpolation<T>(_ value: T) { steps.append("value(\(value))") }
  }
  let steps: [String]
  init(stringLiteral value: String) { steps = ["literal(\(value))"] }
  init(stringInterpolation: StringInterpolation) { steps = stringInterpolation.steps }
}

for trace in ["\(1)\(2)", "a\(1)b\(2)", "\(1) \(2)c", "abc", "", "\(3)"] as [Trace] {
  print(trace.steps.joined(separator: " "))
}
let long: Trace = """
  x\(1)
    \(2)
  """
print(long.steps)
