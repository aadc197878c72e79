/// Expressions of a given type, out of what is in scope.
extension Generator {
  func expression(_ kind: Kind, _ depth: Int) -> String {
    if depth < 0 { return literal(kind) }
    if chance.percent(depth > 0 ? 45 : 60), let read = reading(kind, depth) { return read }
    if depth <= 0 { return literal(kind) }
    if chance.percent(12) { return composed(kind, depth) }
    switch kind {
    case .int: return integer(depth)
    case .double: return double(depth)
    case .bool: return truth(depth)
    case .string: return text(depth)
    case .character:
      return "(\(expression(.string, depth - 1)).\(chance.pick(["first", "last"])) ?? \(literal(.character)))"
    case .sized(let name): return sized(name, depth)
    case .optional(let wrapped): return optional(wrapped, depth)
    case .array(let element): return array(element, depth)
    case .set(let element): return set(element, depth)
    case .dictionary(let key, let value): return dictionary(key, value, depth)
    default: return literal(kind)
    }
  }

  /// In a closure with parameters of its own there is no `$0` of another.
  func withoutShorthand<Result>(_ body: () -> Result) -> Result {
    nested {
      scope.variables.removeAll { $0.path.hasPrefix("$") }
      return body()
    }
  }

  /// What any type has.
  private func composed(_ kind: Kind, _ depth: Int) -> String {
    switch chance.number(0...3) {
    case 0:
      return "(\(expression(.bool, depth - 1)) ? \(expression(kind, depth - 1)) : \(expression(kind, depth - 1)))"
    case 1: return "(\(expression(.optional(kind), depth - 1)) ?? \(expression(kind, depth - 1)))"
    case 2: return withoutShorthand { "{ () -> \(kind.spelled) in \(expression(kind, depth - 1)) }()" }
    default: return chosen(kind, depth)
    }
  }

  private func chosen(_ kind: Kind, _ depth: Int) -> String {
    let closure = withoutShorthand {
      "{ (n: Int) -> \(kind.spelled) in switch n { case ..<0: return \(expression(kind, depth - 1)); "
        + "case 0...\(chance.number(1...9)): return \(expression(kind, depth - 1)); "
        + "default: return \(expression(kind, depth - 1)) } }"
    }
    return "\(closure)(\(expression(.int, depth - 1)))"
  }

  /// A value read from a variable: itself, a part of it, or what a member gives.
  func reading(_ kind: Kind, _ depth: Int) -> String? {
    var found: [() -> String] = []
    for variable in scope.variables {
      if variable.kind == kind { found += Array(repeating: { variable.path }, count: 3) }
      addParts(of: variable, as: kind, depth, to: &found)
    }
    if depth > 0 {
      for function in functions
      where function.rank < scope.functionRank && function.generics.isEmpty && function.changed.isEmpty
        && function.result == kind && scope.callsLeft > 0
      {
        found.append { self.call(function, depth - 1) }
      }
    }
    return found.isEmpty ? nil : chance.pick(found)()
  }

  private func addParts(of variable: Variable, as kind: Kind, _ depth: Int, to found: inout [() -> String]) {
    let path = variable.path
    switch variable.kind {
    case .optional(kind): found.append { "(\(path) ?? \(self.expression(kind, depth - 1)))" }
    case .array(kind):
      found.append { "(\(path).\(self.chance.pick(["first", "last"])) ?? \(self.expression(kind, depth - 1)))" }
      if isComparable(kind), kind != .double {
        found.append { "(\(path).\(self.chance.pick(["max", "min"]))() ?? \(self.literal(kind)))" }
      }
    case .dictionary(let key, kind):
      found.append { "(\(path)[\(self.expression(key, depth - 1))] ?? \(self.expression(kind, depth - 1)))" }
      found.append { "\(path)[\(self.expression(key, depth - 1)), default: \(self.expression(kind, depth - 1))]" }
    case .tuple(let elements):
      for (index, element) in elements.enumerated() where element == kind { found.append { "\(path).\(index)" } }
    case .function(let parameters, kind) where scope.callsLeft > 0:
      found.append { "\(path)(\(parameters.map { self.expression($0, depth - 1) }.joined(separator: ", ")))" }
    case .nominal(let name, let arguments):
      guard let nominal = nominal(name), path != "self" else { break }
      let filled = Dictionary(uniqueKeysWithValues: zip(nominal.parameters, arguments))
      for field in nominal.allFields where field.kind.substituting(filled) == kind {
        found.append { "\(path).\(field.name)" }
      }
    case .optional(.nominal(let name, [])):
      guard let nominal = nominal(name), case .optional(let wrapped) = kind else { break }
      for field in nominal.allFields where field.kind == wrapped { found.append { "(\(path)?.\(field.name))" } }
    default: break
    }
    guard scope.callsLeft > 0 else { return }
    for member in members(of: variable.kind) where canCall(member, on: variable) && !member.isMutating {
      addCall(of: member, on: variable, as: kind, depth, to: &found)
    }
  }

