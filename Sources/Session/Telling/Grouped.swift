/// `1234567` as `1,234,567`.
public func grouped(_ number: Int) -> String {
  var result = ""
  for (index, digit) in String(number).reversed().enumerated() {
    if index > 0, index % 3 == 0, digit != "-" { result.append(",") }
    result.append(digit)
  }
  return String(result.reversed())
}
