import Checking
import Diagnostics
import Words

/// Puts into words why an implementation runs.
public struct ExplanationView {
  private let color: Bool
  private var output = ""

  public static func draw(_ explanation: Explanation, color: Bool) -> String {
    var view = ExplanationView(color: color)
    view.draw(explanation)
    return view.output
  }

  private init(color: Bool) { self.color = color }

  private mutating func draw(_ explanation: Explanation) {
    output += paint(explanation.subject, "1") + dim(explanation.type.isEmpty ? "" : ": " + explanation.type) + "\n"
    let winner = explanation.winner
    if !explanation.overloads.isEmpty {
      line("found", words(for: explanation.dispatch))
      for overload in explanation.overloads { show("given \(overload.arguments)", overload.winner) }
      return
    }
    if case .requirement(let proto) = winner.kind {
      line("found", "when it runs, by the type that the value has then: it is a requirement of \(proto)")
      showTypes(explanation)
      if explanation.choices.isEmpty, explanation.here == nil {
        draw("", dim("no type of the script conforms to \(proto) yet"))
      }
    } else {
      show("runs", winner)
      line("found", words(for: explanation.dispatch))
      showTypes(explanation)
    }
    for table in explanation.tables where table.isSame {
      line("through", "\(table.proto) the same runs: it is what its table has for the requirement")
    }
    for table in explanation.tables where !table.isSame {
      draw("through", paint("\(table.proto) another one runs", "1;33"))
      show("", table.winner)
      draw("", dim("for a value seen as `any \(table.proto)`, or in a generic function"))
    }
    if explanation.tables.isEmpty, case .inExtension(let proto, _) = winner.kind {
      line("note", "\(proto) does not ask for it, so no type's own can take its place through \(proto)")
    }
    let counted = explanation.losers.count(where: isCounted)
    for (candidate, reason) in explanation.losers where counted < 3 || !isCounted(candidate, reason) {
      show("lost", candidate)
      draw("", dim(words(for: reason)))
      if case .ownGoesFirst = reason, case .inExtension(let proto, _) = candidate.kind, explanation.tables.isEmpty {
        draw("note", paint("seen as `any \(proto)`, or in a generic function, this one runs all the same:", "1;33"))
        line("", "\(proto) does not ask for it, so it has no place in the protocol's table")
      }
    }
    if counted >= 3 {
      line("lost", "\(counted) others of the library")
      draw("", dim("their types are not what is given here, or asked for"))
    }
  }

  /// What the value runs that is there, and what those of other types would.
  private mutating func showTypes(_ explanation: Explanation) {
    if let here = explanation.here {
      line("here", "the value is of type \(here.type)")
      show("", here.winner)
    }
    for choice in explanation.choices where choice.type != explanation.here?.type {
      show("in \(choice.type)", choice.winner)
    }
  }

  /// An operator has a dozen meanings in the library: of those that do not fit it is enough to know how many there are.
  private func isCounted(_ candidate: Explanation.Candidate, _ reason: Explanation.Reason) -> Bool {
    if case .doesNotFit = reason { candidate.span?.source.isLibrary == true } else { false }
  }

  private mutating func show(_ head: String, _ candidate: Explanation.Candidate) {
    draw(head, paint(candidate.name, "1") + ", " + spoken(words(for: candidate)).shown)
    guard let span = candidate.span else { return }
    let text = span.source.lineText(span.line).drop { $0 == " " || $0 == "\t" }
    draw("", dim("\(span.source.name):\(span.line)") + "  " + String(text).shown)
  }

  private mutating func line(_ head: String, _ text: String) { draw(head, spoken(text).shown) }

  /// - Parameter text: as it may be sent, with its colours.
  private mutating func draw(_ head: String, _ text: String) {
    let blanks = String(repeating: " ", count: max(1, 9 - cellWidth(of: spoken(head))))
    output += "  " + paint(head, "1;34") + blanks + text + "\n"
  }

  // MARK: Words

