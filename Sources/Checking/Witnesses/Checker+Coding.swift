import Diagnostics
import Syntax

/// What `Encodable`, `Decodable` and `CodingKey` supply: written as a script would write it, and declared as if it stood there.
extension Checker {
  static let suppliedMark = "_supplied"

  func supplyCoding(for conformance: Conformance) {
    let nominal = conformance.nominal
    var texts: [String] = []
    for requirement in conformance.proto.requirements {
      guard case .missing = chooseWitness(for: requirement, conformance) else { continue }
      // Classes below would not have what an extension supplies.
      if nominal.kind == .class, !nominal.isFinal, conformance.extensionInfo != nil, requirement.isStatic { continue }
      if conformance.proto.name == "CodingKey" {
        let isPlain = nominal.cases.allSatisfy { $0.node.payload == nil }
        if nominal.kind == .enum, isPlain, let text = keyText(for: requirement, nominal) { texts.append(text) }
      } else if let keys = codingKeys(of: conformance), uncodable(conformance).isEmpty {
        if let text = keys.declaration { declare(supplied: text, in: nominal, nil) }
        texts.append(codingText(conformance, keys.names))
      }
    }
    // A class has its initialisers in its own braces.
    let ext = nominal.kind == .class ? nil : conformance.extensionInfo
    for text in texts { declare(supplied: text, in: nominal, ext) }
  }

  private func declare(supplied text: String, in nominal: Nominal, _ ext: Extension?) {
    let tree = Parser.parse(Source(name: "<supplied>", text: Array(text.utf8), isLibrary: true))
    let declarations = tree.statements.compactMap { statement -> Declaration? in
      if case .declaration(let declaration) = statement.kind { declaration } else { nil }
    }
    guard let scope = ext?.scope ?? nominal.scope else { return }
    declareMembers(declarations, of: nominal, ext: ext, in: scope)
  }

  /// Whether a declaration was supplied: it takes nothing away from what else is.
  func isSupplied(_ function: Function) -> Bool {
    function.declaration?.attributes.contains { $0.name.text == Self.suppliedMark } == true
  }

  // MARK: Keys

  private func keyText(for requirement: Member, _ nominal: Nominal) -> String? {
    let int = coreNamed("Int")
    let string = coreNamed("String")
    switch (memberName(requirement), labels(of: requirement)) {
    case ("stringValue", _):
      if nominal.rawType == string { return "public var stringValue: Swift.String { rawValue }" }
      if nominal.cases.isEmpty { return "public var stringValue: Swift.String { Swift.fatalError() }" }
      let cases = nominal.cases.map { "case .`\($0.name)`: return \"\($0.name)\"" }
      return "public var stringValue: Swift.String { switch self {\n" + cases.joined(separator: "\n") + "\n} }"
    case ("intValue", _):
      return "public var intValue: Swift.Int? { \(nominal.rawType == int ? "rawValue" : "nil") }"
    case (_, ["stringValue"]):
      if nominal.rawType == string {
        return "@_supplied public init?(stringValue: Swift.String) { self.init(rawValue: stringValue) }"
      }
      let cases = nominal.cases.map { "case \"\($0.name)\": self = .`\($0.name)`" } + ["default: return nil"]
      return "@_supplied public init?(stringValue: Swift.String) { switch stringValue {\n"
        + cases.joined(separator: "\n") + "\n} }"
    case (_, ["intValue"]):
      let body = nominal.rawType == int ? "self.init(rawValue: intValue)" : "return nil"
      return "@_supplied public init?(intValue: Swift.Int) { \(body) }"
    default: return nil
    }
  }

