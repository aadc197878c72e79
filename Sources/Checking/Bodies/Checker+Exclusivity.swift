import Diagnostics
import Syntax

/// What is changed by a call must not be reached in another way while the call lasts. Told here is what can be seen from the call
/// itself: two places handed to it, or one and a closure that it does not keep.
extension Checker {
  func checkExclusivity(_ block: CheckedBlock) { block.forEachTerm { checkCall($0) } }

  func checkExclusivity(of term: Term) { term.forEachTerm { checkCall($0) } }

  /// - Parameter opened: the existential that was opened for the receiver.
  private func checkCall(_ term: Term, opened: Term? = nil) {
    if case .open(_, let value, let body) = term.kind { return checkCall(body, opened: value) }
    if case .assign(let place, let value) = term.kind { return checkChain(place, [value]) }
    guard case .call(let callee, let arguments) = term.kind else { return }
    if case .function(let function, _, _, let receiver?, _) = callee, function.isMutating {
      checkChain(receiver, arguments)
    }
    for (index, argument) in arguments.enumerated() {
      if case .inOut(let place) = argument.kind { checkChain(place, Array(arguments[(index + 1)...])) }
    }
    var changed: [Access] = []
    var closures: [Function] = []
    if case .function(let function, _, _, var receiver?, _) = callee, function.isMutating {
      if let opened, case .opened = receiver.kind { receiver = opened }
      if let access = Access(receiver) { changed.append(access) }
    }
    for argument in arguments {
      switch argument.kind {
      case .inOut(let place): if let access = Access(place) { changed.append(access) }
      case .closure(let function) where !function.isEscapingClosure: closures.append(function)
      default: continue
      }
    }
    if changed.isEmpty || changed.count == 1 && closures.isEmpty { return }
    for (index, one) in changed.enumerated() {
      for other in changed[(index + 1)...] where one.meets(other) {
        return report(
          .overlapping(one.words, one.overlap(with: other)), at: one.isSame(as: other) ? other.span : one.span)
      }
      guard case .variable(let variable) = one.root, variable.kind != .global else { continue }
      for closure in closures where closure.captures.contains(variable) && reaches(one, from: closure) {
        return report(.overlapping(one.words, .plain), at: one.span)
      }
    }
  }

  /// A change through `?` begins with the question, before what is given is evaluated: that must not reach the optional.
  private func checkChain(_ place: Term, _ given: [Term]) {
    var asked: Term?
    var current = place
    while let base = Access.base(of: current) {
      if case .unwrapOrLeave = current.kind { asked = base }
      current = base
    }
    guard let asked, let access = Access(asked) else { return }
    if given.contains(where: { reaches(access, from: $0.forEachTerm) }) {
      report(.overlapping(access.words, .plain), at: access.span)
    }
  }

  private func reaches(_ access: Access, from closure: Function) -> Bool {
    closure.checkedBody.map { reaches(access, from: $0.forEachTerm) } ?? false
  }

  /// Whether what these terms do reads or changes what an access changes.
  private func reaches(_ access: Access, from forEachTerm: ((Term) -> Void) -> Void) -> Bool {
    var found = false
    var covered: Set<ObjectIdentifier> = []
    forEachTerm { term in
      if case .closure(let closure) = term.kind, !closure.isEscapingClosure, reaches(access, from: closure) {
        found = true
      }
      // What is seen is the longest way to each place, not the parts of the way.
      if covered.contains(ObjectIdentifier(term)) || found { return }
      guard let other = Access(term) else { return }
      var inner = term
      while let base = Access.base(of: inner) {
        covered.insert(ObjectIdentifier(base))
        inner = base
      }
      if access.meets(other) { found = true }
    }
    return found
  }

  /// A place, as far as it is fixed: a variable and the stored parts on the way from it.
  fileprivate struct Access {
    enum Root: Hashable {
      case variable(Variable)
      case staticProperty(Variable)
    }
    enum Step: Hashable {
      case property(Variable)
      case element(Int)
    }
    var root: Root
    var steps: [Step] = []
    /// What is reached behind these runs code, or is not fixed: the whole up to here is taken.
    var computed: ObjectIdentifier?
    /// It is behind a `!` or a `?`: what is taken is the whole optional, not the parts of what is in it.
    var isUnwrapped = false
    let span: Span

    init?(_ term: Term) {
      span = term.span
      switch term.kind {
      case .variable(let variable):
        root = .variable(variable)
        if Self.runsCode(variable) { computed = ObjectIdentifier(variable) }
      case .staticProperty(let variable, _, _, _):
        root = .staticProperty(variable)
        if Self.runsCode(variable) { computed = ObjectIdentifier(variable) }
      default:
        guard let base = Self.base(of: term), let access = Access(base) else { return nil }
        root = access.root
        steps = access.steps
        computed = access.computed
        isUnwrapped = access.isUnwrapped
        if computed != nil || isUnwrapped { return }
        switch term.kind {
        case .property(_, let variable, _, _):
          if Self.runsCode(variable) {
            computed = ObjectIdentifier(variable)
          } else {
            steps.append(.property(variable))
          }
        case .tupleElement(_, let index): steps.append(.element(index))
        case .subscripted(_, let entity, _, _, _, _): computed = ObjectIdentifier(entity)
        case .forceUnwrap, .unwrapOrLeave: isUnwrapped = true
        default: break
        }
      }
    }

    /// What a place is a part of; nil for a variable, and behind an instance, whose parts are watched at run time.
    static func base(of term: Term) -> Term? {
      switch term.kind {
      case .property(let base, let variable, _, _):
        if variable.parent?.kind == .class || variable.parent?.kind == .protocol { return nil }
        return base
      case .tupleElement(let base, _), .forceUnwrap(let base), .unwrapOrLeave(let base): return base
      case .subscripted(let base?, let entity, _, _, _, _):
        // What is set without changing its owner lies elsewhere, as behind a pointer.
        if entity.setter?.isMutating == false { return nil }
        return entity.parent?.kind == .struct || entity.parent?.kind == .enum ? base : nil
      default: return nil
      }
    }

    private static func runsCode(_ variable: Variable) -> Bool {
      !variable.isStored || variable.isLazy || variable.willSet != nil || variable.didSet != nil
    }

    func meets(_ other: Access) -> Bool {
      guard root == other.root else { return false }
      let count = min(steps.count, other.steps.count)
      return Array(steps.prefix(count)) == Array(other.steps.prefix(count))
    }

    /// The very same place is named twice.
    func isSame(as other: Access) -> Bool {
      root == other.root && computed == other.computed && steps == other.steps
        && (computed != nil || steps.isEmpty && !isUnwrapped)
    }

    func overlap(with other: Access) -> CheckProblem.Overlap {
      if case .variable = root, isSame(as: other) { return computed == nil ? .alias : .writeback }
      return .plain
    }

    var words: String {
      let first: String
      switch root {
      case .variable(let variable), .staticProperty(let variable): first = variable.name
      }
      return steps.reduce(first) { words, step in
        switch step {
        case .property(let variable): "\(words).\(variable.name)"
        case .element(let index): "\(words).\(index)"
        }
      }
    }
  }
}
