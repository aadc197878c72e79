import Diagnostics
import Syntax

/// Turns syntax trees into a checked program. One checker lives as long as a session: what an earlier entry declared is there for
/// the later ones. Everything is worked out when it is first asked for, so that the library costs next to nothing until used.
public final class Checker: Program {
  public internal(set) var diagnostics: [Diagnostic] = []
  /// Scopes of the modules by name.
  var moduleScopes: [String: Scope] = [:]
  let core: Scope
  /// The script's own module.
  let main: Scope
  /// Modules whose names the script sees besides the core library.
  var imported: [Scope] = []
  var importedByItself: Scope?
  /// What real Swift has, for the words of errors.
  public var publicNames = PublicNames()
  private var before: Known?
  /// What one text declares, later ones use: every variable must have its value at the end.
  public var isSession = false
  /// Of a script of several files, where each of them looks for names.
  var fileScopes: [ObjectIdentifier: Scope] = [:]
  /// The property wrappers and result builders that have been declared.
  var wrapperTypes = AttributeTypes()
  var builderTypes = AttributeTypes()
  /// Declares a module that is read only where it is imported.
  public var declareModule: ((String) -> Void)?
  public var importableModules: [String] = []
  /// Those that have more in real Swift than is listed.
  public var modulesInPart: Set<String> = []
  private(set) var anyRoot: Nominal?
  /// What the entry being checked takes the names of.
  var replacedVariables: [String: [Member]] = [:]
  /// How many values of entries have a name.
  var resultCount = 0
  /// Called once before the first name that is not found: brings in what is only needed for good words.
  public var beforeReportingUnknown: (() -> Void)?
  /// How many protocols' refinements are just being found out, one because of the other.
  var refining = 0
  /// Those of the script, and those at the top.
  var operators: [String: [Function]] = [:]
  var openedBounds: [GenericParameter: Existential] = [:]
  var standIns = StandIns()
  var extensionsByNominal: [ObjectIdentifier: [Extension]] = [:]
  var associatedNodes: [ObjectIdentifier: ([TypeNode], [WhereNode])] = [:]
  /// Checks that must wait until every head is known.
  var laterChecks: [() -> Void] = []
  /// Checks that must wait until all of a signature is known, while there is one being found out.
  var postponedChecks: [() -> Void]?
  /// Bounds of computed properties that say `some`, until their getters are made.
  var pendingOpaque: [ObjectIdentifier: Existential] = [:]
  var membersPrepared: Set<ObjectIdentifier> = []
  /// The property whose initial value is a memberwise parameter's default.
  var memberwiseDefaults: [ObjectIdentifier: Variable] = [:]
  var inheritedDefaults: [ObjectIdentifier: (Parameter, Function)] = [:]
  /// Where the call stands whose argument is left out, while its default is worked out.
  var callPlace: CallPlace?
  /// The script declares an `appendInterpolation`.
  var hasOwnInterpolations = false
  var declaredTuples: [ObjectIdentifier: Type] = [:]
  var patternVariables: [ObjectIdentifier: [Variable]] = [:]
  /// The function that the initial value of a global belongs to.
  var topLevelFunctions: [ObjectIdentifier: Function] = [:]
  var checkedConformances: Set<ObjectIdentifier> = []
  /// While it is found out what is wrong: types that are open have a mark in what is said of them, not `_`.
  var marksOpenTypes = false
  /// What is said of names that stand for nothing.
  var toldNames: [ToldName: CheckProblem] = [:]
  /// What becomes of an error that is found now.
  var telling = Telling()
  /// While a text is looked at in which something is being typed: where that is.
  var mark: Mark?
  /// Where what is declared is unavailable.
  var unavailablePlaces: [Span] = []
  /// Not zero where who waits has given up: then the script's expressions are not looked into any further.
  public var stopFlag: UnsafePointer<Int32>?
  var isToStop: Bool { stopFlag.map { $0.pointee != 0 } ?? false }
  /// Where the script speaks of what, where somebody wants to know.
  public var occurrences: Occurrences?
  /// What is known of bodies from earlier versions of the script, where somebody keeps that.
  public var knownBodies: SoundBodies?
  var bodies: TextBodies?
  /// What is looked at for constants, once all is checked.
  var foldable: [Foldable] = []

  let library = Library()
  let lookUps = LookUps()
  let overriding = Overriding()
  let wrapping = Wrapping()
  let building = Building()
  let triedBodies = TriedBodies()
  let locals = Locals()
  /// The names of requirements that code is given to change: whichever class's property that may be.
  var lentRequirements: Set<String> = []
  let taught = Taught()

  public init() {
    core = Scope(.module, parent: nil, module: Module(name: "Swift"))
    main = Scope(.module, parent: nil, module: Module(name: "main"))
    moduleScopes["Swift"] = core
    core.module.checker = self
    main.module.checker = self
  }

