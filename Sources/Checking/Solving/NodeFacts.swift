import Diagnostics
import Syntax

/// What is known of the parts of an expression by their form, whatever the names in it mean.
struct NodeFacts {
  /// A node that stands for the operator itself, by the one for the whole.
  var operators: NodeMap<Expression> = [:]
  /// What operators are given and members are asked of.
  var operands: Set<ObjectIdentifier> = []
  /// What is called, and not just named.
  var called: Set<ObjectIdentifier> = []
  /// What a call with `?` or `!` behind the callee gives to what is called: `ended` in `delegate.ended?(self)`.
  var optionalCalls: [ObjectIdentifier: Solver.CallLabels] = [:]
  /// What stands where something can stand still.
  var withinAsync: Set<ObjectIdentifier> = []
  /// `Type(…)` and `self.init(…)`, where `Type.init(…)` is another thing.
  var shortCalls: Set<ObjectIdentifier> = []
  /// Calls with `!` behind them.
  var forcedCalls: Set<ObjectIdentifier> = []
  /// Calls that are `type(of:)`.
  var typeOfCalls: Set<ObjectIdentifier> = []
  /// How deep each name stands in the expression: what is within a call weighs more than the call.
  var depths: [ObjectIdentifier: Int] = [:]
  /// Implicit members of which further members are asked: `.red` in `.red.faded(by: 4)`. What the last one gives is what the
  /// context asks for.
  var innerImplicits: Set<ObjectIdentifier> = []
  /// Names of modules in front of a dot.
  var moduleNames: Set<ObjectIdentifier> = []
  /// What stands in texts.
  var interpolated: Set<ObjectIdentifier> = []
  /// Closures that are arguments of calls.
  var argumentClosures: Set<ObjectIdentifier> = []
  /// What reads the value of a key path, written as a closure.
  var keyPathGetters: Set<ObjectIdentifier> = []

  /// `value.callAsFunction` for calls of a value.
  var calledValues: NodeMap<Expression> = [:]
  /// `value.dynamicallyCall(withArguments: [x])` for calls of values that take any.
  var dynamicCalls: NodeMap<Expression> = [:]
  /// `value[dynamicMember: "name"]` for members that there are not.
  var dynamicMembers: NodeMap<Expression> = [:]
  /// Calls of a type that are a literal as one of that type, `Float(1)`, a tuple by the name of its type, or the call of a new
  /// value: what they are.
  var valuesOfTypes: [ObjectIdentifier: Expression] = [:]
}

/// What was found out for the words of an error.
struct Complaints {
  /// What is said of members that types lack.
  var missingMembers: [MissingMember: CheckProblem] = [:]
  /// The names in closures that mean nothing.
  var unknownInClosures: [ObjectIdentifier: [(problem: CheckProblem, span: Span)]] = [:]
  /// Assignments, for where one stands in the place of a comparison.
  var assignments: [(whole: Span, target: Span, value: Span)] = []
  /// Why the name looked up last is not seen where it stands, although it is there.
  var outOfReach: CheckProblem?
  /// With `capturedEarly`: the function whose variable that is.
  var capturedFrom: Function?
}
