import Checking
import Diagnostics

/// Explanations for other programs: the same facts as the text shows.
public enum ExplanationJSON {
  public static func value(of explanation: Explanation) -> JSONValue {
    [
      "subject": .string(explanation.subject), "type": .string(explanation.type),
      "winner": explanation.overloads.isEmpty ? candidate(explanation.winner) : .null,
      "dispatch": .string(word(for: explanation.dispatch)),
      "through": .array(explanation.tables.map(table)),
      "choices": .array(explanation.choices.map { choice($0.type, $0.winner) }),
      "here": explanation.here.map { choice($0.type, $0.winner) } ?? .null,
      "overloads": .array(explanation.overloads.map { overload($0.arguments, $0.winner) }),
      "losers": .array(explanation.losers.map { loser($0.candidate, $0.reason) }),
    ]
  }

  public static func value(of table: TraitTable) -> JSONValue {
    let traits = table.traits.map { proto, rows -> JSONValue in
      let requirements = rows.map { row -> JSONValue in
        ["name": .string(row.requirement), "provider": candidate(row.provider)]
      }
      return ["trait": .string(proto), "requirements": .array(requirements)]
    }
    return ["type": .string(table.type), "traits": .array(traits)]
  }

  // MARK: Facts

  private static func table(_ table: Explanation.Table) -> JSONValue {
    ["trait": .string(table.proto), "winner": candidate(table.winner), "same": .bool(table.isSame)]
  }

  private static func choice(_ type: String, _ winner: Explanation.Candidate) -> JSONValue {
    ["type": .string(type), "winner": candidate(winner)]
  }

  private static func overload(_ arguments: String, _ winner: Explanation.Candidate) -> JSONValue {
    ["arguments": .string(arguments), "winner": candidate(winner)]
  }

  private static func loser(_ loser: Explanation.Candidate, _ reason: Explanation.Reason) -> JSONValue {
    var value: JSONValue = ["candidate": candidate(loser), "reason": .string(word(for: reason))]
    if case .conditionUnmet(let condition) = reason { value.add("condition", .string(condition)) }
    return value
  }

  private static func candidate(_ candidate: Explanation.Candidate) -> JSONValue {
    var value: JSONValue = ["name": .string(candidate.name)]
    switch candidate.kind {
    case .own(let type):
      value.add("kind", "own")
      value.add("of", .string(type))
    case .requirement(let proto):
      value.add("kind", "requirement")
      value.add("of", .string(proto))
    case .inExtension(let proto, let condition):
      value.add("kind", "default")
      value.add("of", .string(proto))
      if let condition { value.add("where", .string(condition)) }
    case .free: value.add("kind", "free")
    }
    if candidate.isStored { value.add("stored", true) }
    if let span = candidate.span {
      value.add("file", .string(span.source.name))
      value.add("line", .integer(span.line))
    }
    return value
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
}
