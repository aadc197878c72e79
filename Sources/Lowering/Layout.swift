import Checking
import Machine

/// How the values of a type lie in registers, fields and array elements: a row of slots, the same for all its values.
public final class Layout {
  /// For each slot whether it is a ref (else it is raw).
  let slots: [Bool]
  /// The positions of the refs, ascending.
  let references: [Int]
  /// A slot that is 0 in no value of the type: an optional of it needs no tag.
  let spare: Int?

  init(_ slots: [Bool], spare: Int? = nil) {
    self.slots = slots
    self.references = slots.indices.filter { slots[$0] }
    self.spare = spare
  }

  var count: Int { slots.count }
  var isTrivial: Bool { references.isEmpty }
  var isSingleReference: Bool { slots.count == 1 && slots[0] }

  static let void = Layout([])
  static let raw = Layout([false])
  /// A type id, which is never 0.
  static let metatype = Layout([false], spare: 0)
  /// One ref that is never 0.
  static let reference = Layout([true], spare: 0)
  /// One ref that may be 0.
  static let nullableReference = Layout([true])
  /// Payload and type id; id 0 is no type's.
  static let existential = Layout([true, false], spare: 1)

  /// One behind the other.
  static func joining(_ parts: [Layout]) -> Layout {
    if parts.count == 1 { return parts[0] }
    var slots: [Bool] = []
    var spare: Int?
    for part in parts {
      if spare == nil, let own = part.spare { spare = slots.count + own }
      slots += part.slots
    }
    return Layout(slots, spare: spare)
  }

  func isLaidOut(as other: Layout) -> Bool { slots == other.slots }

  /// The shape of objects with these slots; `.layout` serves the registers.
  func shape(_ kind: Shape.Kind, in executable: Executable) -> Int {
    switch kind {
    case .box: executable.shape(.box(slotCount: count, references: references))
    case .array: executable.shape(.array(stride: count, references: references))
    default: executable.shape(.layout(slotCount: count, references: references))
    }
  }
}

/// Where the parts of a struct or tuple lie.
struct Field {
  let offset: Int
  let layout: Layout
  let type: Type
}

final class StructLayout {
  let fields: [Variable: Field]
  let ordered: [(variable: Variable, field: Field)]
  let layout: Layout

  init(_ ordered: [(variable: Variable, field: Field)], _ layout: Layout) {
    self.ordered = ordered
    self.layout = layout
    self.fields = Dictionary(uniqueKeysWithValues: ordered.map { ($0.variable, $0.field) })
  }
}

/// What a variable holds that has no value yet.
struct UnsetMark {
  let slot: Int
  let value: Int

  func moved(by offset: Int) -> UnsetMark { UnsetMark(slot: slot + offset, value: value) }
}

/// A class's instances: the superclass's stored properties first.
final class ClassLayout {
  let fields: [Variable: Field]
  /// Those of the class itself.
  let own: [(variable: Variable, field: Field)]
  let slots: Layout
  let superclass: Type?
  var shape: Int?

  init(
    fields: [Variable: Field], own: [(variable: Variable, field: Field)], slots: Layout, superclass: Type?
  ) {
    self.fields = fields
    self.own = own
    self.slots = slots
    self.superclass = superclass
  }
}

/// An enum's values: a tag in slot 0, then an area that the cases share.
final class EnumLayout {
  let layout: Layout
  fileprivate let nominal: Nominal
  fileprivate let arguments: [Type]
  /// For each case, where the slots of its payload (or its box) are in the enum.
  fileprivate let places: [[Int]]
  fileprivate var cases: [Int: CaseLayout] = [:]

  fileprivate init(_ layout: Layout, _ nominal: Nominal, _ arguments: [Type], _ places: [[Int]]) {
    self.layout = layout
    self.nominal = nominal
    self.arguments = arguments
    self.places = places
  }
}

/// What one case of an enum carries.
struct CaseLayout {
  /// The payload is in a box, whose ref is the case's only slot.
  let isIndirect: Bool
  /// The payload's elements one behind the other.
  let payload: Layout
  let elements: [Field]
  /// For each slot of the payload, or for the box, its place in the enum.
  let slots: [Int]
}

/// The layouts of all types that have been asked for. The types are concrete and canonical.
final class Layouts {
  private unowned let lowerer: Lowerer
  private var layouts: [Type: Layout] = [:]
  private var plainLayouts: [Nominal: Layout] = [:]
  private var structs: [Type: StructLayout] = [:]
  private var enums: [Type: EnumLayout] = [:]
  private var classes: [Type: ClassLayout] = [:]
  private var tuples: [Type: [Field]] = [:]
  private var underway: Set<Type> = []

