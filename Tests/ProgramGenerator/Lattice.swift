/// Writes a program in which one name has two or three meanings, and is used once: which of them it means, the compiler decides, or
/// that it cannot. What they take comes from a lattice of types, each of which is part of some other: numbers and optionals of them,
/// `Any`, generic parameters with and without a condition, collections, closures, traits, classes.
struct Lattice {
  private var chance: Chance
  private let seed: UInt64

  init(seed: UInt64) {
    self.seed = seed
    // Not what other programs of the same number are made of.
    chance = Chance(seed: seed &* 0x9E37_79B9_7F4A_7C15 &+ 77)
  }

  private enum Form: CaseIterable {
    case free, method, extensionAndType, hierarchy, staticMethod, initializer, subscripted, ownOperator, arithmetic,
      comparison
  }

  mutating func program() -> String {
    let form = chance.pick(Form.allCases)
    let count = chance.percent(100 / 3) ? 3 : 2
    let arity = form == .ownOperator || form == .arithmetic || form == .comparison ? 2 : 1 + chance.number(0...1)
    var declarations: [String] = []
    let arguments = (0..<arity).map { _ in argument() }
    for index in 0..<count { declarations.append(declaration(form, index, arguments.map(\.kind))) }
    let (types, use) = framed(declarations, form, arguments.map(\.text))
    return """
      \(world())
      \(types)
      func program\(seed)() {
        \(use)
      }
      program\(seed)()

      """
  }

  /// What the types and the arguments speak of, by names of this program's own.
  private func world() -> String {
    """
    protocol P\(seed) {}
    protocol Q\(seed): P\(seed) {}
    struct S\(seed): Q\(seed), Hashable { var n = 0 }
    class A\(seed): P\(seed) {}
    class B\(seed): A\(seed), Q\(seed) {}
    struct V\(seed): ExpressibleByIntegerLiteral, P\(seed) { init(integerLiteral value: Int) {} }
    struct Box\(seed)<T> { init(_ t: T) {} }
    extension Int: P\(seed) {}
    let vi\(seed) = 1, vd\(seed) = 2.0, vs\(seed) = "s", va\(seed) = [1], vo\(seed): Int? = 1
    let vp\(seed): any P\(seed) = S\(seed)(), vb\(seed) = B\(seed)(), vv\(seed): V\(seed) = 1
    func k\(seed)() -> Int { 3 }
    """
  }

  // MARK: Meanings

  private mutating func declaration(_ form: Form, _ index: Int, _ kinds: [Kind]) -> String {
    var generics: [String] = []
    var parameters = kinds.enumerated().map { position, kind in
      let isPlain = form == .ownOperator || form == .arithmetic || form == .comparison
      var type = self.type(for: kind, "T\(position)", &generics)
      if !isPlain, chance.percent(100 / 12) { type += "..." }
      return "_ p\(position): \(type)"
    }
    if form == .arithmetic || form == .comparison {
      // Other programs of the same module have operators of these names too: each has to be known by a type of its own.
      parameters[chance.number(0...1)] =
        "_ own: " + chance.pick(["S\(seed)", "A\(seed)", "B\(seed)", "Box\(seed)<Int>", "S\(seed)?"])
    }
    let mayHaveMore = form != .ownOperator && form != .arithmetic && form != .comparison
    if mayHaveMore, chance.percent(100 / 4) {
      parameters.append(chance.percent(100 / 2) ? "_ z\(index): Int = 0" : "z\(index): Int = 0")
    }
    let clause = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    let list = parameters.joined(separator: ", ")
    let attribute = chance.percent(100 / 14) ? "@_disfavoredOverload " : ""
    let says = "print(\"#\(index)\")"
    switch form {
    case .free, .method, .extensionAndType, .hierarchy: return "\(attribute)func f\(clause)(\(list)) { \(says) }"
    case .staticMethod: return "\(attribute)static func f\(clause)(\(list)) { \(says) }"
    case .initializer: return "\(attribute)init\(clause)(\(list)) { \(says) }"
    case .subscripted: return "\(attribute)subscript\(clause)(\(list)) -> Int { \(says); return 0 }"
    case .ownOperator: return "func <+>\(clause)(\(list)) { \(says) }"
    case .arithmetic:
      let result = chance.pick(["V\(seed)", "String", "Double", "S\(seed)"])
      let value = ["String": "\"\"", "Double": "1", "S\(seed)": "S\(seed)()"][result] ?? "1"
      return "func +\(clause)(\(list)) -> \(result) { \(says); return \(value) }"
    case .comparison: return "func <\(clause)(\(list)) -> Bool { \(says); return true }"
    }
  }

