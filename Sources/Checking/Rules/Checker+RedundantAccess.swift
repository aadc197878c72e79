import Diagnostics
import Syntax

/// Access that is said although it goes without saying: of members of an extension that says it for all, and of setters.
extension Checker {
  func checkRedundantAccess(in declarations: [Declaration]) {
    for declaration in declarations {
      switch declaration.kind {
      case .type(let node): checkRedundantAccess(in: node.members)
      case .extensionDeclaration(let node):
        if let access = declaration.modifiers.compactMap({ $0.kind.access }).first {
          for member in node.members { checkAccess(of: member, in: access) }
        }
        checkRedundantAccess(in: node.members)
      case .variable, .subscriptDeclaration: checkSetterAccess(of: declaration)
      default: break
      }
    }
  }

  private func checkAccess(of member: Declaration, in access: Access) {
    guard let kind = Self.kind(of: member) else { return }
    // What a private extension has is seen in the whole file.
    let given = access == .private ? .fileprivate : access
    for modifier in member.modifiers where modifier.kind.access == given && modifier.kind != .open {
      let place = access == .private ? "a private (equivalent to fileprivate)" : Self.withArticle("\(access)")
      warn(.redundantAccess("\(modifier.kind.rawValue)", kind, in: "\(place) extension"), at: modifier.span)
    }
  }

  private func checkSetterAccess(of declaration: Declaration) {
    let own = declaration.modifiers.compactMap { $0.kind.access }.first ?? .internal
    for modifier in declaration.modifiers where modifier.kind.setterAccess == own && !declaration.has(.open) {
      var kind = "property"
      if case .subscriptDeclaration = declaration.kind { kind = "subscript" }
      warn(.redundantSetterAccess(modifier.kind.rawValue, Self.withArticle("\(own) \(kind)")), at: modifier.span)
    }
  }

  private static func withArticle(_ words: String) -> String { (words.hasPrefix("i") ? "an " : "a ") + words }

  private static func kind(of member: Declaration) -> String? {
    let owner = member.has(.static) ? "static " : member.has(.class) ? "class " : ""
    switch member.kind {
    case .function(let node):
      if node.name.text.first.map({ $0.isLetter || $0 == "_" }) != true { return "operator function" }
      return owner.isEmpty ? "instance method" : owner + "method"
    case .variable: return owner + "property"
    case .initializer: return "initializer"
    case .subscriptDeclaration: return owner + "subscript"
    case .type(let node): return node.kind.rawValue
    case .typeAlias: return "type alias"
    default: return nil
    }
  }
}