  /// The names of the parts that are written, and `CodingKeys` with what belongs to it where the type has none; nil where those
  /// that it has are no keys for it.
  private func codingKeys(of conformance: Conformance) -> (names: [String], declaration: String?)? {
    let nominal = conformance.nominal
    let parts = nominal.kind == .enum ? nominal.cases.map(\.name) : codedProperties(of: nominal).map(codedName)
    var declaration = ""
    func keys(_ name: String, _ parts: [String]) {
      if !nominal.types(named: name, key: Outline.key(name)).isEmpty { return }
      let cases = parts.map { "case `\($0)`\n" }.joined()
      declaration += "private enum \(name): Swift.CodingKey {\n\(cases)}\n"
    }
    if nominal.kind == .enum {
      for entity in nominal.cases { keys(Self.keysName(of: entity), Self.payloadNames(of: entity)) }
    }
    let own = nominal.types(named: "CodingKeys", key: Outline.key("CodingKeys"))
    guard let written = own.first else {
      keys("CodingKeys", parts)
      return (parts, declaration)
    }
    guard case .type(let keys) = written, keys.kind == .enum, let proto = coreType("CodingKey"),
      self.conformance(of: keys, to: proto) != nil
    else { return nil }
    let names = keys.cases.map(\.name)
    if names.contains(where: { !parts.contains($0) }) { return nil }
    return (parts.filter(names.contains), declaration.isEmpty ? nil : declaration)
  }

  private static func keysName(of entity: EnumCase) -> String {
    (entity.name.first?.uppercased() ?? "") + entity.name.dropFirst() + "CodingKeys"
  }

  private static func payloadNames(of entity: EnumCase) -> [String] {
    entity.payload.enumerated().map { $1.label ?? "_\($0)" }
  }

  // MARK: Parts

  private func codedProperties(of nominal: Nominal) -> [Variable] { nominal.storedProperties.filter { !$0.isLazy } }

  /// A wrapped property is written as its wrapper says, under its own name.
  private func codedName(of property: Variable) -> String { property.wrapped?.name ?? property.name }

  /// The parts that stand against it, with the reason.
  func uncodable(_ conformance: Conformance) -> [CheckProblem.NearMiss] {
    let nominal = conformance.nominal
    guard conformance.proto.module === core.module, ["Encodable", "Decodable"].contains(conformance.proto.name) else {
      return []
    }
    func miss(_ name: String, _ type: Type, _ span: Span) -> CheckProblem.NearMiss? {
      if type == .error || conforms(type, to: conformance.proto, in: conformance.generics) { return nil }
      return CheckProblem.NearMiss(
        name: name, why: .partDoesNotConform(describe(type), conformance.proto.name), span: span)
    }
    if nominal.kind == .enum {
      return nominal.cases.flatMap { entity in
        prepare(entity)
        return entity.payload.compactMap { miss(entity.name, $0.type, $0.span) }
      }
    }
    guard let names = codingKeys(of: conformance)?.names else { return strangeKeys(of: nominal) }
    return codedProperties(of: nominal).compactMap { property in
      prepare(property)
      let isReading = conformance.proto.name == "Decodable"
      let name = codedName(of: property)
      if names.contains(name) {
        if isReading, property.isLet, property.hasInitialValue { return nil }
        return miss(name, property.type, property.span)
      }
      if !isReading || property.hasInitialValue || !property.isLet && unwrapped(property.type) != nil { return nil }
      return CheckProblem.NearMiss(name: name, why: .hasNoKey, span: property.span)
    }
  }

  /// Cases of `CodingKeys` that are no keys of anything.
  private func strangeKeys(of nominal: Nominal) -> [CheckProblem.NearMiss] {
    guard case .type(let keys)? = nominal.types(named: "CodingKeys", key: Outline.key("CodingKeys")).first else {
      return []
    }
    let parts = Set(codedProperties(of: nominal).map(codedName))
    return keys.cases.filter { !parts.contains($0.name) }.map {
      CheckProblem.NearMiss(name: $0.name, why: .isNoProperty, span: $0.span)
    }
  }

  private func codingText(_ conformance: Conformance, _ names: [String]) -> String {
    let nominal = conformance.nominal
    let isReading = conformance.proto.name == "Decodable"
    var lines: [String]
    if nominal.kind == .enum {
      lines = isReading ? readingCases(nominal, names) : writingCases(nominal, names)
    } else {
      let properties = codedProperties(of: nominal).filter { names.contains(codedName(of: $0)) }
      lines = isReading ? reading(properties) : writing(properties)
      if isReading, nominal.superclass != nil { lines.append("super.init()") }
    }
    let required = nominal.kind == .class && !nominal.isFinal ? "required " : ""
    let head =
      isReading
      ? "@_supplied public \(required)init(from decoder: any Swift.Decoder) throws {"
      : "public func encode(to encoder: any Swift.Encoder) throws {"
    return ([head] + lines + ["}"]).joined(separator: "\n")
  }

