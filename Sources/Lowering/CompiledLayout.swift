import Checking

/// How a compiled program lays a type out, which a script can ask for with `MemoryLayout`. The machine has layouts of its own.
struct CompiledLayout {
  var size: Int
  var alignment: Int
  /// How many bit patterns are no values of the type: an optional takes one of them.
  var spares: Int

  private static let many = 0x7fff_ffff

  var stride: Int { max((size + alignment - 1) / alignment * alignment, 1) }

  private init(_ size: Int, alignment: Int, spares: Int = 0) {
    (self.size, self.alignment, self.spares) = (size, alignment, spares)
  }

  private static let known: [String: CompiledLayout] = [
    "Int": CompiledLayout(8, alignment: 8), "UInt": CompiledLayout(8, alignment: 8),
    "Int64": CompiledLayout(8, alignment: 8), "UInt64": CompiledLayout(8, alignment: 8),
    "Double": CompiledLayout(8, alignment: 8), "Float": CompiledLayout(4, alignment: 4),
    "Int32": CompiledLayout(4, alignment: 4), "UInt32": CompiledLayout(4, alignment: 4),
    "Int16": CompiledLayout(2, alignment: 2), "UInt16": CompiledLayout(2, alignment: 2),
    "Int8": CompiledLayout(1, alignment: 1), "UInt8": CompiledLayout(1, alignment: 1),
    "Bool": CompiledLayout(1, alignment: 1, spares: 254), "Never": CompiledLayout(0, alignment: 1),
    "String": CompiledLayout(16, alignment: 8, spares: many),
    "Character": CompiledLayout(16, alignment: 8, spares: many),
    "Substring": CompiledLayout(32, alignment: 8, spares: many), "Array": CompiledLayout(8, alignment: 8, spares: many),
    "Dictionary": CompiledLayout(8, alignment: 8, spares: many), "Set": CompiledLayout(8, alignment: 8, spares: many),
    "ContiguousArray": CompiledLayout(8, alignment: 8, spares: many),
    "ArraySlice": CompiledLayout(32, alignment: 8, spares: many),
    "ObjectIdentifier": CompiledLayout(8, alignment: 8, spares: 1),
  ]

  /// Nil for a type of which it is not known.
  init?(of type: Type, in program: Program) {
    switch type {
    case .tuple(let elements):
      self.init(parts: elements.map { CompiledLayout(of: $0.type, in: program) })
    case .function: self.init(16, alignment: 8, spares: Self.many)
    case .metatype(.existential(let existential)):
      self.init(8 + 8 * Self.tables(of: existential), alignment: 8, spares: Self.many)
    case .metatype: self.init(8, alignment: 8, spares: Self.many)
    case .existential(let existential):
      let isError = existential.protocols.count == 1 && existential.protocols[0].name == "Error"
      let isObject = existential.isClassBound || existential.superclass != nil
      self.init(isError ? 8 : (isObject ? 8 : 32) + 8 * Self.tables(of: existential), alignment: 8, spares: Self.many)
    case .nominal(let nominal, let arguments):
      self.init(of: nominal, arguments, in: program)
    default: return nil
    }
  }

  /// How many tables of witnesses go with a value.
  private static func tables(of existential: Existential) -> Int { existential.protocols.filter { !$0.isMarker }.count }

  private init?(of nominal: Nominal, _ arguments: [Type], in program: Program) {
    if nominal.kind == .class {
      self.init(8, alignment: 8, spares: Self.many)
      return
    }
    if nominal.module.isLibrary {
      if nominal.module.name == "Swift", let known = Self.known[nominal.name] {
        self = known
      } else if nominal.name == "Optional", let wrapped = arguments.first {
        guard let payload = CompiledLayout(of: wrapped, in: program) else { return nil }
        self.init(payload: payload, others: 1)
      } else if ["Range", "ClosedRange"].contains(nominal.name), let bound = arguments.first {
        self.init(parts: [bound, bound].map { CompiledLayout(of: $0, in: program) })
      } else {
        return nil
      }
      return
    }
    func filled(_ type: Type) -> Type { type.substituting(nominal.generics.parameters, arguments) }
    switch nominal.kind {
    case .struct: self.init(parts: nominal.storedProperties.map { CompiledLayout(of: filled($0.type), in: program) })
    case .enum:
      let payloads = nominal.cases.map { $0.payload.map { filled($0.type) } }.filter { !$0.isEmpty }
      let others = nominal.cases.count - payloads.count
      // Where several cases have payloads, it depends on which bits these leave free.
      if nominal.isIndirect || payloads.count > 1 { return nil }
      guard let only = payloads.first else {
        let size = others < 2 ? 0 : others <= 256 ? 1 : 2
        self.init(size, alignment: max(size, 1), spares: size == 1 ? 256 - others : 0)
        return
      }
      guard let payload = CompiledLayout(parts: only.map { CompiledLayout(of: $0, in: program) }) else { return nil }
      self.init(payload: payload, others: others)
    default: return nil
    }
  }

  /// One after the other, each at a multiple of its alignment.
  private init?(parts: [CompiledLayout?]) {
    self.init(0, alignment: 1)
    for part in parts {
      guard let part else { return nil }
      size = (size + part.alignment - 1) / part.alignment * part.alignment + part.size
      alignment = max(alignment, part.alignment)
      spares = max(spares, part.spares)
    }
  }

  /// A case with a payload, and so many without: these take bit patterns that the payload leaves, or else a byte more.
  private init(payload: CompiledLayout, others: Int) {
    if payload.spares >= others {
      self.init(payload.size, alignment: payload.alignment, spares: payload.spares - others)
    } else {
      self.init(payload.size + 1, alignment: payload.alignment)
    }
  }
}
