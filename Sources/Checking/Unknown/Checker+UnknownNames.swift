import Diagnostics
import Syntax

extension ClosureNode {
  /// A name that is a statement of its own before the others: it was to be the parameter, and `in` is missing.
  fileprivate var nameBeforeBody: Name? {
    guard parameters == nil, body.statements.count > 1, case .expression(let first) = body.statements[0].kind,
      case .name(let name, nil) = first.kind
    else { return nil }
    return name
  }
}

/// What is said of a name that stands for nothing.
extension Checker {
  /// Reports a name that stands for nothing, with the nearest ones that do.
  func reportUnknown(_ name: Name, from scope: Scope, isType: Bool) {
    let function = sequence(first: scope, next: \.parent).lazy.compactMap { scope -> Function? in
      if case .function(let function) = scope.kind { function } else { nil }
    }.first
    if function?.closure?.nameBeforeBody?.span.start == name.span.start {
      return report(.cannotFindBeforeBody(name.text), at: name.span)
    }
    // In a trial nobody reads the words, which take long to find.
    if trial != nil { return report(.cannotFind(name: name.text, isType: isType, suggestion: nil), at: name.span) }
    // What is to be said of it takes long to find, and is the same at all its places.
    let told = ToldName(name: name.text, source: ObjectIdentifier(name.span.source))
    let problem =
      toldNames[told]
      ?? (toldNames.count < Self.mostNamesExplained
        ? unknown(name.text, from: scope, isType: isType)
        : .cannotFind(name: name.text, isType: isType, suggestion: nil))
    toldNames[told] = problem
    report(problem, at: name.span)
  }

  /// More are not shown, and for each all names there are would be compared with it.
  private static let mostNamesExplained = 200

  private func unknown(_ text: String, from scope: Scope, isType: Bool) -> CheckProblem {
    if scope.enclosingFile != nil, let hidden = main.names[text]?.first {
      return .inaccessible(text, hidden.access.words, declared: hidden.span)
    }
    if let module = moduleToImport(for: text, from: scope) {
      return .missingImport(name: text, module: module, isType: isType)
    }
    let visible = visibleNames(from: scope)
    if let problem = lacking(text, from: scope, visible: visible) { return problem }
    // `A：B` is one name: who asks for `A` meant to declare that.
    let alike = visible.first { LookAlikeSign.head(of: $0) == text }
    var near = LookAlikeSign.head(of: text) == nil ? alike ?? nearest(to: text, among: visible) : nil
    // Where a type is asked for a value is not meant, nor the other way round by what begins with a small letter.
    // What is found only as a member of `self` is a value.
    if let found = near, isType || text.first?.isLowercase == true,
      (lookUp(found, from: scope).first?.isTypeLike ?? false) != isType
    {
      near = nil
    }
    return .cannotFind(name: text, isType: isType, suggestion: near)
  }

  func reportUnknownType(_ name: Name, from scope: Scope) {
    if let mark, name.text == Mark.name { return mark.note(Mark.Place(role: .type, scope: scope)) }
    if let value = lookUp(name.text, from: scope).first, !value.isTypeLike {
      report(.notAType(name.text, declared: value.span), at: name.span)
      return
    }
    reportUnknown(name, from: scope, isType: true)
  }

  /// Reads what is only needed for the words of an error.
  func prepareWords() {
    guard let prepare = beforeReportingUnknown else { return }
    beforeReportingUnknown = nil
    prepare()
  }
}

/// A name that stands for nothing in a file.
struct ToldName: Hashable {
  let name: String
  let source: ObjectIdentifier
}
