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

  /// What real Swift has, by name and labels.
  static var publicNames: PublicNames {
    PublicNames(
      text: UnsafeRawBufferPointer(start: zoetrope_public_names.bytes, count: zoetrope_public_names.count)
        .assumingMemoryBound(to: UInt8.self))
  }
}