  private func reading(_ properties: [Variable]) -> [String] {
    let read = properties.filter { !($0.isLet && $0.hasInitialValue) }
    if read.isEmpty { return [] }
    return ["let container = try decoder.container(keyedBy: CodingKeys.self)"]
      + read.map { property in
        let value = readingValue(of: property.type, in: "container", key: codedName(of: property))
        return "self.`\(property.name)` = \(value)"
      }
  }

  /// By the library's functions, or, where a script has some of its own for certain types, by those that are found for this one.
  private func readingValue(of type: Type, in container: String, key: String) -> String {
    let isOptional = unwrapped(type) != nil
    let own = coreType("KeyedDecodingContainer")?.members(named: isOptional ? "decodeIfPresent" : "decode") ?? []
    guard own.contains(where: { $0.module === main.module }) else {
      return "try \(container).\(isOptional ? "_valueIfPresent" : "_value")(.`\(key)`)"
    }
    let function = isOptional ? "decodeIfPresent" : "decode"
    return "try \(container)._\(function) { try \(container).\(function)($0, forKey: .`\(key)`) }"
  }

  private func writing(_ properties: [Variable]) -> [String] {
    if properties.isEmpty { return ["_ = encoder.container(keyedBy: CodingKeys.self)"] }
    return ["var container = encoder.container(keyedBy: CodingKeys.self)"]
      + properties.map { property in
        let function = unwrapped(property.type) == nil ? "encode" : "encodeIfPresent"
        return "try container.\(function)(self.`\(property.name)`, forKey: .`\(codedName(of: property))`)"
      }
  }

  private func readingCases(_ nominal: Nominal, _ names: [String]) -> [String] {
    var lines = [
      "let container = try decoder.container(keyedBy: CodingKeys.self)",
      "let keys = container.allKeys",
      "guard keys.count == 1 else {",
      "throw Swift.DecodingError._noSingleKey(Self.self, container.codingPath)",
      "}",
      "switch keys[0] {",
    ]
    for entity in nominal.cases where names.contains(entity.name) {
      lines.append("case .`\(entity.name)`:")
      let parts = zip(entity.payload, Self.payloadNames(of: entity)).map { parameter, name in
        let value = readingValue(of: parameter.type, in: "payload", key: name)
        return "\(parameter.label.map { "\($0): " } ?? "")\(value)"
      }
      lines.append(
        "\(parts.isEmpty ? "_" : "let payload") = try container.nestedContainer("
          + "keyedBy: \(Self.keysName(of: entity)).self, forKey: .`\(entity.name)`)")
      lines.append("self = .`\(entity.name)`\(parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))")")
    }
    return lines + ["}"]
  }

  private func writingCases(_ nominal: Nominal, _ names: [String]) -> [String] {
    var lines = ["var container = encoder.container(keyedBy: CodingKeys.self)", "switch self {"]
    for entity in nominal.cases {
      let parts = Self.payloadNames(of: entity)
      let bound = parts.indices.map { "let _part\($0)" }.joined(separator: ", ")
      lines.append("case .`\(entity.name)`\(parts.isEmpty || !names.contains(entity.name) ? "" : "(\(bound))"):")
      guard names.contains(entity.name) else {
        lines.append(
          "throw Swift.EncodingError.invalidValue(self, Swift.EncodingError.Context(codingPath: encoder.codingPath, "
            + "debugDescription: \"Case '\(entity.name)' cannot be encoded because it is not defined in CodingKeys.\"))"
        )
        continue
      }
      lines.append(
        "\(parts.isEmpty ? "_" : "var payload") = container.nestedContainer("
          + "keyedBy: \(Self.keysName(of: entity)).self, forKey: .`\(entity.name)`)")
      for (index, name) in parts.enumerated() {
        let function = unwrapped(entity.payload[index].type) == nil ? "encode" : "encodeIfPresent"
        lines.append("try payload.\(function)(_part\(index), forKey: .`\(name)`)")
      }
    }
    return lines + ["}"]
  }
}