  /// Nobody will ask anything any more: what is declared no longer keeps itself.
  ///
  /// - Parameter keepsLibrary: that of an image is there for nothing, and costs memory only where it is touched.
  public func letGo(keepsLibrary: Bool) {
    (laterChecks, postponedChecks) = ([], nil)
    main.module.letGo()
    if keepsLibrary { return }
    for scope in moduleScopes.values { scope.module.letGo() }
  }

  // MARK: Entries

  /// Reads a module that nobody has asked for so far.
  public func provideModule(_ name: String) {
    if moduleScopes[name] == nil { declareModule?(name) }
  }

  /// Makes a module's names visible to the script, or to one file of several.
  ///
  /// - Parameter byItself: nobody has asked for it, and what is imported in so many words hides its types.
  @discardableResult
  public func importModule(_ name: String, byItself: Bool = false) -> Bool {
    let isThere = importModule(name, in: main)
    if byItself { importedByItself = moduleScopes[name] }
    return isThere
  }

  @discardableResult
  func importModule(_ name: String, in home: Scope) -> Bool {
    provideModule(name)
    guard let scope = moduleScopes[name] else { return false }
    if importedByItself === scope { importedByItself = nil }
    for shown in [scope] + scope.module.exports where shown !== core {
      if !imported.contains(where: { $0 === shown }) { imported.append(shown) }
      if !home.imported.contains(where: { $0 === shown }) { home.imported.append(shown) }
    }
    takeBackSeen()
    return true
  }

  /// Checks a script, or an entry at the prompt. The function is the statements at its top level, in order; it is nil where
  /// something was wrong, and `diagnostics` says what.
  public func check(_ tree: SourceTree) -> Function? { check([tree], top: tree) }

  /// Checks a script of several files. Only the statements at the top level of one of them run.
  public func check(_ trees: [SourceTree], top: SourceTree?) -> Function? {
    diagnostics = trees.flatMap { $0.diagnostics }
    let told = diagnostics
    let isWorthChecking = trees.allSatisfy { $0.isWorthChecking }
    // What stands elsewhere means what it means, though nothing more is said.
    if !isWorthChecking, occurrences == nil { return nil }
    before = Known(
      imported: imported, importedByItself: importedByItself, operators: operators, extensions: extensionsByNominal)
    main.beginJournal()
    // What was declared since may have changed what a body gives.
    triedBodies.forget()
    bodies = knownBodies.map { TextBodies(trees, top: top, known: $0) }
    let entry = programEntry(of: top)
    let function = checkScript(trees, top: entry == nil ? top : nil, entry: entry)
    if !isWorthChecking { diagnostics = told }
    guard diagnostics.contains(where: { $0.severity == .error }) else { return function }
    // An entry with an error changes nothing; but who asks where it speaks of what asks of just that entry.
    if occurrences == nil { forgetLastEntry() }
    return nil
  }

  /// Looks at a text of which nothing is to be kept.
  func looking(_ body: () -> Void) {
    let told = diagnostics
    before = Known(
      imported: imported, importedByItself: importedByItself, operators: operators, extensions: extensionsByNominal)
    main.beginJournal()
    _ = trying(body)
    laterChecks = []
    taught.types = []
    foldable = []
    forgetLastEntry()
    diagnostics = told
  }

  /// What was known before the last entry.
  private struct Known {
    let imported: [Scope]
    let importedByItself: Scope?
    let operators: [String: [Function]]
    let extensions: [ObjectIdentifier: [Extension]]
  }

  /// Forgets what the last entry declared. What the library was asked for meanwhile stays.
  public func forgetLastEntry() {
    guard let before else { return }
    main.revert()
    imported = before.imported
    importedByItself = before.importedByItself
    for (name, functions) in operators {
      let known = Set(before.operators[name] ?? [])
      operators[name] = functions.filter { $0.module.isLibrary || known.contains($0) }
    }
    var isExtended = false
    for (key, extensions) in extensionsByNominal {
      let known = before.extensions[key] ?? []
      let isKept = { (ext: Extension) in ext.module !== self.main.module || known.contains { $0 === ext } }
      for ext in extensions where !isKept(ext) {
        forget(ext)
        isExtended = true
      }
      extensionsByNominal[key] = extensions.filter(isKept)
    }
    if isExtended, isSession { chooseWitnessesAgain() }
  }

  /// Whether the last entry declared a variable at the top that stands at a place or after it.
  public func declaresVariable(in source: Source, from offset: Int32) -> Bool {
    main.names.contains { name, members in
      // What is only the name of a result nobody misses.
      !name.hasPrefix("$")
        && members.contains { member in
          guard case .variable(let variable) = member else { return false }
          return variable.span.source === source && variable.isStored && lastByte(of: variable) >= offset
        }
    }
  }