  private func addCall(
    of member: Member, on variable: Variable, as kind: Kind, _ depth: Int, to found: inout [() -> String]
  ) {
    guard let result = member.result else { return }
    let receiver = member.isStatic ? metatype(of: variable) : variable.path
    guard let receiver else { return }
    if member.isThrowing {
      if .optional(result) == kind { found.append { "(try? \(self.call(member, on: receiver, depth - 1)))" } }
      if result == kind {
        found.append { "((try? \(self.call(member, on: receiver, depth - 1))) ?? \(self.literal(kind)))" }
      }
    } else if result == kind {
      found.append { self.call(member, on: receiver, depth - 1) }
    }
  }

  func call(_ function: FreeFunction, _ depth: Int) -> String {
    scope.callsLeft -= 1
    let written = "\(function.name)(\(arguments(function.parameters, depth)))"
    return function.isThrowing ? "((try? \(written)) ?? \(literal(function.result)))" : written
  }

  private func integer(_ depth: Int) -> String {
    let next = depth - 1
    switch chance.number(0...11) {
    case 0, 1: return "(\(expression(.int, next)) \(chance.pick(["&+", "&-"])) \(expression(.int, next)))"
    // Between literals alone the compiler takes `&*` for that of `Int128`.
    case 2: return "((\(expression(.int, next)) as Int) &* \(expression(.int, next)))"
    case 3: return "(\(small(next)) \(chance.pick(["+", "-", "*"])) \(small(next)))"
    case 4: return "(\(expression(.int, next)) \(chance.pick(["/", "%"])) \(chance.number(2...9)))"
    case 5: return "(\(expression(.int, next)) \(chance.pick(["&", "|", "^"])) \(expression(.int, next)))"
    case 6: return "(\(expression(.int, next)) \(chance.pick(["<<", ">>", "&<<", "&>>"])) \(chance.number(0...5)))"
    case 7: return "\(expression(.string, next)).count"
    case 8:
      let element = plainKind(0)
      return "\(expression(.array(element), next)).\(chance.pick(["count", "endIndex", "indices.count"]))"
    case 9:
      return
        "\(expression(.array(.int), next)).reduce(\(chance.number(0...5)), \(chance.pick(["&+", "&-", "&*", "max", "min"])))"
    case 10:
      let kind = Kind.sized(chance.pick(Kind.widths))
      return chance.percent(50)
        ? "Int(truncatingIfNeeded: \(expression(kind, next)))" : "\(expression(kind, next)).nonzeroBitCount"
    default: return "\(chance.pick(["max", "min"]))(\(expression(.int, next)), \(expression(.int, next)))"
    }
  }

  /// An `Int` near 0, so that arithmetic that may trap does not.
  func small(_ depth: Int) -> String {
    chance.percent(30) ? "\(chance.number(0...99))" : "(\(expression(.int, depth)) % \(chance.number(2...50)))"
  }

  private func double(_ depth: Int) -> String {
    let next = depth - 1
    switch chance.number(0...6) {
    case 0, 1: return "(\(expression(.double, next)) \(chance.pick(["+", "-", "*"])) \(expression(.double, next)))"
    case 2: return "(\(expression(.double, next)) / \(literal(.double)))"
    case 3: return "Double(\(expression(.int, next)))"
    case 4:
      return
        "\(expression(.double, next)).rounded(\(chance.pick(["", ".up", ".down", ".towardZero", ".toNearestOrEven"])))"
    case 5: return "abs(\(expression(.double, next)))"
    default: return "\(expression(.double, next)).magnitude.squareRoot()"
    }
  }