  /// A type that takes an argument, most often: what is not possible at all says little.
  private mutating func type(for kind: Kind, _ parameter: String, _ generics: inout [String]) -> String {
    let anything = ["Any", "Any?", "AnyHashable"]
    if chance.percent(8) {
      return chance.pick(["Int", "Double?", "[Int]", "any P\(seed)", "A\(seed)", "() -> Any", "String"])
    }
    if chance.percent(60) {
      let own: [String] =
        switch kind {
        case .whole: ["Int", "Int?", "Double", "Double?", "V\(seed)", "any P\(seed)", "some P\(seed)"]
        case .integer: ["Int", "Int?", "any P\(seed)", "some P\(seed)"]
        case .fraction: ["Double", "Double?"]
        case .text: ["String", "String?"]
        case .truth: ["Bool", "Bool?"]
        case .none: ["Int?", "Double?", "String?"]
        case .wholes: ["[Int]", "[Any]", "[Double]", "[Int]?", "Set<Int>"]
        case .fractions: ["[Double]", "[Any]", "[Double?]"]
        case .table: ["[String: Int]", "[String: Any]", "[String: Double]"]
        case .closure: ["() -> Int", "() -> Any", "() -> Int?", "(() -> Int)?"]
        case .function: ["(Int) -> Int", "(Int) -> Any", "(Double) -> Double"]
        case .value: ["S\(seed)", "S\(seed)?", "any P\(seed)", "any Q\(seed)", "some P\(seed)"]
        case .instance: ["A\(seed)", "B\(seed)", "A\(seed)?", "any P\(seed)", "AnyObject", "some Q\(seed)"]
        case .instances: ["[A\(seed)]", "[B\(seed)]", "[Any]", "[any P\(seed)]"]
        case .existential: ["any P\(seed)", "(any P\(seed))?", "some P\(seed)"]
        case .optional: ["Int?", "Int??", "Double?"]
        case .box: ["Box\(seed)<Int>", "Box\(seed)<Double>", "Box\(seed)<Int>?"]
        case .anything: []
        }
      return chance.pick(own + anything)
    }
    generics.append(parameter + chance.pick(["", "", ": Equatable", ": P\(seed)", ": Q\(seed)", ": Hashable"]))
    let around: [String] =
      switch kind {
      case .wholes, .fractions, .instances: ["[\(parameter)]"]
      case .closure: ["() -> \(parameter)"]
      case .box: ["Box\(seed)<\(parameter)>"]
      case .none, .optional: ["\(parameter)?", "\(parameter)?"]
      default: ["\(parameter)?"]
      }
    return chance.pick([parameter, parameter, parameter] + around)
  }

  // MARK: Arguments

  /// What an argument is, as far as its possible parameters go.
  private enum Kind: CaseIterable {
    case whole, integer, fraction, text, truth, none, wholes, fractions, table, closure, function, value, instance,
      instances
    case existential, optional, box, anything
  }

