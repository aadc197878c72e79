import Diagnostics
import Syntax

/// The types that attributes name, property wrappers or result builders, which are known before anything asks for them.
struct AttributeTypes {
  struct Entry {
    let node: NominalNode
    let module: Module
    /// The types that it is declared in, the outermost first.
    let outer: [NominalNode]
    /// The statements among which it is declared, if it is: nothing outside of them sees it.
    let block: Span?
  }
  /// By their own names.
  private var types: [String: [Entry]] = [:]
  private(set) var modules: [Module] = []

  var names: [String] { Array(types.keys) }

  mutating func note(_ node: NominalNode, in outer: [NominalNode], of module: Module, block: Span?) {
    let name = node.name.text
    let path = outer.map(\.name.text)
    types[name]?.removeAll {
      if block != nil { return $0.node === node }
      return $0.block == nil && $0.module === module && $0.outer.map(\.name.text) == path
    }
    types[name, default: []].append(Entry(node: node, module: module, outer: outer, block: block))
    if !modules.contains(where: { $0 === module }) { modules.append(module) }
  }

  /// The library's are read more than once: they are told by their module.
  func contains(_ nominal: Nominal) -> Bool {
    types[nominal.name]?.contains {
      $0.node === nominal.node || nominal.module.isLibrary && $0.module === nominal.module
    } == true
  }

  /// The one of that name, in types of those names, that is seen first among modules in order; without such, one that is in no
  /// other before one that is. What is declared among the statements around goes before, the innermost first.
  func named(_ name: String, in outer: [String], _ modules: [Module], at place: Span) -> Entry? {
    guard let all = types[name] else { return nil }
    let around = all.filter { $0.block?.contains(place) == true && $0.outer.map(\.name.text) == outer }
    if let nearest = around.max(by: { ($0.block?.start ?? 0) < ($1.block?.start ?? 0) }) { return nearest }
    let known = all.filter { $0.block == nil }
    return modules.firstResult { module in
      let own = known.filter { $0.module === module && $0.outer.suffix(outer.count).map(\.name.text) == outer }
      return own.first { $0.outer.count == outer.count } ?? own.first
    }
  }
}

extension Checker {
  /// The property wrapper that an attribute stands for, where it stands.
  func wrapper(_ attribute: Attribute) -> AttributeTypes.Entry? { named(attribute, among: wrapperTypes) }

  func builder(_ attribute: Attribute) -> NominalNode? { builderEntry(attribute)?.node }

  func builderEntry(_ attribute: Attribute) -> AttributeTypes.Entry? { named(attribute, among: builderTypes) }

  private func named(_ attribute: Attribute, among types: AttributeTypes) -> AttributeTypes.Entry? {
    var outer: [String] = []
    var base = attribute.base
    while case .name(let next, let name, _)? = base?.kind {
      outer.insert(name.text, at: 0)
      base = next
    }
    let modules = modulesSeen(in: attribute.name.span.source)
    if let found = types.named(attribute.name.text, in: outer, modules, at: attribute.name.span) { return found }
    guard let first = outer.first, let module = modules.first(where: { $0.name == first }) else { return nil }
    return types.named(attribute.name.text, in: Array(outer.dropFirst()), [module], at: attribute.name.span)
  }

  /// Whether there is anything that attributes in a module could name.
  func sees(_ types: AttributeTypes, in module: Module) -> Bool {
    types.modules.contains { isSeen($0, in: module) }
  }

  /// Its own first.
  func modulesSeen(in source: Source) -> [Module] {
    if let module = library.modules[ObjectIdentifier(source)] { return modulesSeen(in: module) }
    let seen = fileScopes[ObjectIdentifier(source)]?.imported ?? imported
    return [main.module] + seen.map(\.module) + [core.module]
  }

  private func modulesSeen(in module: Module) -> [Module] {
    [module] + module.uses.flatMap { [$0.module] + $0.module.exports.map(\.module) }
  }
}
