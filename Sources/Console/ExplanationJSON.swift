import Checking
import Diagnostics

/// Explanations for other tools: one JSON object a line, the same facts as the text shows.
public enum ExplanationJSON: JSONWriting {
  public static func draw(_ explanation: Explanation) -> String {
    object([
      ("subject", string(explanation.subject)), ("type", string(explanation.type)),
      ("winner", explanation.overloads.isEmpty ? candidate(explanation.winner) : "null"),
      ("dispatch", string(word(for: explanation.dispatch))),
      ("through", array(explanation.tables.map(table))),
      ("choices", array(explanation.choices.map { choice($0.type, $0.winner) })),
      ("here", explanation.here.map { choice($0.type, $0.winner) } ?? "null"),
      ("overloads", array(explanation.overloads.map { overload($0.arguments, $0.winner) })),
      ("losers", array(explanation.losers.map { loser($0.candidate, $0.reason) })),
    ]) + "\n"
  }

  public static func draw(_ table: TraitTable) -> String {
    let traits = table.traits.map { proto, rows in
      object([
        ("trait", string(proto)),
        (
          "requirements",
          array(rows.map { object([("name", string($0.requirement)), ("provider", candidate($0.provider))]) })
        ),
      ])
    }
    return object([("type", string(table.type)), ("traits", array(traits))]) + "\n"
  }

  // MARK: Facts

  private static func table(_ table: Explanation.Table) -> String {
    object([
      ("trait", string(table.proto)), ("winner", candidate(table.winner)), ("same", table.isSame ? "true" : "false"),
    ])
  }

  private static func choice(_ type: String, _ winner: Explanation.Candidate) -> String {
    object([("type", string(type)), ("winner", candidate(winner))])
  }

  private static func overload(_ arguments: String, _ winner: Explanation.Candidate) -> String {
    object([("arguments", string(arguments)), ("winner", candidate(winner))])
  }

  private static func loser(_ loser: Explanation.Candidate, _ reason: Explanation.Reason) -> String {
    var fields = [("candidate", candidate(loser)), ("reason", string(word(for: reason)))]
    if case .conditionUnmet(let condition) = reason { fields.append(("condition", string(condition))) }
    return object(fields)
  }

  private static func candidate(_ candidate: Explanation.Candidate) -> String {
    var fields = [("name", string(candidate.name))]
    switch candidate.kind {
    case .own(let type): fields += [("kind", string("own")), ("of", string(type))]
    case .requirement(let proto): fields += [("kind", string("requirement")), ("of", string(proto))]
    case .inExtension(let proto, let condition):
      fields += [("kind", string("default")), ("of", string(proto))]
      if let condition { fields.append(("where", string(condition))) }
    case .free: fields.append(("kind", string("free")))
    }
    if candidate.isStored { fields.append(("stored", "true")) }
    if let span = candidate.span {
      fields += [("file", string(span.source.name)), ("line", String(span.line))]
    }
    return object(fields)
  }

  private static func word(for dispatch: Explanation.Dispatch) -> String {
    switch dispatch {
    case .compileTime: "compile time"
    case .byClass: "class"
    case .byRequirement: "requirement"
    case .only: "only"
    case .byArguments: "arguments"
    }
  }

  private static func word(for reason: Explanation.Reason) -> String {
    switch reason {
    case .ownGoesFirst: "own goes first"
    case .ranked(let reason): word(for: reason)
    case .doesNotFit: "does not fit"
    case .overridden: "overridden"
    case .conditionUnmet: "condition unmet"
    case .otherShape: "other labels"
    }
  }

  private static func word(for reason: RankingReason) -> String {
    switch reason {
    case .score(let kind): "score: \(kind)"
    case .favoured: "favoured"
    case .concreteOperator: "concrete operator"
    case .generic: "generic"
    case .constrainedExtension: "constrained extension"
    case .refinedProtocol: "refined protocol"
    case .protocolExtension: "protocol extension"
    case .requirement: "requirement"
    case .fewerParameters: "fewer parameters"
    case .variadic: "variadic"
    case .types: "types"
    case .designated: "designated"
    case .instanceMember: "instance member"
    case .property: "property"
    case .refinedParameters: "refined parameters"
    case .subtype: "subtype"
    case .labels: "labels"
    case .coalescing: "coalescing"
    case .ownModule: "own module"
    }
  }

  // MARK: JSON
}
