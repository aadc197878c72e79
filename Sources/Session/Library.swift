import Checking
import CoreLibrary
import Diagnostics
import Syntax

extension ParserOptions {
  /// How a text of the user's is read.
  init(isPrompt: Bool = false, operators: OperatorTable = .standard) {
    self.init(lazyBodies: false, isPrompt: isPrompt, operators: operators, importable: Library.importable)
  }
}

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
    for source in operatorSources(of: name, module) { table.addDeclarations(in: source) }
    for exported in names(module.exports) { addOperators(of: exported, to: &table) }
  }

  /// Finds out which modules declare operators, for an image of the library.
  static func findOperators() {
    for name in importable { _ = module(named: name).map { operatorSources(of: name, $0) } }
  }

  /// The files of modules that declare operators. All of a module's text has to be read for that: few do.
  nonisolated(unsafe) private static var operatorSources: [String: [Source]] = [:]

  private static func operatorSources(of name: String, _ module: ZoetropeLibraryModule) -> [Source] {
    if let known = operatorSources[name] { return known }
    let found = sources(of: module).filter(OperatorTable.hasDeclarations)
    operatorSources[name] = found
    return found
  }

  private static func module(named name: String) -> ZoetropeLibraryModule? {
    modules.first { String(cString: $0.name) == name }
  }

  private static func sources(of module: ZoetropeLibraryModule) -> [Source] {
    UnsafeBufferPointer(start: module.files, count: module.count).map { file in
      Source(name: String(cString: file.name), text: Array(String(cString: file.text).utf8), isLibrary: true)
    }
  }

  /// The modules that a script can import.
  static let importable = modules.filter { $0.is_importable != 0 }.map { String(cString: $0.name) }
  /// Those of which more is missing than is listed anywhere.
  static let inPart = Set(modules.filter { $0.is_importable == 2 }.map { String(cString: $0.name) })

  private static func names(_ text: UnsafePointer<CChar>) -> [String] {
    String(cString: text).split(separator: " ").map(String.init)
  }

  /// What scripts ask of all this, a line for each.
  static var usedNames: String {
    String(
      decoding: UnsafeRawBufferPointer(start: zoetrope_used_names(), count: zoetrope_used_names_count), as: UTF8.self)
  }

  /// What real Swift has, by name and labels.
  static var publicNames: PublicNames {
    PublicNames(
      text: UnsafeRawBufferPointer(start: zoetrope_public_names(), count: zoetrope_public_names_count)
        .assumingMemoryBound(to: UInt8.self))
  }
}