  private mutating func argument() -> (text: String, kind: Kind) {
    let kind = chance.pick(Kind.allCases + [.whole, .whole, .integer, .integer, .wholes])
    let all: [String] =
      switch kind {
      case .whole: ["1", "1", "-1", "1 + 2", "(1)", "true ? 1 : 2", "2 * 3 - 1"]
      case .integer:
        [
          "vi\(seed)", "va\(seed)[0]", "k\(seed)()", "vi\(seed) + vi\(seed)", "vi\(seed) + 1", "S\(seed)().n",
          "va\(seed).count",
          "vo\(seed) ?? 2", "vo\(seed)!", "max(1, 2)", "vi\(seed) as Int", "abs(vi\(seed))", "Int(2.5)",
        ]
      case .fraction: ["2.5", "vd\(seed)", "Double(1)", "1 + 2.5", "vd\(seed) * 2", "-2.5"]
      case .text: ["\"s\"", "vs\(seed)", "vs\(seed) + \"t\"", "\"\\(vi\(seed))\"", "String(3)"]
      case .truth: ["true", "!true", "vi\(seed) == 1", "1 < 2"]
      case .none: ["nil"]
      case .wholes: ["[1]", "va\(seed)", "[vi\(seed)]", "Array(1...2)", "va\(seed).map { $0 }", "[1, 2] + va\(seed)"]
      case .fractions: ["[1, 2.5]", "[2.5]", "[vd\(seed), 1]"]
      case .table: ["[\"a\": 1]", "[vs\(seed): vi\(seed)]"]
      case .closure: ["{ 1 }", "{ vi\(seed) }", "k\(seed)"]
      case .function: ["{ $0 + 1 }", "{ x in x }", "abs"]
      case .value: ["S\(seed)()", "S\(seed)(n: 1)", "[S\(seed)()][0]"]
      case .instance: ["A\(seed)()", "B\(seed)()", "vb\(seed)", "true ? vb\(seed) : A\(seed)()"]
      case .instances: ["[B\(seed)()]", "[vb\(seed), A\(seed)()]"]
      case .existential: ["vp\(seed)", "[vp\(seed)][0]"]
      case .optional:
        ["vo\(seed)", "Optional(1)", ".some(1)", "Int(\"1\")", "va\(seed).first", "vo\(seed).map { $0 + 1 }"]
      case .box: ["Box\(seed)(1)", "Box\(seed)(vi\(seed))"]
      case .anything:
        ["vi\(seed) as Any", "vv\(seed)", "(1, 2)", "Int.self", "[vi\(seed), nil]", "Set([1])", "B\(seed).self"]
      }
    return (chance.pick(all), kind)
  }

  // MARK: Where they stand

  private mutating func framed(_ declarations: [String], _ form: Form, _ arguments: [String]) -> (
    types: String, use: String
  ) {
    let list = arguments.joined(separator: ", ")
    let name = "X\(seed)"
    func braced(_ head: String, _ members: some Sequence<String>) -> String {
      "\(head) {\n\(members.map { "  \($0)\n" }.joined())}"
    }
    let renamed = declarations.map { $0.replacing("func f", with: "func f\(seed)") }
    switch form {
    case .free: return (renamed.joined(separator: "\n"), "f\(seed)(\(list))")
    case .method: return (braced("struct \(name)", declarations), "\(name)().f(\(list))")
    case .extensionAndType:
      let split = 1 + chance.number(0...declarations.count - 2)
      return (
        "protocol E\(seed) {}\n" + braced("extension E\(seed)", declarations[..<split]) + "\n"
          + braced("struct \(name): E\(seed)", declarations[split...]), "\(name)().f(\(list))"
      )
    case .hierarchy:
      let split = 1 + chance.number(0...declarations.count - 2)
      return (
        braced("class X0\(seed)", declarations[..<split]) + "\n"
          + braced("class \(name): X0\(seed)", declarations[split...]),
        "\(name)().f(\(list))"
      )
    case .staticMethod: return (braced("struct \(name)", declarations), "\(name).f(\(list))")
    case .initializer: return (braced("struct \(name)", declarations), "_ = \(name)(\(list))")
    case .subscripted: return (braced("struct \(name)", declarations), "_ = \(name)()[\(list)]")
    case .ownOperator:
      let own = declarations.map { $0.replacing("func <+>", with: "func \(operatorName)") }
      return (
        "infix operator \(operatorName): AdditionPrecedence\n" + own.joined(separator: "\n"),
        "(\(arguments[0])) \(operatorName) (\(arguments[1]))"
      )
    case .arithmetic:
      let wanted = chance.pick(["", ": String", ": Double", ": V\(seed)", ": Any"])
      return (
        declarations.joined(separator: "\n"),
        "let r\(wanted) = \(operand(arguments[0])) + \(operand(arguments[1])); _ = r"
      )
    case .comparison:
      return (declarations.joined(separator: "\n"), "print(\(operand(arguments[0])) < \(operand(arguments[1])))")
    }
  }

  /// An operator of this program's own, written with the digits of its number.
  private var operatorName: String {
    let signs: [Character] = ["+", "-", "*", "=", "%", "<", ">", "^", "|", "~"]
    return "<" + String(seed).map { signs[$0.wholeNumberValue ?? 0] } + "^>"
  }

  private func operand(_ argument: String) -> String {
    argument.contains(" ") || argument.hasPrefix("{") || argument.hasPrefix("-") ? "(\(argument))" : argument
  }
}
