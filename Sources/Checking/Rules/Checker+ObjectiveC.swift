import Diagnostics
import Syntax

/// What of a script UIKit can call by a selector: `@objc`, what says it without saying so, and what cannot be it.
extension Checker {
  /// Attributes of Objective-C's, and of the editor that draws screens with it.
  static let objectiveCAttributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
  ]

  /// Whether a file imports what brings Objective-C with it.
  func seesObjectiveC(in source: Source) -> Bool { modulesSeen(in: source).contains { $0.name == "UIKit" } }

  /// - Parameter type: that of which it is a member, and the extension that it stands in.
  func checkObjectiveC(
    _ attribute: Attribute, on kind: ModifiedKinds, of declaration: Declaration, in type: (Nominal, Extension?)?
  ) {
    let name = "`@\(attribute.name.text)`"
    guard seesObjectiveC(in: attribute.span.source) else {
      return report(.objectiveCNotSeen(name), at: attribute.span)
    }
    guard let (nominal, ext) = type else { return checkTopLevel(attribute, on: kind, of: declaration) }
    let isMember = !kind.isDisjoint(with: [.members, .initializer])
    switch attribute.name.text {
    case "IBAction" where kind != .function || declaration.isOfType || nominal.kind != .class:
      return report(.notAllowed("\(name) on anything but a method of a class's instances"), at: attribute.span)
    case "IBOutlet", "IBInspectable":
      if kind.isDisjoint(with: .properties) || declaration.isOfType || nominal.kind != .class {
        return report(.notAllowed("\(name) on anything but a property of a class's instances"), at: attribute.span)
      }
    case "objc" where isMember && nominal.kind != .class && !isObjectiveC(nominal):
      return report(.notAllowed("\(name) outside a class"), at: attribute.span)
    case "objc" where isMember && ext != nil && !nominal.generics.parameters.isEmpty:
      return report(.notAllowed("\(name) in an extension of a generic class"), at: attribute.span)
    default: break
    }
    guard isMember, attribute.name.text != "nonobjc" else { return }
    laterChecks.append { [self] in
      for name in names(of: declaration) {
        for member in nominal.members(named: name) where member.declaration === declaration {
          checkRepresented(member, by: attribute)
        }
      }
    }
  }

  private func names(of declaration: Declaration) -> [String] {
    switch declaration.kind {
    case .function(let node): [node.name.text]
    case .initializer: ["init"]
    case .variable(let node): node.bindings.flatMap { names(in: $0.pattern) }.map(\.text)
    default: []
    }
  }

  private func checkTopLevel(_ attribute: Attribute, on kind: ModifiedKinds, of declaration: Declaration) {
    let allowed: ModifiedKinds =
      switch attribute.name.text {
      case "objc": [.classType, .proto, .enumeration, .extensionOfType]
      case "objcMembers", "IBDesignable": .classType
      default: .extensionOfType
      }
    if !allowed.contains(kind) {
      report(.notAllowed("`@\(attribute.name.text)` on \(kind.words) that is no member of a class"), at: attribute.span)
    }
    guard case .type(let node) = declaration.kind, attribute.name.text == "objc" else { return }
    laterChecks.append { [self] in
      guard case .type(let nominal)? = main.names[node.name.text]?.first, nominal.node === node else { return }
      if kind == .proto, let plain = nominal.refined.first(where: { !isObjectiveC($0) && !$0.isMarker }) {
        report(.notAllowed("`@objc` on a protocol that refines `\(plain.name)`, which is none,"), at: node.name.span)
      }
      guard kind == .enumeration else { return }
      if case .nominal(let raw, _)? = nominal.rawType, raw.module === core.module, raw.name.contains("Int") { return }
      report(.notAllowed("`@objc` on an enum whose raw values are no whole numbers"), at: node.name.span)
    }
  }

  /// What an attribute asks of the types of a member.
  private func checkRepresented(_ member: Member, by attribute: Attribute) {
    let name = "`@\(attribute.name.text)`"
    switch member {
    case .function(let function) where function.kind == .function || function.kind == .initializer:
      let own = function.generics.parameters.count - (function.parent?.generics.parameters.count ?? 0)
      if own > 0 { return report(.notAllowed("\(name) on a generic method"), at: function.span) }
      for parameter in function.parameters {
        if parameter.isInOut || parameter.isVariadic || !isRepresented(parameter.type) {
          report(.notRepresented(name, describe(parameter.type), role: parameter.variable.name), at: function.span)
        }
      }
      if function.kind == .initializer { return }
      if attribute.name.text == "IBAction" {
        if function.result != .void {
          report(.notAllowed("\(name) on a method that gives something"), at: function.span)
        }
        if function.parameters.count > 2 {
          report(.notAllowed("\(name) on a method of more than two parameters"), at: function.span)
        }
      } else if function.result != .void, !isRepresented(function.result) {
        report(.notRepresented(name, describe(function.result), role: nil), at: function.span)
      } else if function.isThrowing, function.result != .void, !isObject(function.result) {
        // That no object comes out is how Objective-C learns of an error.
        report(.notAllowed("\(name) on a method that throws or gives what is no object"), at: function.span)
      }
    case .variable(let variable):
      if attribute.name.text == "IBOutlet" {
        guard let value = unwrapped(variable.type) else {
          return report(.notAllowed("\(name) on a property that is not optional"), at: attribute.span)
        }
        if !isObject(value) {
          report(.notAllowed("\(name) on a property of `\(describe(value))`, which is no object,"), at: attribute.span)
        }
      } else if !isRepresented(variable.type) {
        report(.notRepresented(name, describe(variable.type), role: nil), at: variable.span)
      }
    default: break
    }
  }

  // MARK: Types

  /// Whether Objective-C has the type, or one that stands for it.
  private func isRepresented(_ type: Type) -> Bool {
    if let value = unwrapped(type) { return isObject(value) || value.isFunction && isRepresented(value) }
    switch type {
    case .error: return true
    case .nominal(let nominal, _):
      if isObject(type) || isObjectiveC(nominal) { return true }
      if nominal.module === core.module {
        // Numbers and `Bool`. A `Character` is none of its types.
        return nominal.primitive != nil && ["Int", "Float", "Double", "Bool"].contains { nominal.name.contains($0) }
      }
      return nominal.module.isLibrary && nominal.generics.parameters.isEmpty
    case .function(let function):
      return (function.result == .void || isRepresented(function.result))
        && function.parameters.allSatisfy { !$0.isInOut && isRepresented($0.type) }
    default: return isObject(type)
    }
  }

  /// Whether a value of the type is an object to Objective-C, or becomes one.
  private func isObject(_ type: Type) -> Bool {
    switch type {
    case .error: return true
    case .nominal(let nominal, let arguments):
      if nominal.kind == .class { return descendsFromObject(nominal) }
      if nominal.module === core.module {
        return nominal.name == "String"
          || ["Array", "Dictionary", "Set"].contains(nominal.name) && arguments.allSatisfy(isRepresented)
      }
      let isOfFoundation = nominal.module.name == "Foundation" || nominal.module.name == "ObjectiveC"
      return isOfFoundation && nominal.kind == .struct && !nominal.name.hasPrefix("CG")
    case .existential(let existential):
      return existential.protocols.allSatisfy { isObjectiveC($0) || $0.name == "Error" }
    case .metatype(let instance): return isObject(instance)
    default: return false
    }
  }

  func descendsFromObject(_ nominal: Nominal) -> Bool {
    if nominal.name == "NSObject", nominal.module.isLibrary { return true }
    prepare(nominal)
    guard case .nominal(let above, _)? = nominal.superclass else { return false }
    return descendsFromObject(above)
  }

  /// Protocols and enums that say so, and those that only classes of the frameworks conform to.
  private func isObjectiveC(_ nominal: Nominal) -> Bool {
    if nominal.declaration?.has(attribute: "objc") == true { return nominal.kind != .class }
    return nominal.kind == .protocol && nominal.module.isLibrary && isOfObjects(nominal)
  }

  /// Whether a protocol of the library refines `NSObjectProtocol`.
  func isOfObjects(_ proto: Nominal) -> Bool {
    proto.name == "NSObjectProtocol" || proto.refined.contains(where: isOfObjects)
  }

  // MARK: Members

  /// Whether a selector can name the member.
  func isExposedToObjectiveC(_ member: Member) -> Bool {
    guard let parent = member.parent, let declaration = member.declaration else { return false }
    if declaration.has(attribute: "nonobjc") { return false }
    if parent.module.isLibrary, member.module?.isLibrary == true {
      return parent.kind == .class ? descendsFromObject(parent) : isObjectiveC(parent)
    }
    if ["objc", "IBAction", "IBOutlet", "IBInspectable"].contains(where: declaration.has(attribute:)) { return true }
    if parent.kind == .protocol { return isObjectiveC(parent) }
    if let above = member.overridden { return isExposedToObjectiveC(above) }
    if member.extensionInfo?.declaration.has(attribute: "objc") == true { return true }
    if isWitnessOfObjects(member, in: parent) { return true }
    guard member.access > .fileprivate, hasObjectiveCMembers(parent) else { return false }
    return isRepresentable(member)
  }

  /// `@objcMembers`, of the class or of one above.
  private func hasObjectiveCMembers(_ nominal: Nominal) -> Bool {
    if nominal.declaration?.has(attribute: "objcMembers") == true { return true }
    guard case .nominal(let above, _)? = nominal.superclass else { return false }
    return hasObjectiveCMembers(above)
  }

  private func isRepresentable(_ member: Member) -> Bool {
    switch member {
    case .function(let function):
      function.parameters.allSatisfy { !$0.isInOut && !$0.isVariadic && isRepresented($0.type) }
        && (function.result == .void || isRepresented(function.result))
    case .variable(let variable): isRepresented(variable.type)
    default: false
    }
  }

  /// What a protocol of Objective-C asks for is exposed to it wherever it is.
  private func isWitnessOfObjects(_ member: Member, in parent: Nominal) -> Bool {
    let name = fullName(of: member)
    return parent.conformances.contains { conformance in
      isObjectiveC(conformance.proto)
        && conformance.proto.members(named: memberName(member)).contains { fullName(of: $0) == name }
    }
  }

  /// What Objective-C calls a method: the labels are parts of its name.
  func objectiveCName(of function: Function) -> String {
    if let name = function.declaration?.attributes.first(where: { $0.name.text == "objc" })?.argument { return name }
    guard let first = function.parameters.first else { return function.name }
    var result = function.name
    if let label = first.label {
      // `move(toRow:)` is `moveToRow:`, `show(message:)` is `showWithMessage:`.
      let word = label.prefix { !$0.isUppercase }
      let capital = label.prefix(1).uppercased() + label.dropFirst()
      result += (Self.prepositions.contains(String(word)) ? "" : "With") + capital
    }
    return result + ":" + function.parameters.dropFirst().map { ($0.label ?? "") + ":" }.joined()
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]
}

extension Declaration {
  func has(attribute name: String) -> Bool { attributes.contains { $0.name.text == name } }

  /// It belongs to the type, not to an instance.
  fileprivate var isOfType: Bool { has(.static) || has(.class) }
}
