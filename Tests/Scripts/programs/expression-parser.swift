// Notice: precedence climbing to an indirect enum; evaluate it, print it with the fewest parentheses, differentiate it.
indirect enum Expression: Equatable {
  case number(Int)
  case variable(String)
  case binary(Operator, Expression, Expression)
  case negate(Expression)

  enum Operator: Character, Equatable {
    case plus = "+", minus = "-", times = "*", power = "^"
    var precedence: Int {
      switch self { case .plus, .minus: 1; case .times: 2; case .power: 3 }
    }
    var isRightAssociative: Bool { self == .power }
  }
}

enum ParseError: Error { case unexpected(Character?, at: Int) }

struct Parser {
  private let characters: [Character]
  private var position = 0
  init(_ text: String) { characters = text.filter { $0 != " " }.map { $0 } }
  private var current: Character? { position < characters.count ? characters[position] : nil }

  static func parse(_ text: String) throws -> Expression {
    var parser = Parser(text)
    let result = try parser.expression(0)
    guard parser.current == nil else { throw parser.error }
    return result
  }
  private var error: ParseError { .unexpected(current, at: position) }
  private mutating func accept(_ character: Character) -> Bool {
    guard current == character else { return false }
    position += 1
    return true
  }
  private mutating func expression(_ minimum: Int) throws -> Expression {
    var left = try primary()
    while let op = current.flatMap(Expression.Operator.init(rawValue:)), op.precedence >= minimum {
      position += 1
      let right = try expression(op.isRightAssociative ? op.precedence : op.precedence + 1)
      left = .binary(op, left, right)
    }
    return left
  }
  private mutating func primary() throws -> Expression {
    if accept("-") { return .negate(try expression(3)) }
    if accept("(") {
      let inner = try expression(0)
      guard accept(")") else { throw error }
      return inner
    }
    guard let character = current, character.isLetter || character.isNumber else { throw error }
    var word = ""
    while let next = current, next.isLetter == character.isLetter, next.isNumber == character.isNumber {
      word.append(next)
      position += 1
    }
    return Int(word).map(Expression.number) ?? .variable(word)
  }
}

extension Expression: CustomStringConvertible {
  var description: String { text(0) }
  private func text(_ outer: Int) -> String {
    switch self {
    case .number(let n): return "\(n)"
    case .variable(let name): return name
    case .negate(let inner): return "-" + inner.text(3)
    case .binary(let op, let left, let right):
      let p = op.precedence
      let inside = left.text(op.isRightAssociative ? p + 1 : p) + "\(op.rawValue)"
        + right.text(op.isRightAssociative ? p : p + 1)
      return p < outer ? "(\(inside))" : inside
    }
  }
  func evaluate(_ values: [String: Int] = [:]) -> Int? {
    switch self {
    case .number(let n): return n
    case .variable(let name): return values[name]
    case .negate(let inner): return inner.evaluate(values).map(-)
    case let .binary(op, left, right):
      guard let a = left.evaluate(values), let b = right.evaluate(values) else { return nil }
      switch op {
      case .plus: return a + b
      case .minus: return a - b
      case .times: return a * b
      case .power: return b < 0 ? nil : (0..<b).reduce(1) { product, _ in product * a }
      }
    }
  }
  var simplified: Expression {
    guard case let .binary(op, l, r) = self else { return self }
    switch (op, l.simplified, r.simplified) {
    case (.plus, .number(0), let x), (.plus, let x, .number(0)), (.minus, let x, .number(0)): return x
    case (.times, .number(0), _), (.times, _, .number(0)): return .number(0)
    case (.times, .number(1), let x), (.times, let x, .number(1)), (.power, let x, .number(1)): return x
    case let (op, .number(a), .number(b)):
      return Expression.binary(op, .number(a), .number(b)).evaluate().map { .number($0) } ?? self
    case let (op, left, right): return .binary(op, left, right)
    }
  }
}

for text in ["1 + 2 * 3", "(1+2)*3", "10-3-2", "10-(3-2)", "2^3^2", "(2^3)^2", "-2^2", "-(x+1)*y", "((x))", "a*(b*c)"] {
  let tree = try Parser.parse(text)
  print("\(text)  ~  \(tree)  =  \(tree.evaluate(["x": 4, "y": 5]).map(String.init) ?? "?")")
}
for bad in ["", "1+", "(1", "1)", "2 $ 3", "*4"] {
  do { print(try Parser.parse(bad)) } catch { print("'\(bad)':", error) }
}
for text in ["0 + x * 1", "2*3 + x*0", "(x + 0)^1 - 0", "2 + 3 * x"] {
  print(text, "->", try Parser.parse(text).simplified)
}
print(try Parser.parse("1+2*3") == Parser.parse("1+(2*3)"), try Parser.parse("a-b-c") == Parser.parse("a-(b-c)"))