  private func truth(_ depth: Int) -> String {
    let next = depth - 1
    switch chance.number(0...7) {
    case 0: return "!(\(expression(.bool, next)))"
    case 1: return "(\(expression(.bool, next)) \(chance.pick(["&&", "||", "==", "!="])) \(expression(.bool, next)))"
    case 2, 3:
      let kind: Kind = chance.pick([.int, .string, .double, .character])
      let comparison = chance.pick(["<", ">", "<=", ">=", "==", "!="])
      return "(\(expression(kind, next)) \(comparison) \(expression(kind, next)))"
    case 4:
      let kinds = scope.variables.map(\.kind).filter(isEquatable)
      let kind = kinds.isEmpty ? .int : chance.pick(kinds)
      return "(\(expression(kind, next)) \(chance.pick(["==", "!="])) \(expression(kind, next)))"
    case 5:
      return "\(expression(.array(.int), next)).\(chance.pick(["isEmpty", "contains(3)", "allSatisfy { $0 > 1 }"]))"
    case 6: return "\(expression(.string, next)).\(chance.pick(["isEmpty", "hasPrefix(\"a\")", "contains(\"e\")"]))"
    default: return "(\(chance.number(0...9))...\(chance.number(9...90))).contains(\(expression(.int, next)))"
    }
  }

  private func text(_ depth: Int) -> String {
    let next = depth - 1
    switch chance.number(0...8) {
    case 0, 1:
      let kind = plainKind(1)
      return "\"\(chance.pick(["", "a", "-", "é"]))\\(\(shown(expression(kind, next), kind)))\""
    case 2: return "(\(expression(.string, next)) + \(expression(.string, next)))"
    case 3: return "\(expression(.string, next)).\(chance.pick(["uppercased()", "lowercased()", "description"]))"
    case 4:
      return
        "String(\(expression(.string, next)).\(chance.pick(["reversed()", "prefix(3)", "suffix(2)", "dropFirst()", "dropLast(2)"])))"
    case 5: return "String(\(expression(.int, next)), radix: \(chance.number(2...16)))"
    case 6: return "\(expression(.array(.string), next)).joined(separator: \(literal(.string)))"
    case 7: return "String(repeating: \(literal(.string)), count: \(chance.number(0...3)))"
    default: return "String(describing: \(described(next)))"
    }
  }

  private func described(_ depth: Int) -> String {
    let kind = chance.percent(50) ? anyKind(1) : plainKind(1)
    return shown(expression(kind, depth), kind)
  }

  private func sized(_ name: String, _ depth: Int) -> String {
    let next = depth - 1
    switch chance.number(0...6) {
    case 0: return "\(name)(truncatingIfNeeded: \(expression(.int, next)))"
    case 1: return "\(name)(clamping: \(expression(.int, next)))"
    case 2, 3:
      let kind = Kind.sized(name)
      return "(\(expression(kind, next)) \(chance.pick(["&+", "&-", "&*", "&", "|", "^"])) \(expression(kind, next)))"
    case 4:
      return "(\(expression(.sized(name), next)) \(chance.pick([">>", "<<", "&>>", "&<<"])) \(chance.number(0...9)))"
    case 5: return "\(expression(.sized(name), next)).\(chance.pick(["byteSwapped", "bigEndian", "littleEndian"]))"
    default: return "~(\(expression(.sized(name), next)))"
    }
  }

  private func optional(_ wrapped: Kind, _ depth: Int) -> String {
    let next = depth - 1
    switch (wrapped, chance.number(0...4)) {
    case (.int, 0): return "Int(\(expression(.string, next)))"
    case (.int, 1):
      return "\(expression(.array(.int), next)).\(chance.pick(["firstIndex(of: 2)", "first { $0 > 2 }", "max()"]))"
    case (.string, 0): return "\(expression(.array(.string), next)).\(chance.pick(["first", "last", "min()"]))"
    case (.double, 0): return "Double(\(expression(.string, next)))"
    case (.sized(let name), 0): return "\(name)(exactly: \(expression(.int, next)))"
    case (_, 2):
      let from = plainKind(0)
      return "\(expression(.optional(from), next)).\(closure("map", from, wrapped, next))"
    case (_, 3) where scope.variables.contains { $0.kind == .array(wrapped) }:
      return "\(expression(.array(wrapped), next)).first"
    default:
      let value = chance.percent(25) ? "nil" : expression(wrapped, next)
      return "(\(value) as \(Kind.optional(wrapped).spelled))"
    }
  }
}