  init(_ lowerer: Lowerer) { self.lowerer = lowerer }

  func layout(of type: Type) throws -> Layout {
    // A type without arguments is found by its declaration alone.
    if case .nominal(let nominal, let arguments) = type, arguments.isEmpty {
      if let known = plainLayouts[nominal] { return known }
      let layout = try newLayout(of: type)
      plainLayouts[nominal] = layout
      return layout
    }
    if let known = layouts[type] { return known }
    let layout = try newLayout(of: type)
    layouts[type] = layout
    return layout
  }

  private func newLayout(of type: Type) throws -> Layout {
    guard underway.insert(type).inserted else { throw Unsupported("a value type that contains itself") }
    defer { underway.remove(type) }
    return try computeLayout(of: type)
  }

  private func computeLayout(of type: Type) throws -> Layout {
    switch type {
    case .nominal(let nominal, let arguments):
      // What the machine lays out itself need not be known any further.
      if let primitive = nominal.primitive {
        switch primitive {
        case "int", "double", "bool": return .raw
        case _ where primitive.hasPrefix("int") || primitive.hasPrefix("uint") || primitive == "float": return .raw
        default: return .reference
        }
      }
      if nominal === lowerer.optionalNominal { return try optional(of: arguments[0]) }
      lowerer.program.complete(nominal)
      switch nominal.kind {
      case .class: return .reference
      case .struct: return try structLayout(of: type).layout
      case .enum: return try enumLayout(of: type).layout
      case .protocol: throw Unsupported("a protocol as the type of a value")
      }
    case .existential: return .existential
    case .function: return .reference
    case .tuple: return .joining(try tupleFields(of: type).map(\.layout))
    case .metatype: return .metatype
    case .parameter(let parameter): throw Unsupported("a value of the type \(parameter.name) here")
    case .member, .opaque, .variable, .error:
      throw Unsupported("a value of the type `\(type.runtimeName(qualified: false))` here")
    }
  }

  private func optional(of wrapped: Type) throws -> Layout {
    let inner = try layout(of: wrapped)
    return inner.spare != nil ? Layout(inner.slots) : Layout([false] + inner.slots)
  }

  func tupleFields(of type: Type) throws -> [Field] {
    if let known = tuples[type] { return known }
    guard case .tuple(let elements) = type else { throw Unsupported("a tuple element of this type") }
    var offset = 0
    let fields = try elements.map { element in
      let layout = try layout(of: element.type)
      defer { offset += layout.count }
      return Field(offset: offset, layout: layout, type: element.type)
    }
    tuples[type] = fields
    return fields
  }

  /// What a variable occupies: weak and unowned ones a weak box, lazy ones an optional.
  func storage(of variable: Variable, type: Type) throws -> Layout {
    if variable.ownership != .strong { return .nullableReference }
    if variable.isLazy { return try optional(of: type) }
    return try layout(of: type)
  }

  /// Where a variable shows that it has no value yet, for as long as that slot holds a certain number; nil where whatever a
  /// slot may hold is some value, as in an optional.
  func mark(of variable: Variable, type: Type) throws -> UnsetMark? {
    switch variable.ownership {
    case .strong: return variable.isLazy ? nil : try mark(of: type)
    case .weak: return nil
    case .unowned: return lowerer.core.wrapped(type) == nil ? UnsetMark(slot: 0, value: 0) : nil
    }
  }

  private func mark(of type: Type) throws -> UnsetMark? {
    let layout = try layout(of: type)
    if let spare = layout.spare { return UnsetMark(slot: spare, value: 0) }
    if layout.isTrivial { return nil }
    switch type {
    case .tuple:
      for field in try tupleFields(of: type) {
        if let mark = try mark(of: field.type) { return mark.moved(by: field.offset) }
      }
    case .nominal(let nominal, _) where nominal.kind == .struct:
      for (variable, field) in try structLayout(of: type).ordered {
        if let mark = try mark(of: variable, type: field.type) { return mark.moved(by: field.offset) }
      }
    case .nominal(let nominal, _) where nominal.kind == .enum && nominal !== lowerer.optionalNominal:
      // No case has this for its tag.
      return UnsetMark(slot: 0, value: -1)
    default: break
    }
    return nil
  }

