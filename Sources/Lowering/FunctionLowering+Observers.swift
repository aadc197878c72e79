import Checking
import Diagnostics
import Machine

/// Properties and variables that tell observers of their changes, and the accessors of local variables.
extension FunctionLowering {
  /// The storage, with the observers of the property and of those that it overrides; nil without any.
  func observed(
    _ storage: Place, _ variable: Variable, _ arguments: [Type], base: ComputedPlace.Base, _ span: Span
  ) throws -> Place? {
    var place: Place?
    if let above = variable.overridden, case .nominal(let nominal, _)? = above.parent?.selfType,
      let own = variable.parent
    {
      let inherited = try lowerer.arguments(for: nominal, from: .nominal(own, arguments))
      place = try observed(storage, above, inherited, base: base, span)
    }
    guard variable.willSet != nil || variable.didSet != nil else { return place }
    if let function, function.accessed === variable, function.kind == .willSet || function.kind == .didSet {
      return place
    }
    func callable(_ observer: Function) throws -> Callable {
      variable.kind == .local ? try localCallable(observer, span) : try instance(observer, arguments)
    }
    return .observed(
      ObservedPlace(
        storage: place ?? storage, base: base, willSet: try variable.willSet.map(callable),
        didSet: try variable.didSet.map(callable), wantsOldValue: wantsOldValue(variable),
        isSilentOnError: isSilentOnError(variable), layout: try layout(of: storage), span: span))
  }

  /// An accessor or observer of a local variable: a local function.
  func localCallable(_ function: Function, _ span: Span) throws -> Callable {
    let convention = try lowerer.convention(of: function, in: environment)
    if function.captures.isEmpty {
      return Callable(kind: .code(localIndex(of: function, in: environment)), convention: convention)
    }
    let closure = try localClosure(function, [], span)
    if closure.isOwned { hold(closure) }
    return Callable(kind: .closure(closure.register), convention: convention)
  }

  /// Whether nothing is told where an error ends a change: of a property that needs no second value to be told of.
  func isSilentOnError(_ variable: Variable) -> Bool {
    variable.parent != nil && variable.willSet == nil && !wantsOldValue(variable)
  }

  /// Whether the `didSet` of a variable looks at the old value, or gives it a name.
  func wantsOldValue(_ variable: Variable) -> Bool {
    guard let didSet = variable.didSet, let old = didSet.parameters.first?.variable else { return false }
    guard let body = program.body(of: didSet), old.span.text != old.name else { return true }
    return old.isCaptured
      || body.contains { term in
        switch term.kind {
        case .variable(let variable): variable === old
        case .closure(let closure): closure.captures.contains { $0 === old }
        default: false
        }
      }
  }
}
