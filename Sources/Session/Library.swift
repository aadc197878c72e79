import Checking
import CoreLibrary
import Diagnostics
import Syntax

/// The embedded sources of the modules that scripts see.
enum Library {
  private static let modules = UnsafeBufferPointer(start: zoetrope_modules(), count: zoetrope_module_count)

  static func declareCore(in checker: Checker) { declare("Swift", in: checker) }

  /// Declares a module, and those that it is built on.
  static func declare(_ name: String, in checker: Checker) {
    guard let module = module(named: name) else { return }
    checker.declareLibrary(sources(of: module), module: name, uses: names(module.uses), exports: names(module.exports))
  }

  /// Adds the operators that a module and those that come along with it declare.
  static func addOperators(of name: String, to table: inout OperatorTable) {
    guard name != "Swift", let module = module(named: name) else { return }
    for source in sources(of: module) { table.addDeclarations(in: source) }
    for exported in names(module.exports) { addOperators(of: exported, to: &table) }
  }

  private static func module(named name: String) -> ZoetropeLibraryModule? {
    modules.first { String(cString: $0.name) == name }
  }

  private static func sources(of module: ZoetropeLibraryModule) -> [Source] {
    UnsafeBufferPointer(start: module.files, count: module.count).map { file in
      Source(name: String(cString: file.name), text: bytes(file), isLibrary: true)
    }
  }

  /// The modules that a script can import.
  static var importable: [String] { modules.map { String(cString: $0.name) }.filter { $0 != "Stage" } }

  private static func names(_ text: UnsafePointer<CChar>) -> [String] {
    String(cString: text).split(separator: " ").map(String.init)
  }

  private static func bytes(_ file: ZoetropeLibraryFile) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: file.bytes, count: file.count))
  }

  /// What real Swift has, by name: a line each, `tag name`, and of a member the types and protocols that have it.
  static func tellKnownNames(to checker: Checker) {
    var result: [String: Checker.KnownName] = [:]
    var members: [String: [String]] = [:]
    var moduleMembers: [String: Set<String>] = [:]
    let text = String(decoding: bytes(zoetrope_known_names), as: UTF8.self)
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      guard words.count > 1 else { continue }
      let name = words[1]
      switch words[0] {
      case "type": result[name] = .type
      case "func": result[name] = .function
      case "member":
        members[name] = Array(words[2...])
        if result[name] == nil { result[name] = .member }
      case let module:
        // Of a module: a type by its capital letter, or what its types have. Foundation has functions too.
        let isUpper = name.first?.isUppercase == true
        if isUpper || module == "Foundation", result[name] == nil { result[name] = .module(module) }
        if !isUpper { moduleMembers[module, default: []].insert(name) }
      }
    }
    checker.knownNames = result
    checker.knownMembers = members
    checker.knownModuleMembers = moduleMembers
  }
}
