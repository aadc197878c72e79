import Diagnostics
import Syntax

@testable import Checking
@testable import Session

/// One expression, solved by itself: which meanings its names have, what the solution costs, and what is wrong.
struct Solved {
  /// What was chosen, `name(labels:): type`, in alphabetical order; operators and the library's own included.
  let choices: [String]
  /// The kinds that speak against the solution, with how often; nil where there is none.
  let score: String?
  let type: String?
  /// Where several solutions are equally good: between what there is nothing to choose.
  let ambiguous: [String]
  /// What would have to be other for there to be a solution.
  let problems: [CheckProblem]

  init(_ text: String, after declarations: String = "") {
    let interpreter = Interpreter()
    let checker = interpreter.checker
    let wrong = interpreter.check(Source(name: "declarations", text: Array(declarations.utf8)))
    precondition(!wrong.contains { $0.severity == .error }, "the declarations are wrong: \(wrong)")
    let operators = interpreter.operators
    var known = operators
    known.addDeclarations(in: Source(name: "declarations", text: Array(declarations.utf8)))
    let tree = Parser.parse(
      Source(name: "expression", text: Array(text.utf8)), ParserOptions(operators: known))
    guard let (expression, context) = checker.begin(tree) else { preconditionFailure("not one expression: \(text)") }
    let solver = Solver(checker: checker, context: context)
    func state() { solver.generate(expression) }
    state()
    switch solver.solve(restating: state) {
    case .solved where !solver.isMending:
      ambiguous = []
      problems = []
      score = solver.state.score.words
      let found = solver.state.types[ObjectIdentifier(expression)]
      type = found.map { checker.describe(solver.canonicalDeep($0)) }
    case .ambiguous(let members) where !solver.isMending:
      ambiguous = members.map { checker.fullName(of: $0) }
      (problems, score, type) = ([], nil, nil)
    default:
      problems = solver.state.fixes.map(\.problem)
      (ambiguous, score, type) = ([], nil, nil)
    }
    choices =
      solver.state.chosen.values.map { chosen in
        let member = chosen.choice.member
        return "\(checker.fullName(of: member)): \(checker.describe(checker.interfaceType(of: member)))"
      }.sorted()
  }

  /// The meaning of the one overloaded name that is looked at.
  func choice(of name: String) -> String? { choices.first { $0.hasPrefix(name) } }
}
