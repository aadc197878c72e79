/// What the lowering may ask. Everything is checked when it is first asked for.
public protocol Program: AnyObject {
  /// The checked body. Nil for requirements, intrinsics and synthesised functions.
  func body(of function: Function) -> CheckedBlock?
  /// Whether the body is one statement of no more bytes than that; true where it is written nowhere.
  func isShort(_ function: Function, limit: Int) -> Bool
  /// The initial value of a stored property, a global or a static. Where a pattern binds several, all share the lead's: the
  /// second part says which pattern takes the value apart (nil for a single name).
  func initialValue(of variable: Variable) -> (value: Term, pattern: CheckedPattern?)?
  /// The value of an omitted argument, in terms of the function's generic parameters.
  func defaultArgument(_ index: Int, of parameters: [Parameter]) -> Term?

  /// Whether a concrete type (no parameters in it) satisfies a protocol; existentials never do, except `Error`'s kin.
  func conforms(_ type: Type, to proto: Nominal) -> Bool
  /// The module that says that a type conforms.
  func moduleConforming(_ nominal: Nominal, to proto: Nominal) -> Module?
  /// What runs for a requirement (a function, or the getter or setter of a property or subscript requirement) on a concrete type:
  /// the witness table's entry. `arguments` are those of the call, for `requirement.generics`; the first is the type. Where
  /// the answer is a method of a class that may be overridden, it is called by the class of the instance, as any method.
  func witness(for requirement: Function, arguments: [Type]) -> Implementation?
  /// The type with associated types of concrete types, and opaque types, replaced by what they are.
  func canonical(_ type: Type) -> Type
  /// What a class runs for a method of it or of a class above: the lowest override, or where that takes or gives values of
  /// another form, what calls it.
  func override(of function: Function, in nominal: Nominal) -> Function
  func override(of variable: Variable, in nominal: Nominal) -> Variable
  /// The method of the highest class that a method overrides, called in the same form.
  func root(of function: Function) -> Function
  /// Whether any class known so far overrides it.
  func isOverridden(_ function: Function) -> Bool
  func isOverridden(_ variable: Variable) -> Bool
  /// Whether some code is given the variable to change, or what a protocol asks for that it may stand for, and runs code of the
  /// script meanwhile.
  func isLent(_ variable: Variable) -> Bool
  /// The stored wrapper that is being changed for as long as the property of a class that it wraps is lent.
  func storageLent(with variable: Variable) -> Variable?
  /// The class's superclass type, for given arguments.
  func superclass(of type: Type) -> Type?
  /// Works out a type's stored properties, cases and superclass; until then a library type's may not be known.
  func complete(_ nominal: Nominal)
  /// What makes the object of a value, and the value of an object.
  func bridging(_ type: Type, to nominal: Nominal) -> Function?
  func unbridging(_ type: Type, to value: Type) -> Function?
  /// A core library type by its name.
  func coreType(_ name: String) -> Nominal?
  /// A function of the core library, for what is synthesised: `print`, `Equatable.==`, `Hashable.hash(into:)`; of a property its
  /// getter: `CustomStringConvertible.description`.
  func coreFunction(_ name: String) -> Function?
  /// Where a function is run that may stand still, or that an actor alone runs; nil for any other, which is run where it is called.
  func executor(of function: Function) -> Executor?
  func executor(of variable: Variable) -> Executor?
  func executor(ofGlobal actor: Nominal) -> Executor
  /// Of a function that passes errors on: whether one can come out of what its types do.
  func throwsByConformance(_ function: Function, _ types: [Type]) -> Bool
}

/// Where code is run: by the main thread, by another one, or by that of whoever calls it.
public enum Executor { case main, others, caller }

/// What satisfies a requirement.
public enum Implementation {
  case function(Function, arguments: [Type])
  /// A stored property: the requirement's getter is a load, its setter a store.
  case storedProperty(Variable)
  case enumCase(EnumCase)
}
