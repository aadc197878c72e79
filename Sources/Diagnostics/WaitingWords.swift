/// What stands still.
public enum WaitingKind {
  case call, property, subscripting, asyncLet, iteration
  /// A call of what another actor runs, or a look at what it has.
  case isolatedCall(String, by: String)
  case isolatedReference(String, by: String)
}

/// Where nothing can stand still.
public enum AsyncPlace { case function, closure, autoclosure, deferred, accessor, value }

extension WaitingKind {
  var words: String {
    switch self {
    case .call: "this may stand still until something else is done"
    case .property: "this property may have to be waited for"
    case .subscripting: "this subscript may have to be waited for"
    case .asyncLet: "the value of an `async let` has to be waited for"
    case .iteration: "each element has to be waited for"
    case .isolatedCall(_, let by): "\(by): calls from elsewhere wait for their turn"
    case .isolatedReference(_, let by): "\(by): who asks from elsewhere waits for its turn"
    }
  }

  var noun: String {
    switch self {
    case .call, .isolatedCall: "call"
    case .property, .isolatedReference, .asyncLet: "property access"
    case .subscripting: "subscript access"
    case .iteration: "iteration"
    }
  }
}

extension AsyncPlace {
  var words: String {
    switch self {
    case .function, .accessor, .closure: "a function"
    case .autoclosure: "an autoclosure"
    case .deferred: "a `defer` body"
    case .value: "an initial value"
    }
  }

  var help: String {
    switch self {
    case .function: "say `async` behind the parameters of the function, or wait within a task: `Task { … }`"
    case .accessor: "a getter waits if it says so: `get async { … }`"
    case .closure, .deferred: "wait within a task: `Task { … }`"
    case .autoclosure: "wait before it, and use what came of it"
    case .value: "wait where it is first needed, or in an initializer that is `async`"
    }
  }
}
