/// Collections, closures, and the simplest value of every type.
extension Generator {
  func array(_ element: Kind, _ depth: Int) -> String {
    let next = depth - 1
    let itself = Kind.array(element)
    switch chance.number(0...9) {
    case 0, 1:
      let from = plainKind(0)
      return "\(expression(.array(from), next)).\(closure("map", from, element, next))"
    case 2: return "\(expression(itself, next)).\(closure("filter", element, .bool, next))"
    case 3: return "(\(expression(itself, next)) + \(expression(itself, next)))"
    case 4:
      return
        "Array(\(expression(itself, next)).\(chance.pick(["reversed()", "prefix(2)", "dropFirst()", "suffix(3)", "lazy"])))"
    case 5 where isComparable(element) && element != .double:
      return "\(expression(itself, next)).sorted(\(chance.pick(["", "by: >"])))"
    case 5, 6:
      let from = plainKind(0)
      return "\(expression(.array(from), next)).\(closure("compactMap", from, .optional(element), next))"
    case 7:
      let one = plainKind(0)
      let other = plainKind(0)
      let joined = withoutShorthand {
        scope.variables.append(Variable(path: "pair.0", kind: one, isMutable: false))
        scope.variables.append(Variable(path: "pair.1", kind: other, isMutable: false))
        return expression(element, next)
      }
      return
        "zip(\(expression(.array(one), next)), \(expression(.array(other), next))).map { pair -> \(element.spelled) in \(joined) }"
    case 8:
      let from = plainKind(0)
      return "\(expression(.array(from), next)).\(closure("flatMap", from, itself, next))"
    default:
      return
        "\(chance.percent(50) ? "(0..<\(chance.number(0...4)))" : "stride(from: \(chance.number(0...9)), to: 9, by: 2)").\(closure("map", .int, element, next))"
    }
  }

  func set(_ element: Kind, _ depth: Int) -> String {
    let next = depth - 1
    let itself = Kind.set(element)
    switch chance.number(0...3) {
    case 0: return "Set(\(expression(.array(element), next)))"
    case 1:
      let operation = chance.pick(["union", "intersection", "subtracting", "symmetricDifference"])
      return "\(expression(itself, next)).\(operation)(\(expression(itself, next)))"
    case 2: return "\(expression(itself, next)).\(closure("filter", element, .bool, next))"
    default: return literal(itself)
    }
  }

  func dictionary(_ key: Kind, _ value: Kind, _ depth: Int) -> String {
    let next = depth - 1
    switch chance.number(0...4) {
    case 0:
      let from = plainKind(0)
      return "\(expression(.dictionary(key, from), next)).\(closure("mapValues", from, value, next))"
    case 1:
      return
        "Dictionary(zip(\(expression(.array(key), next)), \(expression(.array(value), next))), uniquingKeysWith: { a, b in \(chance.pick(["a", "b"])) })"
    case 2: return "\(expression(.dictionary(key, value), next)).filter { pair in pair.key != \(literal(key)) }"
    case 3:
      if case .array(let element) = value {
        return "Dictionary(grouping: \(expression(value, next)), \(closure("by:", element, key, next)))"
      }
      return literal(.dictionary(key, value))
    default:
      let both = Kind.dictionary(key, value)
      return "\(expression(both, next)).merging(\(expression(both, next))) { a, b in \(chance.pick(["a", "b"])) }"
    }
  }

  /// `name { … }` with a closure from one type to another.
  func closure(_ name: String, _ from: Kind, _ to: Kind, _ depth: Int) -> String {
    let parameter = fresh("x") + "_"
    let body = withoutShorthand {
      scope.variables.append(Variable(path: parameter, kind: from, isMutable: false))
      // What is taken off here is left to others; a closure that is called often calls nothing.
      let calls = scope.callsLeft
      scope.callsLeft = 0
      let body = expression(to, depth)
      scope.callsLeft = calls
      return body
    }
    // What it says in several statements has to suit what is around it.
    if chance.percent(15), body.contains(parameter) {
      let early = chance.percent(40) ? "if (\(truth)) { return \(literal(to)) }; " : ""
      let given = fresh("y")
      return "\(name) { \(parameter) in \(early)let \(given)_ = \(body); return \(given)_ }"
    }
    // A closure that leaves its parameter unused has to say so, and a closure in it has a `$0` of its own.
    if chance.percent(60), !body.contains("{") {
      guard body.contains(parameter) else { return "\(name) { _ in (\(body)) }" }
      return
        "\(name) { (\(body.split(separator: parameter, omittingEmptySubsequences: false).joined(separator: "$0"))) }"
    }
    return "\(name) { (\(parameter): \(from.spelled)) -> \(to.spelled) in \(body) }"
  }

