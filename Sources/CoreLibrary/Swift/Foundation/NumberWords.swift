// Numbers in words.

/// `one hundred one`, `一百〇一`.
struct _NumberWords {
  let isChinese: Bool

  func text(_ quantity: _Quantity) -> String {
    let whole = quantity.digits.prefix(max(0, quantity.point))
    var number = 0
    for digit in whole { number = number * 10 + digit }
    for _ in 0..<max(0, quantity.point - whole.count) { number *= 10 }
    var result = number == 0 ? isChinese ? "〇" : "zero" : isChinese ? chinese(number, isFirst: true) : english(number)
    if quantity.point < quantity.digits.count {
      var fraction = Array(repeating: 0, count: max(0, -quantity.point))
      fraction += quantity.digits.suffix(from: max(0, quantity.point))
      result += isChinese ? "点" : " point"
      for digit in fraction {
        result += isChinese ? _NumberWords.chineseDigits[digit] : " " + _NumberWords.below20[digit]
      }
    }
    let isNegative = quantity.isNegative && !quantity.digits.isEmpty
    return isNegative ? (isChinese ? "负" : "minus ") + result : result
  }

  private static let below20 = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]
  private static let tens = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]
  private static let chineseDigits = ["〇", "一", "二", "三", "四", "五", "六", "七", "八", "九"]

  private func english(_ number: Int) -> String {
    if number < 20 { return _NumberWords.below20[number] }
    if number < 100 {
      let ten = _NumberWords.tens[number / 10]
      return number % 10 == 0 ? ten : ten + "-" + _NumberWords.below20[number % 10]
    }
    for (size, name) in [
      (1_000_000_000_000_000, "quadrillion"), (1_000_000_000_000, "trillion"), (1_000_000_000, "billion"),
      (1_000_000, "million"), (1000, "thousand"), (100, "hundred"),
    ] where number >= size {
      let rest = number % size
      return english(number / size) + " " + name + (rest == 0 ? "" : " " + english(rest))
    }
    return ""
  }

  /// Ten is `十` alone at the beginning, and `一十` behind something. A gap is `〇`.
  private func chinese(_ number: Int, isFirst: Bool) -> String {
    if number < 10 { return _NumberWords.chineseDigits[number] }
    if number < 20 && isFirst { return "十" + (number == 10 ? "" : _NumberWords.chineseDigits[number - 10]) }
    for (size, name, gap) in [
      (1_000_000_000_000, "兆", 10_000_000), (100_000_000, "亿", 10000), (10000, "万", 1000), (1000, "千", 100),
      (100, "百", 10), (10, "十", 1),
    ] where number >= size {
      let rest = number % size
      let head = chinese(number / size, isFirst: isFirst || size >= 10000) + name
      if rest == 0 { return head }
      return head + (rest < gap ? "〇" : "") + chinese(rest, isFirst: false)
    }
    return ""
  }
}
