// Notice: parsers as generic values: map, flatMap, many, choice, lazily recursive; arithmetic and a settings file.
struct Parser<Output> {
  let run: (inout Substring) -> Output?
  init(_ run: @escaping (inout Substring) -> Output?) { self.run = run }

  func parse(_ text: String) -> (Output?, rest: Substring) {
    var input = text[...]
    return (run(&input), input)
  }
  func all(_ text: String) -> Output? {
    let (output, rest) = parse(text)
    return rest.isEmpty ? output : nil
  }
  func map<New>(_ change: @escaping (Output) -> New) -> Parser<New> { Parser<New> { run(&$0).map(change) } }
  func flatMap<New>(_ next: @escaping (Output) -> Parser<New>) -> Parser<New> {
    Parser<New> { input in
      let start = input
      guard let output = run(&input), let new = next(output).run(&input) else {
        input = start
        return nil
      }
      return new
    }
  }
  func compactMap<New>(_ change: @escaping (Output) -> New?) -> Parser<New> {
    flatMap { output in Parser<New> { _ in change(output) } }
  }
  var many: Parser<[Output]> {
    Parser<[Output]> { input in
      var outputs: [Output] = []
      while let output = run(&input) { outputs.append(output) }
      return outputs
    }
  }
  var optional: Parser<Output?> { Parser<Output?> { .some(run(&$0)) } }
  func separated<S>(by separator: Parser<S>) -> Parser<[Output]> {
    (self ~ (separator ~> self).many).map { [$0] + $1 }.or(Parser<[Output]> { _ in [] })
  }
  func or(_ other: Parser) -> Parser { Parser { run(&$0) ?? other.run(&$0) } }
  static func lazy(_ make: @escaping () -> Parser) -> Parser { Parser { make().run(&$0) } }
}

precedencegroup SequencePrecedence {
  associativity: left
  higherThan: AdditionPrecedence
}
infix operator ~: SequencePrecedence
infix operator ~>: SequencePrecedence
infix operator <~: SequencePrecedence
func ~ <A, B>(a: Parser<A>, b: Parser<B>) -> Parser<(A, B)> { a.flatMap { x in b.map { (x, $0) } } }
func ~> <A, B>(a: Parser<A>, b: Parser<B>) -> Parser<B> { (a ~ b).map { $0.1 } }
func <~ <A, B>(a: Parser<A>, b: Parser<B>) -> Parser<A> { (a ~ b).map { $0.0 } }
func || <A>(a: Parser<A>, b: Parser<A>) -> Parser<A> { a.or(b) }

func letters(while matches: @escaping (Character) -> Bool) -> Parser<String> {
  Parser { input in
    let found = input.prefix(while: matches)
    input = input.dropFirst(found.count)
    return found.isEmpty ? nil : String(found)
  }
}
func literal(_ text: String) -> Parser<Void> {
  Parser { input in
    guard input.hasPrefix(text) else { return nil }
    input = input.dropFirst(text.count)
    return ()
  }
}
let spaces = letters { $0 == " " }.optional
func token<A>(_ parser: Parser<A>) -> Parser<A> { parser <~ spaces }
func symbol(_ text: String) -> Parser<Void> { token(literal(text)) }

let number = token(letters(while: \.isNumber).compactMap { Int($0) })
let name = token(letters(while: \.isLetter))
print(number.all("42") ?? 0, number.parse("7 apples"), name.all("4") as Any)
print((symbol("[") ~> number.separated(by: symbol(",")) <~ symbol("]")).all("[1, 2,3 ]") ?? [])
print(number.separated(by: symbol(",")).parse("1,2,x"), (number ~ name).parse("5 5").rest)

// Arithmetic: left-associative chains, parentheses by recursion.
func chain(_ operand: Parser<Int>, _ operators: [String: (Int, Int) -> Int]) -> Parser<Int> {
  let choice = operators.sorted { $0.key < $1.key }.map { entry in symbol(entry.key).map { entry.value } }
  let either = choice.dropFirst().reduce(choice[0]) { $0 || $1 }
  return (operand ~ (either ~ operand).many).map { first, rest in rest.reduce(first) { $1.0($0, $1.1) } }
}
let factor: Parser<Int> = number || symbol("-") ~> .lazy { factor }.map { -$0 }
  || symbol("(") ~> .lazy { sum } <~ symbol(")")
let product = chain(factor, ["*": { $0 * $1 }, "%": { $1 == 0 ? 0 : $0 % $1 }])
let sum: Parser<Int> = chain(product, ["+": { $0 + $1 }, "-": { $0 - $1 }])
for text in ["1 + 2 * 3", "10 - 3 - 2", "2*(3+4)*-5", "((8)) % 3", "1 +", "(1", ""] {
  print("'\(text)' =", sum.all(text).map { "\($0)" } ?? "no", "rest '\(sum.parse(text).rest)'")
}

// Settings: key = value lines, where values are of different kinds.
enum Value { case flag(Bool), number(Int), list([Value]), text(String) }
let flag = symbol("yes").map { Value.flag(true) } || symbol("no").map { Value.flag(false) }
let text = token(literal("'") ~> letters { $0 != "'" } <~ literal("'")).map(Value.text)
let value: Parser<Value> = flag || number.map(Value.number) || text
  || symbol("[") ~> Parser.lazy { value }.separated(by: symbol(",")).map(Value.list) <~ symbol("]")
let line = (name <~ symbol("=")) ~ value
let settings = (line <~ letters(while: \.isNewline).optional).many
let (found, rest) = settings.parse("size = 12\ndark = yes\nfonts = [ 'serif', 3, [no] ]\nbroken = ?")
for (key, value) in found ?? [] { print(key, value) }
print("stopped at '\(rest)'")