  private func lastByte(of variable: Variable) -> Int32 {
    variable.guardEnd ?? variable.node?.span.end ?? variable.span.end
  }

  /// Takes an extension's members and conformances away again.
  private func forget(_ ext: Extension) {
    let members = Set(ext.members.map { $0.identity })
    ext.nominal.remove(members)
    ext.nominal.conformances.removeAll { $0.extensionInfo === ext }
    lookUps.forget()
  }

  // MARK: Reporting

  /// In the order of the text; but first what could not be read, from which others may follow.
  func sortDiagnostics(of source: Source) {
    let ordered = diagnostics.enumerated().sorted { left, right in
      let one = left.element.span
      let other = right.element.span
      if one.source !== other.source { return left.offset < right.offset }
      if left.element.isOfSyntax != right.element.isOfSyntax { return left.element.isOfSyntax }
      return one.start != other.start ? one.start < other.start : left.offset < right.offset
    }
    diagnostics = ordered.map { $0.element }
  }

  func optionalDepth(_ type: Type) -> Int {
    var depth = 0
    var current = type
    while let inner = unwrapped(current) {
      depth += 1
      current = inner
    }
    return depth
  }

  // MARK: The core library's types

  /// The protocol whose members every type has, once a key path has been used.
  var anyRootProtocol: Nominal? {
    if anyRoot == nil { anyRoot = coreType("_AnyRoot") }
    return anyRoot
  }

  public func coreType(_ name: String) -> Nominal? {
    if let known = library.nominals[name] { return known }
    for member in core.named(name) ?? [] {
      if case .type(let nominal) = member {
        library.nominals[name] = nominal
        return nominal
      }
    }
    return nil
  }

  public func coreFunction(_ name: String) -> Function? {
    if let known = library.functions[name] { return known }
    let found = findCoreFunction(name)
    if let found { library.functions[name] = found }
    return found
  }

  private func findCoreFunction(_ name: String) -> Function? {
    let members: [Member]
    var wanted = Substring(name)
    if let dot = name.firstIndex(of: "."), let nominal = coreType(String(name[..<dot])) {
      wanted = name[name.index(after: dot)...]
      prepareMembers(of: nominal)
      members = nominal.members(named: String(wanted.prefix { $0 != "(" }))
    } else {
      members = core.named(name) ?? []
    }
    let ordered = members.filter { $0.isRequirement } + members.filter { !$0.isRequirement }
    for member in ordered {
      switch member {
      case .function(let function):
        if wanted.contains("("), fullName(of: member) != wanted { continue }
        prepare(function)
        return function
      case .variable(let variable):
        prepare(variable)
        if let getter = variable.getter { return getter }
      default: continue
      }
    }
    return nil
  }

  func coreNamed(_ name: String, _ arguments: [Type] = []) -> Type {
    coreType(name).map { .nominal($0, arguments) } ?? .error
  }

  lazy var int = coreNamed("Int")
  lazy var double = coreNamed("Double")
  lazy var bool = coreNamed("Bool")
  lazy var string = coreNamed("String")
  lazy var character = coreNamed("Character")
  lazy var optionalNominal = coreType("Optional")
  lazy var arrayNominal = coreType("Array")
  lazy var setNominal = coreType("Set")
  lazy var dictionaryNominal = coreType("Dictionary")

  func optional(_ type: Type) -> Type { optionalNominal.map { .nominal($0, [type]) } ?? .error }
  func array(_ type: Type) -> Type { arrayNominal.map { .nominal($0, [type]) } ?? .error }

  /// What is in an optional type; nil where it is none.
  func unwrapped(_ type: Type) -> Type? {
    if case .nominal(let nominal, let arguments) = type, nominal === optionalNominal { return arguments.first }
    return nil
  }

  /// Whether it is, or may be, what Swift turns a place with `&` into.
  func isPointer(_ type: Type) -> Bool {
    guard case .nominal(let nominal, _) = unwrapped(type) ?? type else { return false }
    return nominal === coreType("UnsafeMutablePointer") || nominal === coreType("UnsafePointer")
  }

  func element(ofArray type: Type) -> Type? {
    if case .nominal(let nominal, let arguments) = type, nominal === arrayNominal { return arguments.first }
    return nil
  }
}

extension SourceTree {
  /// What is wrong in the writing keeps nobody from looking at the rest. Not so what Zoetrope does not have: of that too little is in
  /// the tree to go by.
  fileprivate var isWorthChecking: Bool {
    diagnostics.allSatisfy { diagnostic in
      guard diagnostic.severity == .error, case .syntax(let problem) = diagnostic.problem else { return true }
      switch problem {
      case .unsupported, .tooDeep, .invalidUTF8, .nulByte, .strangeCharacter: return false
      default: return true
      }
    }
  }
}
