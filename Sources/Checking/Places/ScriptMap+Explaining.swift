import Diagnostics
import Syntax

/// What can be said of something where it is spoken of: its declaration with the types that it has there, and why this one runs.
extension ScriptMap {
  /// `var text: String`, `func move(to place: Int) -> Bool`: without a body, and with what is inferred.
  public func signature(of mention: Mention) -> String {
    let member = mention.symbol.member
    checker.prepareGenerics(of: member)
    func shown(_ type: Type) -> String {
      let moved = mention.owner.map { checker.moved(type, to: $0, member) } ?? type
      return checker.describe(moved)
    }
    let statically = mention.symbol.isStatic && mention.symbol.kind != .initializer ? "static " : ""
    switch member {
    case .variable(let variable):
      if variable.kind == .parameter { return "\(variable.name): \(shown(variable.type))" }
      let isSettable = variable.isStored ? !variable.isLet : variable.setter != nil
      let accessors = variable.isStored ? "" : isSettable ? " { get set }" : " { get }"
      return "\(statically)\(variable.isLet ? "let" : "var") \(variable.name): \(shown(variable.type))\(accessors)"
    case .function(let function):
      let text = checker.signatureText(of: function, shown)
      let generics = function.node?.generics ?? []
      // `<T: Named>` stands between the name and the parameters.
      let clause =
        generics.isEmpty
        ? ""
        : "<"
          + generics.map { $0.name.text + ($0.constraint.map { ": " + $0.span.text } ?? "") }.joined(separator: ", ")
          + ">"
      let head = text.prefix { $0 != "(" }
      let whole = head + clause + text.dropFirst(head.count)
      if function.kind == .initializer { return String(whole) }
      return statically + (function.isMutating ? "mutating " : "") + "func " + whole
    case .subscripted(let entity):
      let parameters = entity.parameters.map {
        "\($0.label.map { $0 + " " } ?? "")\($0.variable.name): \(shown($0.type))"
      }
      return "\(statically)subscript(\(parameters.joined(separator: ", "))) -> \(shown(entity.element))"
    case .enumCase(let entity):
      let payload = entity.payload.map { ($0.label.map { $0 + ": " } ?? "") + shown($0.type) }
      return "case \(entity.owner.name).\(entity.name)"
        + (payload.isEmpty ? "" : "(\(payload.joined(separator: ", ")))")
    case .type(let nominal):
      return nominal.node.map { Self.line($0.head.text) } ?? "\(nominal.kind.rawValue) \(nominal.name)"
    case .alias(let alias): return "typealias \(alias.name) = \(Self.line(alias.node.span.text))"
    case .associated(let associated): return "associatedtype \(associated.name)"
    case .parameter(let parameter): return parameter.name
    }
  }

  /// The type of a value; nil of what is none.
  public func type(of mention: Mention) -> String? {
    guard case .variable(let variable) = mention.symbol.member else { return nil }
    return checker.describe(
      mention.owner.map { checker.moved(variable.type, to: $0, mention.symbol.member) } ?? variable.type)
  }

  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Which implementation runs at a place and why; nil where there is nothing that anyone could doubt.
  public func explanation(of mention: Mention) -> Explanation? {
    let member = mention.symbol.member
    guard member.parent != nil || mention.symbol.kind == .function, !member.isTypeLike else { return nil }
    var explanation: Explanation?
    checker.looking {
      if mention.role == .declaration {
        // Of what a type declares: what it takes the place of.
        guard let parent = member.parent, parent.kind != .protocol else { return }
        explanation = self.explanation(of: mention, askedOf: parent.selfType, parent.generics)
      } else {
        explanation = asWritten(mention) ?? mention.owner.flatMap { self.explanation(of: mention, askedOf: $0) }
      }
    }
    return explanation.flatMap { $0.isWorthTelling ? $0 : nil }
  }

  /// The search is asked again with the arguments that stand there.
  private func asWritten(_ mention: Mention) -> Explanation? {
    let roots = occurrences.roots.values.filter { $0.expression.span.contains(mention.span) }
    guard let root = roots.min(by: { $0.expression.span.length < $1.expression.span.length }) else { return nil }
    var path: [Expression] = []
    guard Self.find(mention.span, in: root.expression, &path) else { return nil }
    // Of what is called, the arguments say which is meant.
    for expression in path.reversed().prefix(2) {
      if case .closure = expression.kind { break }
      if expression !== path.last, !expression.calls(path[path.count - 1]) { break }
      let outer = path.dropLast().last
      if expression === path.last, let outer, outer.calls(expression) { continue }
      guard let contest = Contest(checker, expression, root.context),
        contest.chosen.choice.member.identity == mention.symbol.member.identity
      else { continue }
      return checker.explanation(of: contest)
    }
    return nil
  }

  private func explanation(
    of mention: Mention, askedOf owner: Type, _ generics: GenericSignature = GenericSignature()
  ) -> Explanation? {
    let member = mention.symbol.member
    let asking = Asking(checker, at: mention.span, in: owner, generics)
    let name = Name(checker.memberName(member), mention.span)
    guard let contest = asking.contest(for: member, name, of: owner),
      contest.chosen.choice.member.identity == member.identity
    else { return nil }
    return checker.explanation(of: contest)
  }

  private static func find(_ span: Span, in expression: Expression, _ path: inout [Expression]) -> Bool {
    guard expression.span.contains(span) else { return false }
    path.append(expression)
    switch expression.kind {
    case .name(let name, _), .member(_, let name, _), .prefix(let name, _), .postfix(let name, _),
      .binary(_, let name, _):
      if name.span.start == span.start { return true }
    default: break
    }
    if expression.parts.contains(where: { find(span, in: $0, &path) }) { return true }
    path.removeLast()
    return false
  }
}

extension Expression {
  fileprivate func calls(_ other: Expression) -> Bool {
    if case .call(let callee, _) = kind { callee === other } else { false }
  }
}

extension Span {
  fileprivate var length: Int32 { end - start }
}

extension Explanation {
  /// Another one could have been meant, or a default runs.
  fileprivate var isWorthTelling: Bool {
    if case .inExtension = winner.kind { return true }
    let isOfLibrary = winner.span?.source.isLibrary ?? true
    if isFoundWhenRun { return !choices.isEmpty || !isOfLibrary }
    let rivals = losers.filter { candidate, reason in
      switch reason {
      case .doesNotFit, .otherShape: candidate.span?.source.isLibrary == false
      default: !isOfLibrary || candidate.span?.source.isLibrary == false
      }
    }
    return !rivals.isEmpty || tables.contains { !$0.isSame }
  }
}
