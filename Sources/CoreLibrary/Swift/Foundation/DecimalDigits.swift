// Whole numbers of any size, of which decimal numbers are made.

/// A whole number, not negative: nine decimal digits to an element, the lowest first, no zero at the end.
struct _Natural: Equatable {
  static let _base = 1_000_000_000
  static let _powers = [1, 10, 100, 1000, 10000, 100000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000]

  var parts: [Int]

  init(_ value: Int) {
    parts = []
    var rest = value
    while rest > 0 {
      parts.append(rest % _Natural._base)
      rest /= _Natural._base
    }
  }
  init(_ value: UInt64) {
    let base = UInt64(1_000_000_000)
    let high = Int(value / base)
    self.init(high)
    if high == 0 {
      self.init(Int(value % base))
    } else {
      parts.insert(Int(value % base), at: 0)
    }
  }
  init(parts: [Int]) {
    self.parts = parts
    while self.parts.last == 0 { self.parts.removeLast() }
  }

  var isZero: Bool { parts.isEmpty }

  /// The digits without zeros in front; none for zero.
  var digits: String {
    var result = ""
    var index = parts.count - 1
    while index >= 0 {
      let text = String(parts[index])
      result += result.isEmpty ? text : String(repeating: "0", count: 9 - text.count) + text
      index -= 1
    }
    return result
  }

  static func < (lhs: _Natural, rhs: _Natural) -> Bool {
    if lhs.parts.count != rhs.parts.count { return lhs.parts.count < rhs.parts.count }
    var index = lhs.parts.count - 1
    while index >= 0 {
      if lhs.parts[index] != rhs.parts[index] { return lhs.parts[index] < rhs.parts[index] }
      index -= 1
    }
    return false
  }

  static func + (lhs: _Natural, rhs: _Natural) -> _Natural {
    if lhs.parts.count < rhs.parts.count { return rhs + lhs }
    var result = lhs.parts
    var carry = 0
    var index = 0
    while index < result.count && (index < rhs.parts.count || carry != 0) {
      let sum = result[index] + (index < rhs.parts.count ? rhs.parts[index] : 0) + carry
      carry = sum >= _base ? 1 : 0
      result[index] = sum - carry * _base
      index += 1
    }
    if carry != 0 { result.append(carry) }
    return _Natural(parts: result)
  }

  /// The right side must not be the greater one.
  static func - (lhs: _Natural, rhs: _Natural) -> _Natural {
    var result = lhs.parts
    var borrow = 0
    var index = 0
    while index < result.count && (index < rhs.parts.count || borrow != 0) {
      let difference = result[index] - (index < rhs.parts.count ? rhs.parts[index] : 0) - borrow
      borrow = difference < 0 ? 1 : 0
      result[index] = difference + borrow * _base
      index += 1
    }
    return _Natural(parts: result)
  }

  static func * (lhs: _Natural, rhs: _Natural) -> _Natural {
    if lhs.isZero || rhs.isZero { return _Natural(0) }
    var result = Array(repeating: 0, count: lhs.parts.count + rhs.parts.count)
    var outer = 0
    while outer < lhs.parts.count {
      let factor = lhs.parts[outer]
      var carry = 0
      var inner = 0
      while inner < rhs.parts.count {
        let sum = result[outer + inner] + factor * rhs.parts[inner] + carry
        carry = sum / _base
        result[outer + inner] = sum - carry * _base
        inner += 1
      }
      result[outer + inner] += carry
      outer += 1
    }
    return _Natural(parts: result)
  }

  /// Divided by what is below a thousand million.
  func divided(by divisor: Int) -> (quotient: _Natural, remainder: Int) {
    var result = parts
    var rest = 0
    var index = parts.count - 1
    while index >= 0 {
      let whole = rest * _Natural._base + parts[index]
      result[index] = whole / divisor
      rest = whole - result[index] * divisor
      index -= 1
    }
    return (_Natural(parts: result), rest)
  }

  /// Digit by digit as one divides on paper, a digit having nine places (Knuth's algorithm D).
  static func / (lhs: _Natural, rhs: _Natural) -> _Natural {
    if rhs.parts.count == 1 { return lhs.divided(by: rhs.parts[0]).quotient }
    if lhs < rhs { return _Natural(0) }
    let count = rhs.parts.count
    // Both are made greater so that the divisor's first digit is at least half of what a digit can be.
    let factor = _Natural(_base / (rhs.parts[count - 1] + 1))
    let divisor = (rhs * factor).parts
    var dividend = (lhs * factor).parts
    while dividend.count <= lhs.parts.count { dividend.append(0) }
    var result = Array(repeating: 0, count: dividend.count - count)
    var place = result.count - 1
    while place >= 0 {
      let head = dividend[place + count] * _base + dividend[place + count - 1]
      var guess = head / divisor[count - 1]
      var rest = head - guess * divisor[count - 1]
      while guess >= _base || guess * divisor[count - 2] > rest * _base + dividend[place + count - 2] {
        guess -= 1
        rest += divisor[count - 1]
        if rest >= _base { break }
      }
      var borrow = 0
      var index = 0
      while index < count {
        let difference = dividend[place + index] - guess * divisor[index] - borrow
        borrow = difference < 0 ? (_base - 1 - difference) / _base : 0
        dividend[place + index] = difference + borrow * _base
        index += 1
      }
      dividend[place + count] -= borrow
      if dividend[place + count] < 0 {
        guess -= 1
        var carry = 0
        index = 0
        while index < count {
          let sum = dividend[place + index] + divisor[index] + carry
          carry = sum >= _base ? 1 : 0
          dividend[place + index] = sum - carry * _base
          index += 1
        }
        dividend[place + count] += carry
      }
      result[place] = guess
      place -= 1
    }
    return _Natural(parts: result)
  }

  static func powerOfTen(_ exponent: Int) -> _Natural {
    var parts = Array(repeating: 0, count: exponent / 9)
    parts.append(_powers[exponent % 9])
    return _Natural(parts: parts)
  }

  /// Times ten as often as is said; divided, and cut off, for a negative number.
  func shifted(_ exponent: Int) -> _Natural {
    if isZero || exponent == 0 { return self }
    if exponent > 0 { return self * _Natural.powerOfTen(exponent) }
    let whole = -exponent / 9
    if whole >= parts.count { return _Natural(0) }
    let rest = _Natural(parts: Array(parts[whole..<parts.count]))
    return -exponent % 9 == 0 ? rest : rest.divided(by: _Natural._powers[-exponent % 9]).quotient
  }

  /// Words of sixteen bits, the lowest first.
  var words: [Int] {
    var result: [Int] = []
    var rest = self
    while !rest.isZero {
      let (quotient, remainder) = rest.divided(by: 65536)
      result.append(remainder)
      rest = quotient
    }
    return result
  }
  init(words: [Int]) {
    var result = _Natural(0)
    for word in words.reversed() { result = result * _Natural(65536) + _Natural(word) }
    self = result
  }

  /// How many words of sixteen bits it takes.
  var wordCount: Int {
    if parts.count <= 1 { return isZero ? 0 : parts[0] < 65536 ? 1 : 2 }
    return words.count
  }

  /// 2 to the 128th and to the 144th: what no longer fits eight words, and nine.
  static let nineWords = _Natural(words: [0, 0, 0, 0, 0, 0, 0, 0, 1])
  static let tenWords = _Natural(words: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1])
  var fits: Bool { parts.count < 5 || self < _Natural.nineWords }
}
