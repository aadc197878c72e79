#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the modules that scripts import have in real Swift, by name and labels, so that what is not built here is told from a
/// mistake. It is read from the text that `scripts/public-names` makes, and not before something is wrong.
public struct PublicNames {
  /// A member of a type, or what stands by itself.
  struct Name {
    let module: String
    /// The type that has it; nil of what stands by itself.
    let owner: String?
    let base: String
    /// Nil of what is not called.
    let parameters: [Parameter]?

    /// As it is written in Swift: `frame(width:height:alignment:)`.
    var full: String { base + (parameters.map { "(" + $0.map { $0.label + ":" }.joined() + ")" } ?? "") }
  }

  struct Parameter {
    /// `_` where there is none.
    let label: String
    let hasDefault: Bool
    let isVariadic: Bool
  }

  /// What a module has of one type.
  private struct Line {
    let module: String
    let parents: [String]
    let members: Range<Int>
  }

  private let text: UnsafeBufferPointer<UInt8>
  /// By the type's name with those around it, `UIButton.Configuration`; what stands by itself is under `-`.
  private var lines: [String: [Line]] = [:]
  /// What types were called before they were nested or shortened, `UIButtonType`, and their names today.
  private var formerTypes: [String: String] = [:]

  public init() { text = UnsafeBufferPointer(start: nil, count: 0) }

  /// - Parameter text: stays where it is as long as the process runs.
  public init(text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    var module = ""
    var owner = ""
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      defer { start = end + 1 }
      if start == end || text[start] == UInt8(ascii: "#") { continue }
      if text[start] == UInt8(ascii: " ") {
        lines[owner, default: []].append(Line(module: module, parents: [], members: start..<end))
        continue
      }
      let headEnd = text[start..<end].firstIndex(of: UInt8(ascii: " ")) ?? end
      let head = String(decoding: text[start..<headEnd], as: UTF8.self)
      if head.first == "@" {
        module = String(head.dropFirst())
        continue
      }
      let parts = head.split(separator: ":", maxSplits: 1)
      let names = parts[0].split(separator: "=").map(String.init)
      if names.count > 1 { formerTypes[names[1]] = names[0] }
      owner = names[0]
      let parents = parts.count > 1 ? parts[1].split(separator: ",").map(String.init) : []
      lines[owner, default: []].append(Line(module: module, parents: parents, members: headEnd..<end))
    }
  }

  /// The modules that have a type of that name, or add to it.
  func modules(ofType name: String) -> [String] { (lines[name] ?? []).map { $0.module } }

  /// What stands by itself under a name: functions, variables and other names of types.
  func standingAlone(_ base: String) -> [Name] {
    (lines["-"] ?? []).flatMap { names(in: $0, owner: nil) { $0 == base } }
  }

  /// The members of that name that types have, by themselves and by what they inherit from.
  func members(_ base: String, of types: [String]) -> [Name] {
    family(of: types).flatMap { owner in
      (lines[owner] ?? []).flatMap { names(in: $0, owner: owner) { $0 == base } }
    }
  }

  /// What a member is called today that had that name in Swift 2.
  func membersToday(of former: String, in types: [String]) -> [Name] {
    family(of: types).flatMap { owner in
      (lines[owner] ?? []).flatMap { names(in: $0, owner: owner, former: former) { _ in true } }
    }
  }

  /// What a type, a function or a constant is called today that had that name in an earlier Swift: `UIButton.ButtonType`.
  func today(for former: String) -> [(name: String, module: String)] {
    if let type = formerTypes[former] { return modules(ofType: type).prefix(1).map { (type, $0) } }
    // Most names have been nobody's: that is found out without a look at every word.
    guard isFormerName(of: former) else { return [] }
    return lines.flatMap { owner, lines in
      lines.flatMap { line in
        names(in: line, owner: owner == "-" ? nil : owner, former: former) { _ in true }.map { name in
          ((name.owner.map { $0 + "." } ?? "") + name.full, name.module)
        }
      }
    }
  }

  private func isFormerName(of name: String) -> Bool {
    guard let start = text.baseAddress else { return false }
    let name = Array(name.utf8)
    var offset = 0
    while let found = memchr(start + offset, Int32(UInt8(ascii: "=")), text.count - offset) {
      offset = start.distance(to: found.assumingMemoryBound(to: UInt8.self)) + 1
      if offset + name.count < text.count, memcmp(start + offset, name, name.count) == 0 { return true }
    }
    return false
  }

  /// The types with all that they inherit from.
  private func family(of types: [String]) -> [String] {
    var result = types
    var next = 0
    while next < result.count {
      for parent in (lines[result[next]] ?? []).flatMap({ $0.parents }) where !result.contains(parent) {
        result.append(parent)
      }
      next += 1
    }
    return result
  }

  // MARK: Reading a line

  private func names(
    in line: Line, owner: String?, former: String? = nil, where isMeant: (String) -> Bool
  ) -> [Name] {
    text[line.members].split(separator: UInt8(ascii: " ")).compactMap { word in
      let name = word.prefix { $0 != UInt8(ascii: "=") }
      if let former {
        // With labels, where it was another overload of a name.
        let known = word.dropFirst(name.count + 1)
        guard known.starts(with: former.utf8) else { return nil }
        guard known.count == former.utf8.count || known.dropFirst(former.utf8.count).first == UInt8(ascii: "(") else {
          return nil
        }
      }
      let base = String(decoding: name.prefix { $0 != UInt8(ascii: "(") }, as: UTF8.self)
      guard isMeant(base) else { return nil }
      let labels = String(decoding: name.dropFirst(base.utf8.count), as: UTF8.self)
      return Name(
        module: line.module, owner: owner, base: base, parameters: labels.isEmpty ? nil : parameters(labels))
    }
  }

  /// `(_:width?:)`: with a default where `?` stands, and for any number of values where `*` does.
  private func parameters(_ labels: String) -> [Parameter] {
    labels.dropFirst().dropLast().split(separator: ":").map { label in
      let bare = label.prefix { $0 != "?" && $0 != "*" }
      let mark = label.dropFirst(bare.count)
      return Parameter(label: String(bare), hasDefault: mark == "?", isVariadic: mark == "*")
    }
  }
}

extension PublicNames.Name {
  /// Whether a call can mean it, by its labels.
  ///
  /// - Parameter trailing: how many of the arguments are closures behind the parentheses; the first of them goes by its place.
  func takes(_ labels: [String?], trailing: Int) -> Bool {
    guard let parameters else { return false }
    func takes(_ argument: Int, _ parameter: Int) -> Bool {
      if argument == labels.count { return parameters[parameter...].allSatisfy { $0.canBeLeftOut } }
      if parameter == parameters.count { return false }
      let here = parameters[parameter]
      if argument == labels.count - trailing && trailing > 0 || here.label == labels[argument] ?? "_" {
        if takes(argument + 1, parameter + 1) || here.isVariadic && takes(argument + 1, parameter) { return true }
      }
      return here.canBeLeftOut && takes(argument, parameter + 1)
    }
    return takes(0, 0)
  }
}

extension PublicNames.Parameter {
  var canBeLeftOut: Bool { hasDefault || isVariadic }
}