  /// What differs from zeros here where a value is all zeros in compiled code, as a global is before it is set: of an optional number
  /// that is no nil, but 0, and of an enum the first case that has a payload.
  func zeros(of type: Type, from slot: Int) throws -> [(slot: Int, value: Int)] {
    guard try layout(of: type).isTrivial else { return [] }
    switch type {
    case .tuple: return try tupleFields(of: type).flatMap { try zeros(of: $0.type, from: slot + $0.offset) }
    case .nominal(let nominal, _) where nominal.kind == .struct:
      return try structLayout(of: type).ordered.flatMap { try zeros(of: $0.field.type, from: slot + $0.field.offset) }
    case .nominal(let nominal, _) where nominal.kind == .enum:
      guard let wrapped = lowerer.core.wrapped(type) else {
        guard let index = nominal.cases.firstIndex(where: { !$0.payload.isEmpty }), index > 0 else { return [] }
        return [(slot, index)]
      }
      if try layout(of: wrapped).spare != nil { return [] }
      return [(slot, 1)] + (try zeros(of: wrapped, from: slot + 1))
    default: return []
    }
  }

  func structLayout(of type: Type) throws -> StructLayout {
    if let known = structs[type] { return known }
    guard case .nominal(let nominal, let arguments) = type else { throw Unsupported("a property of this type") }
    let fields = try place(nominal.storedProperties, of: nominal, arguments, from: 0)
    let result = StructLayout(fields, .joining(fields.map(\.field.layout)))
    structs[type] = result
    return result
  }

  private func place(
    _ variables: [Variable], of nominal: Nominal, _ arguments: [Type], from start: Int
  ) throws -> [(variable: Variable, field: Field)] {
    var offset = start
    return try variables.map { variable in
      let type = lowerer.program.canonical(variable.type.substituting(nominal.generics.parameters, arguments))
      let layout = try storage(of: variable, type: type)
      defer { offset += layout.count }
      return (variable, Field(offset: offset, layout: layout, type: type))
    }
  }

  func classLayout(of type: Type) throws -> ClassLayout {
    if let known = classes[type] { return known }
    guard case .nominal(let nominal, let arguments) = type, nominal.kind == .class else {
      throw Unsupported("an instance of this type")
    }
    lowerer.program.complete(nominal)
    var fields: [Variable: Field] = [:]
    var slots: [Bool] = []
    let superclass = lowerer.program.superclass(of: type).map { lowerer.program.canonical($0) }
    if let superclass {
      let above = try classLayout(of: superclass)
      fields = above.fields
      slots = above.slots.slots
    }
    // An override with observers uses the storage above.
    let variables = nominal.storedProperties.filter { $0.overridden == nil }
    let own = try place(variables, of: nominal, arguments, from: slots.count)
    for (variable, field) in own {
      fields[variable] = field
      slots += field.layout.slots
    }
    let result = ClassLayout(fields: fields, own: own, slots: Layout(slots), superclass: superclass)
    classes[type] = result
    return result
  }

  func enumLayout(of type: Type) throws -> EnumLayout {
    if let known = enums[type] { return known }
    guard case .nominal(let nominal, let arguments) = type, nominal.kind == .enum else {
      throw Unsupported("an enum case of this type")
    }
    var slots = [false]
    let places = try nominal.cases.map { enumCase -> [Int] in
      if isBoxed(enumCase) { return share([true], in: &slots) }
      let payload = try enumCase.payload.map { parameter in
        try layout(of: lowerer.program.canonical(parameter.type.substituting(nominal.generics.parameters, arguments)))
      }
      return share(Layout.joining(payload).slots, in: &slots)
    }
    let result = EnumLayout(Layout(slots), nominal, arguments, places)
    enums[type] = result
    return result
  }

  /// Later than the layout itself: a box may hold a value of the very enum.
  func caseLayout(_ enumCase: EnumCase, of type: Type) throws -> CaseLayout {
    let whole = try enumLayout(of: type)
    if let known = whole.cases[enumCase.index] { return known }
    var offset = 0
    let elements = try enumCase.payload.map { parameter -> Field in
      let type = lowerer.program.canonical(
        parameter.type.substituting(whole.nominal.generics.parameters, whole.arguments))
      let layout = try layout(of: type)
      defer { offset += layout.count }
      return Field(offset: offset, layout: layout, type: type)
    }
    let result = CaseLayout(
      isIndirect: isBoxed(enumCase), payload: .joining(elements.map(\.layout)), elements: elements,
      slots: whole.places[enumCase.index])
    whole.cases[enumCase.index] = result
    return result
  }

  private func isBoxed(_ enumCase: EnumCase) -> Bool {
    (enumCase.isIndirect || enumCase.owner.isIndirect) && !enumCase.payload.isEmpty
  }

  /// Finds room for a case's slots in the area that all cases share, each slot where one of its kind is.
  private func share(_ wanted: [Bool], in slots: inout [Bool]) -> [Int] {
    var next = 1
    return wanted.map { isReference in
      var position = next
      while position < slots.count && slots[position] != isReference { position += 1 }
      if position == slots.count { slots.append(isReference) }
      next = position + 1
      return position
    }
  }
}