  func literal(_ kind: Kind) -> String {
    switch kind {
    case .int: return chance.percent(80) ? "\(chance.number(0...12))" : "(\(chance.number(-9_999...9_999)))"
    case .double: return chance.pick(["0.5", "2.25", "1e3", "3.0", "0.1", "(-1.75)", "7e-3", "1e17", "123456.789"])
    case .bool: return chance.percent(50) ? "true" : "false"
    case .string:
      return chance.pick(["\"a\"", "\"\"", "\"Ember\"", "\"né\"", "\"x-y\"", "\"7\"", "\"tab\\t\"", "\"🙂b\""])
    case .character: return "(\(chance.pick(["\"a\"", "\"Z\"", "\"é\"", "\"7\""])) as Character)"
    case .sized(let name): return "(\(chance.number(0...100)) as \(name))"
    case .optional(let wrapped):
      return chance.percent(40) ? "(nil as \(kind.spelled))" : "(\(literal(wrapped)) as \(kind.spelled))"
    case .array(let element):
      let count = chance.number(0...3)
      return "([\((0..<count).map { _ in literal(element) }.joined(separator: ", "))] as \(kind.spelled))"
    case .set(let element):
      let elements = (0..<chance.number(0...3)).map { element == .int ? "\($0 * 3)" : "\"k\($0)\"" }
      return "([\(elements.joined(separator: ", "))] as \(kind.spelled))"
    case .dictionary(let key, let value):
      let pairs = (0..<chance.number(0...3)).map { "\(key == .int ? "\($0)" : "\"k\($0)\""): \(literal(value))" }
      return "(\(pairs.isEmpty ? "[:]" : "[\(pairs.joined(separator: ", "))]") as \(kind.spelled))"
    case .tuple(let elements): return "(\(elements.map(literal).joined(separator: ", ")))"
    case .function(let parameters, let result):
      let names = parameters.map { _ in fresh("x") }
      let body = withoutShorthand {
        scope.callsLeft = 0
        scope.variables.removeAll(where: \.isLent)
        for (name, kind) in zip(names, parameters) {
          scope.variables.append(Variable(path: name, kind: kind, isMutable: false))
        }
        return expression(result, 1)
      }
      let declared = zip(names, parameters).map { "\($0): \($1.spelled)" }.joined(separator: ", ")
      return "{ (\(declared)) -> \(result.spelled) in \(body) }"
    case .nominal(let name, let arguments): return value(name, arguments)
    case .existential(let names):
      let fitting = nominals.filter { nominal in
        names.allSatisfy { name in nominal.closure().contains { $0.name == name } }
      }
      guard !fitting.isEmpty else { return "0" }
      return "(\(literal(ready(chance.pick(fitting)))) as \(kind.spelled))"
    case .parameter(let name):
      // The one there is; the statement says so where it cannot do without.
      return scope.variables.first { $0.kind == kind }?.path ?? name.lowercased()
    }
  }

  private func value(_ name: String, _ arguments: [Kind]) -> String {
    guard let nominal = nominal(name) else { return "self" }
    let filled = Dictionary(uniqueKeysWithValues: zip(nominal.parameters, arguments))
    if nominal.sort == .enumeration {
      let one = chance.pick(nominal.cases)
      let payload = one.payload.map { part in (part.label.map { "\($0): " } ?? "") + literal(part.kind) }
      return "\(name).\(one.name)" + (payload.isEmpty ? "" : "(\(payload.joined(separator: ", ")))")
    }
    let fields = nominal.allFields.map { "\($0.name): \(literal($0.kind.substituting(filled)))" }
    return "\(Kind.nominal(name, arguments).spelled)(\(fields.joined(separator: ", ")))"
  }
}
