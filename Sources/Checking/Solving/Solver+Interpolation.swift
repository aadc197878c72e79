import Diagnostics
import Syntax

/// String literals with values in them whose type, or whose script, has a say in how they are put together.
extension Solver {
  func isInterpolated(_ segments: [StringSegment]) -> Bool {
    segments.contains { if case .text = $0 { false } else { true } }
  }

  /// Whether functions of the script itself may take what stands in the text.
  func isOwnInterpolation(_ segments: [StringSegment]) -> Bool {
    if segments.contains(where: { if case .arguments = $0 { true } else { false } }) { return true }
    guard checker.hasOwnInterpolations, isInterpolated(segments),
      let interpolation = checker.coreType("DefaultStringInterpolation")
    else { return false }
    return interpolation.members(named: "appendInterpolation").contains { member in
      if case .function(let function) = member { !function.module.isLibrary } else { false }
    }
  }

  /// Text stands before, between and behind all values, be it empty: a type of the script's own is told of it.
  private static func alternating(_ segments: [StringSegment]) -> [StringSegment] {
    var result: [StringSegment] = []
    var hasText = false
    for segment in segments {
      if case .text = segment {
        hasText = true
      } else {
        if !hasText { result.append(.text("")) }
        hasText = false
      }
      result.append(segment)
    }
    return hasText ? result : result + [.text("")]
  }

  /// The literal as a call: `_interpolated(7, 1) { $0.appendLiteral("…"); $0.appendInterpolation(…) }`.
  func buildInterpolation(_ segments: [StringSegment], _ type: Type, _ span: Span) -> Term {
    let name = Name("\u{24}text", span)
    func append(_ function: String, _ arguments: Arguments) -> Statement {
      let target = Expression(.name(name, genericArguments: nil), span)
      let callee = Expression(.member(target, Name(function, arguments.span), genericArguments: nil), arguments.span)
      return Statement(.expression(Expression(.call(callee, arguments), arguments.span)), arguments.span)
    }
    func single(_ value: Expression) -> Arguments {
      Arguments(elements: [Arguments.Element(label: nil, value: value)], trailingClosures: 0, span: value.span)
    }
    var statements: [Statement] = []
    var capacity = 0
    var count = 0
    for segment in Self.alternating(segments) {
      switch segment {
      case .text(let text):
        capacity += text.utf8.count
        statements.append(append("appendLiteral", single(Expression(.string([segment]), span))))
      case .value(let value):
        count += 1
        statements.append(append("appendInterpolation", single(value)))
      case .arguments(let arguments):
        count += 1
        statements.append(append("appendInterpolation", arguments))
      }
    }
    let closure = ClosureNode(
      captures: [], parameters: [ClosureNode.Parameter(name: name, type: nil)], result: nil,
      body: Block(statements: statements, span: span), span: span, highestShorthand: -1, mayThrow: false)
    let values = [
      Expression(.integer(UInt64(capacity), overflows: false), span),
      Expression(.integer(UInt64(count), overflows: false), span),
      Expression(.closure(closure), span),
    ]
    let call = Expression(
      .call(
        Expression(.name(Name("_interpolated", span), genericArguments: nil), span),
        Arguments(
          elements: values.map { Arguments.Element(label: nil, value: $0) }, trailingClosures: 0, span: span)), span)
    return checker.check(call, expecting: type == .error ? checker.string : type, in: context)
  }
}
