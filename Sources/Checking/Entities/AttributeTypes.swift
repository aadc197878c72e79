import Diagnostics
import Syntax

/// The types that attributes name, property wrappers or result builders, which are known before anything asks for them.
struct AttributeTypes {
  private var types: [String: [(node: NominalNode, module: Module)]] = [:]
  private(set) var modules: [Module] = []

  var names: [String] { Array(types.keys) }

  mutating func note(_ node: NominalNode, of module: Module) {
    let name = node.name.text
    types[name]?.removeAll { $0.module === module }
    types[name, default: []].append((node, module))
    if !modules.contains(where: { $0 === module }) { modules.append(module) }
  }

  /// The library's are read more than once: they are told by their module.
  func contains(_ nominal: Nominal) -> Bool {
    types[nominal.name]?.contains {
      $0.node === nominal.node || nominal.module.isLibrary && $0.module === nominal.module
    } == true
  }

  /// The one of that name that is seen first among modules in order.
  func named(_ name: String, in modules: [Module]) -> NominalNode? {
    guard let known = types[name] else { return nil }
    return modules.firstResult { module in known.first { $0.module === module }?.node }
  }
}

extension Checker {
  /// The property wrapper that an attribute's name stands for, where it stands.
  func wrapper(_ name: Name) -> NominalNode? { wrapperTypes.named(name.text, in: modulesSeen(in: name.span.source)) }

  func builder(_ name: Name) -> NominalNode? { builderTypes.named(name.text, in: modulesSeen(in: name.span.source)) }

  /// Whether there is anything that attributes in a module could name.
  func sees(_ types: AttributeTypes, in module: Module) -> Bool {
    types.modules.contains { isSeen($0, in: module) }
  }

  /// Its own first.
  func modulesSeen(in source: Source) -> [Module] {
    if let module = libraryModules[ObjectIdentifier(source)] { return modulesSeen(in: module) }
    let seen = fileScopes[ObjectIdentifier(source)]?.imported ?? imported
    return [main.module] + seen.map(\.module)
  }

  private func modulesSeen(in module: Module) -> [Module] {
    [module] + module.uses.flatMap { [$0.module] + $0.module.exports.map(\.module) }
  }
}
