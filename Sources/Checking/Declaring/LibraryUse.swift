import Diagnostics
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a script has the checker find out about the library: the first time that something is asked of one of its members. Written and
/// read as a line of words, so that what most scripts ask for can be found out beforehand (`used-names.txt` in CoreLibrary).
struct LibraryUse {
  enum Kind: String {
    case body
    case signature
    /// The members of a type that are supplied where nothing is written.
    case members
    /// The witnesses of a conformance.
    case witnesses
  }
  let kind: Kind
  let module: Substring
  /// The type, with those that it is nested in.
  let path: [Substring]
  /// Of a function, variable or subscript: all of the name are meant; of a conformance: the protocol.
  let name: Substring?

  /// `body Swift Array.Index map`, `signature Swift - print`, `witnesses Swift Array Sequence`
  init?(_ line: Substring) {
    let words = line.split(separator: " ")
    guard words.count == 3 || words.count == 4, let kind = Kind(rawValue: String(words[0])) else { return nil }
    self.kind = kind
    module = words[1]
    path = words[2] == "-" ? [] : words[2].split(separator: ".")
    name = words.count == 4 ? words[3] : nil
    if (name == nil) != (kind == .members) { return nil }
  }

  /// Whether `ZOETROPE_TRACE=library` has it written on standard error.
  nonisolated(unsafe) static var isTraced = false

  static func note(_ kind: Kind, of owner: Nominal?, in module: Module, _ name: String? = nil) {
    guard module.isLibrary else { return }
    let words = [kind.rawValue, module.name, owner?.qualifiedName ?? "-"] + (name.map { [$0] } ?? [])
    fputs("library: " + words.joined(separator: " ") + "\n", stderr)
  }

  static func note(_ kind: Kind, _ function: Function) {
    // An accessor goes by the name of what it belongs to; a closure or a local function is part of a body.
    if function.enclosing == nil { note(kind, of: function.parent, in: function.module, function.name) }
  }

  static func note(_ kind: Kind, _ variable: Variable) {
    if variable.kind != .local, variable.kind != .parameter {
      note(kind, of: variable.parent, in: variable.module, variable.name)
    }
  }
}

extension Checker {
  /// Finds out beforehand what is known to be asked for, line by line in a text. What it speaks of need not be there: it was
  /// written down for another day's library, and all that hangs on it is when something is found out.
  public func findOut(used text: String) {
    // Line by line, so that a list of them is no part of the image.
    var rest = text[...]
    while let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) {
      if let use = LibraryUse(rest[..<end]) { findOut(use) }
      rest = rest[rest.utf8.index(after: end)...]
    }
    // An extension in a script would have it forgotten, which takes longer than to find again what is asked for.
    lookUps.members = [:]
    // What bodies gave when they were tried is forgotten at each check: where it is much, that touches half of what a start does.
    triedBodies.forget()
  }

  private func findOut(_ use: LibraryUse) {
    guard let scope = moduleScopes[String(use.module)] else { return }
    func members(_ name: Substring, of owner: Nominal?) -> [Member] {
      guard let owner else { return scope.named(String(name)) ?? [] }
      prepareMembers(of: owner)
      return owner.members(named: String(name))
    }
    var owner: Nominal?
    for name in use.path {
      owner = members(name, of: owner).firstResult { if case .type(let nominal) = $0 { nominal } else { nil } }
      if owner == nil { return }
    }
    switch use.kind {
    case .members: if let owner { prepareMembers(of: owner) }
    case .witnesses:
      guard let owner, let name = use.name else { return }
      prepareMembers(of: owner)
      for conformance in owner.conformances where conformance.proto.name == name { complete(conformance) }
    case .body, .signature:
      guard let name = use.name else { return }
      for member in members(name, of: owner) where !member.isTypeLike {
        if use.kind == .body { checkWhole(member) } else { prepareGenerics(of: member) }
      }
    }
  }
}
