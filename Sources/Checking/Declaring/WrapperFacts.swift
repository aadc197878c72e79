import Diagnostics
import Syntax

/// What can be seen of a property wrapper by its text.
struct WrapperFacts {
  /// How `wrappedValue` or `projectedValue` can be used, and so the property that goes through it.
  struct ValueAccess {
    var isSettable = false
    /// The only file where it can be set.
    var file: Source?
    /// The setter says `nonmutating`, or there is a class behind it.
    var setsWithoutChange = false
    /// The getter says `mutating`, or makes the value of a `lazy` one.
    var readsWithChange = false
  }
  private(set) var value = ValueAccess()
  private(set) var projection = ValueAccess()
  private(set) var projects = false
  private(set) var hasPlainInitializer = false
  /// `init(wrappedValue:)`, written or memberwise.
  private(set) var takesValue = false
  /// `init(projectedValue:)`
  private(set) var takesProjection = false
  /// That parameter is an autoclosure.
  private(set) var delaysValue = false
  /// What a class's property is got and set through, where the wrapper wants to know the instance around it: by `wrappedValue`
  /// and `projectedValue` the subscript's label.
  private(set) var enclosingLabels: [String: String] = [:]
  /// There is no other way to the value: `wrappedValue` is unavailable.
  private(set) var isForClasses = false
  /// It is the type around it that has a generic parameter.
  let isGenericByOuter: Bool
  private var parameter: String?
  private var valueType: TypeNode?

  private static func changes(_ binding: VariableNode.Binding) -> Bool {
    binding.accessors?.accessors.first { $0.kind == .get }?.isMutating == true
  }

  init(_ entry: AttributeTypes.Entry) {
    let node = entry.node
    let isReference = node.kind == .class
    value.setsWithoutChange = isReference
    projection.setsWithoutChange = isReference
    isGenericByOuter = node.generics.isEmpty
    let generics = isGenericByOuter ? entry.outer.last?.generics ?? [] : node.generics
    if generics.count == 1 { parameter = generics[0].name.text }
    var initializers = 0
    var allHaveValues = true
    var isValueStored = false
    for member in node.members {
      switch member.kind {
      case .variable(let variable):
        for binding in variable.bindings {
          guard case .name(let name) = binding.pattern.kind else { continue }
          let isClosed = member.has(.privateSet) || member.has(.private)
          let file = member.has(.fileprivateSet) ? member.span.source : nil
          let setter = isClosed ? nil : binding.accessors?.accessors.first { $0.kind == .set }
          let isStored = !(binding.accessors?.accessors.contains { $0.kind == .get || $0.kind == .set } ?? false)
          if isStored, binding.value == nil, !member.has(.static) {
            if case .optional? = binding.type?.kind {} else { allHaveValues = false }
          }
          if name.text == "wrappedValue" {
            value.file = file
            value.isSettable = setter != nil || (isStored && !variable.isLet && !isClosed)
            if setter?.isMutating == false { value.setsWithoutChange = true }
            value.readsWithChange = Self.changes(binding) || member.has(.lazy) && !isReference
            valueType = binding.type
            isValueStored = isStored
            isForClasses = member.attributes.contains { $0.availability?.isUnavailable == true }
          }
          if name.text == "projectedValue" {
            projects = true
            projection.file = file
            projection.isSettable = setter != nil || (isStored && !variable.isLet && !isClosed)
            if setter?.isMutating == false { projection.setsWithoutChange = true }
            projection.readsWithChange = Self.changes(binding) || member.has(.lazy) && !isReference
          }
        }
      case .subscriptDeclaration(let node, _) where node.parameters.first?.label?.text == "_enclosingInstance":
        switch node.parameters.dropFirst().first?.label?.text {
        case "wrapped": enclosingLabels["wrappedValue"] = "wrapped"
        case "projected": enclosingLabels["projectedValue"] = "projected"
        default: break
        }
      case .initializer(let function):
        initializers += 1
        if function.parameters.allSatisfy({ $0.defaultValue != nil }) { hasPlainInitializer = true }
        if let first = function.parameters.first, first.label?.text == "wrappedValue" {
          takesValue = true
          delaysValue = first.isAutoclosure
        }
        if function.parameters.first?.label?.text == "projectedValue" { takesProjection = true }
      default: break
      }
    }
    if initializers == 0 {
      hasPlainInitializer = allHaveValues
      takesValue = isValueStored
    }
  }

  /// What the wrapper's parameter is, where its value has this type.
  func argument(for type: TypeNode) -> TypeNode? {
    guard let parameter, let valueType else { return nil }
    var type = type
    if case .implicitlyUnwrapped(let inner) = type.kind { type = TypeNode(.optional(inner), type.span) }
    switch (valueType.kind, type.kind) {
    case (.name(nil, let name, _), _) where name.text == parameter: return type
    case (.optional(let inner), .optional(let given)), (.implicitlyUnwrapped(let inner), .optional(let given)):
      if case .name(nil, let name, _) = inner.kind, name.text == parameter { return given }
      return nil
    case (.array(let inner), .array(let given)):
      if case .name(nil, let name, _) = inner.kind, name.text == parameter { return given }
      return nil
    default: return nil
    }
  }
}

extension WrapperFacts.ValueAccess {
  /// Of the value in the last of some wrappers, each of which wraps the next.
  init(through wrappers: [WrapperFacts]) {
    self = wrappers[0].value
    for inner in wrappers.dropFirst().map({ $0.value }) {
      isSettable = inner.isSettable && (inner.setsWithoutChange || isSettable)
      readsWithChange = readsWithChange || inner.readsWithChange && !setsWithoutChange
      setsWithoutChange = setsWithoutChange || inner.setsWithoutChange
    }
  }
}
