import Diagnostics
import Syntax

/// Making conversions explicit.
extension Solver {
  func coerce(_ term: Term, to wanted: Type) -> Term {
    let to = canonicalDeep(wanted)
    let from = term.type
    if from == to || from == .error || to == .error || checker.neverType(from) { return term }
    // Literals of collections are converted element by element, where they are made.
    guard let conversion = checker.conversion(from: from, to: to) else {
      // Whether an error can come out of a function is known better by its own type.
      if case .function = from { return term }
      return Term(term.kind, to, term.span)
    }
    return Term(.convert(term, conversion), to, term.span)
  }
}

extension Checker {
  /// How a value becomes one of another type; nil where nothing need be done.
  func conversion(from: Type, to: Type) -> Conversion? {
    if from == to || from == .error || to == .error { return nil }
    if let inner = unwrapped(to) {
      // What only becomes more of an optional is put into that as it is; where what is in it is converted, a nil stays one.
      if let given = unwrapped(from), optionalDepth(inner) <= optionalDepth(given) || innermost(from) != innermost(to) {
        return conversion(from: given, to: inner).map { .optional($0) }
      }
      guard let first = conversion(from: from, to: inner) else { return .wrap }
      return .sequence([(first, inner), (.wrap, to)])
    }
    switch (from, to) {
    case _ where isAnyHashable(to): return .erase
    case (_, .existential):
      if case .existential(let one) = from, case .existential(let other) = to, one == other { return nil }
      return .erase
    case (.nominal(let one, let oneArguments), .nominal(let other, let otherArguments)):
      if one === other {
        if one === arrayNominal {
          return conversion(from: oneArguments[0], to: otherArguments[0]).map { .array($0) }
        }
        if one === dictionaryNominal {
          let key = conversion(from: oneArguments[0], to: otherArguments[0])
          let value = conversion(from: oneArguments[1], to: otherArguments[1])
          return key == nil && value == nil ? nil : .dictionary(key: key, value: value)
        }
        if one === setNominal {
          switch conversion(from: oneArguments[0], to: otherArguments[0]) {
          case nil, .upcast?: return nil
          default: return .set
          }
        }
        return nil
      }
      if let maker = pointer(from: one, to: other) { return .bridge(maker) }
      if other.module.isLibrary, superclassView(of: from, as: other) == nil, let maker = bridging(from, to: other) {
        return .bridge(maker)
      }
      if other.kind != .class, let maker = unbridging(from, to: to) { return .bridge(maker) }
      return .upcast
    case (.existential(let existential), .nominal(let other, _)) where existential.superclass == nil:
      return bridging(from, to: other).map { .bridge($0) } ?? .upcast
    case (.parameter, .nominal), (.member, .nominal), (.opaque, .nominal), (.existential, .nominal): return .upcast
    case (.tuple(let one), .tuple(let other)):
      let order = Self.order(of: one, as: other)
      let parts = zip(order, other).map { source, part in
        (source: source, conversion: conversion(from: one[source].type, to: part.type))
      }
      let isInOrder = order.elementsEqual(one.indices)
      return parts.contains { $0.conversion != nil } || !isInOrder ? .tuple(parts) : nil
    case (.function(let one), .function(let other)):
      let parameters = zip(one.parameters, other.parameterTypes(for: one)).map { conversion(from: $1, to: $0.type) }
      let result = conversion(from: one.result, to: other.result)
      return parameters.contains { $0 != nil } || result != nil
        ? .function(parameters: parameters, result: result) : nil
    case (.metatype, .metatype(let other)):
      if case .existential = other { return .metatype }
      return nil
    default: return nil
    }
  }

  /// The parts of a tuple in the order of another one: by their labels, where both name the same, all of them.
  static func order(of given: [Type.TupleElement], as wanted: [Type.TupleElement]) -> [Int] {
    let labels = given.map(\.label)
    let found = wanted.compactMap { part in part.label.flatMap { label in labels.firstIndex { $0 == label } } }
    return Set(found).count == given.count ? found : Array(given.indices.prefix(wanted.count))
  }
}