  private func words(for candidate: Explanation.Candidate) -> String {
    let stored = candidate.isStored ? "stored" : "declared"
    switch candidate.kind {
    case .own(let type): return "\(stored) by \(type) itself"
    case .requirement(let proto): return "asked for by \(proto)"
    case .inExtension(let proto, nil): return "a default in an extension of \(proto)"
    case .inExtension(let proto, let condition?): return "a default in an extension of \(proto) where \(condition)"
    case .free: return candidate.isStored ? "a variable of the script" : "a function of no type"
    }
  }

  private func words(for dispatch: Explanation.Dispatch) -> String {
    switch dispatch {
    case .compileTime: "when it is compiled, by the type that is written"
    case .byClass: "when it runs, by the class that the instance is of: a subclass may override it"
    case .byRequirement(let proto): "when it runs, through the requirement of \(proto)"
    case .only: "by its name: there is only one"
    case .byArguments: "by what it is given, and it is asked for without that"
    }
  }

  private func words(for reason: Explanation.Reason) -> String {
    switch reason {
    case .ownGoesFirst: "a type's own member goes before a default"
    case .ranked(let reason): words(for: reason)
    case .doesNotFit: "its types are not what is given here, or asked for"
    case .overridden: "overridden by the class below"
    case .conditionUnmet(let condition): "it is only there where \(condition), which does not hold"
    case .otherShape: "its labels or parameters are others"
    }
  }

  private func words(for reason: RankingReason) -> String {
    switch reason {
    case .score(let kind): "with it, \(words(for: kind))"
    case .favoured: "the other one takes just what is given: it is tried first, and as it works no other is tried"
    case .concreteOperator: "it is generic: operators that are not are tried first, and as one works it is not tried"
    case .generic: "it has generic parameters of its own, and the other one has none"
    case .constrainedExtension: "the other one's extension asks for more of the type, and goes first where that holds"
    case .refinedProtocol: "the other one is that of a protocol that refines this one's"
    case .protocolExtension: "it is in an extension of a protocol, and what a type has itself goes first"
    case .requirement: "it is what a protocol asks for, and the other one is there"
    case .fewerParameters: "it has more parameters, of which some would be left out"
    case .variadic: "it takes any number of values, and the other one just so many"
    case .types: "it takes all that the other one takes, and more: the other one is the more special"
    case .designated: "it is a convenience initialiser"
    case .instanceMember: "it is a member of instances"
    case .property: "it is a function that is not called, and the other one is a property"
    case .refinedParameters: "the other one asks for more of its generic parameters"
    case .subtype: "what is given becomes a wider type with it"
    case .labels: "it has labels where the other one has none"
    case .coalescing: "it gives an optional, and the other one a value"
    case .ownModule: "it is a module's, and the script's own for the same arguments goes first"
    }
  }

  private func words(for kind: ScoreKind) -> String {
    switch kind {
    case .hole: "nothing would say what one of its generic parameters is"
    case .asyncInSync: "it waits, and nothing can wait here"
    case .syncInAsync: "it does not wait, where the other one, which does, can be waited for"
    case .forwardTrailingClosure: "the closure behind the call would go to an earlier parameter"
    case .disfavored: "what is marked as the last to be taken would be"
    case .memberThroughOptional: "the member would be that of the value in the optional"
    case .forcedUnchecked: "an implicitly unwrapped optional would be forced"
    case .userConversion: "a value would have to become an AnyHashable"
    case .functionConversion: "a function would have to be converted"
    case .nonDefaultLiteral: "a literal would not be of the type it has by itself"
    case .collectionUpcast: "the elements of a collection would have to be converted"
    case .valueToOptional: "a value would have to be put into an optional"
    case .emptyExistential: "a value would have to become an Any"
    case .closureToAutoclosure: "a closure would be taken for the value of an autoclosure"
    case .unappliedFunction: "a function would be named and not called"
    }
  }

  private func paint(_ text: String, _ code: String) -> String {
    spoken(text).painted(code, color)
  }
  private func dim(_ text: String) -> String { paint(text, "2") }
}
