import Checking
import Diagnostics

/// A computed property or a subscript, with its operands.
final class ComputedPlace {
  enum Base {
    case none
    case object(Value)
    case place(Place)
    case metatype(Int)
    /// A requirement is asked of what is in an existential.
    case existential(Place)
  }
  let base: Base
  let indices: [Value]
  let layout: Layout
  let span: Span
  let getter: Callable
  let setter: Callable?
  /// What is being changed for as long as it is lent.
  let held: FunctionLowering.HeldPlace?

  init(
    base: Base, indices: [Value], layout: Layout, span: Span, getter: Callable, setter: Callable?,
    held: FunctionLowering.HeldPlace? = nil
  ) {
    self.held = held
    self.base = base
    self.indices = indices
    self.layout = layout
    self.span = span
    self.getter = getter
    self.setter = setter
  }
}

/// A stored property that tells observers of its changes.
final class ObservedPlace {
  let storage: Place
  /// What its observers have as self: an instance, or the place of the struct; nil for globals and locals.
  let base: ComputedPlace.Base
  let willSet: Callable?
  let didSet: Callable?
  let wantsOldValue: Bool
  /// A property that is changed where it lies, and only told of it: that is left out where an error ends the change.
  let isSilentOnError: Bool
  let layout: Layout
  let span: Span

  init(
    storage: Place, base: ComputedPlace.Base, willSet: Callable?, didSet: Callable?, wantsOldValue: Bool,
    isSilentOnError: Bool, layout: Layout, span: Span
  ) {
    self.wantsOldValue = wantsOldValue
    self.isSilentOnError = isSilentOnError
    self.storage = storage
    self.base = base
    self.willSet = willSet
    self.didSet = didSet
    self.layout = layout
    self.span = span
  }
}
