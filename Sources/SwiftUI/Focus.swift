/// Which field takes the keys. It is the one that was typed into last, or the one that a view says.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let storage: Storage<Value>
  private let unfocused: Value

  public init() where Value == Bool { self.init(unfocused: false) }
  public init<T: Hashable>() where Value == T? { self.init(unfocused: nil) }

  private init(unfocused: Value) {
    self.unfocused = unfocused
    storage = Storage { unfocused }
  }

  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  public var projectedValue: FocusState<Value>.Binding {
    let storage = self.storage
    return Binding(read: { storage.value }, write: { storage.value = $0 }, unfocused: unfocused)
  }

  public func _connect(to place: _Place, _ key: String) { storage.connect(to: place.graph, key) }

  /// What fields are told to be known by.
  @propertyWrapper
  public struct Binding {
    let read: () -> Value
    let write: (Value) -> Void
    let unfocused: Value

    public var wrappedValue: Value {
      get { read() }
      nonmutating set { write(newValue) }
    }
    public var projectedValue: Binding { self }
  }
}

extension View {
  /// The field in this view has the focus where the condition holds.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    _Modified(
      content: self,
      environment: {
        $0.focus = Binding(get: { condition.wrappedValue }, set: { condition.wrappedValue = $0 })
      })
  }

  /// The field in this view has the focus where the binding has that value.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    _Modified(
      content: self,
      environment: {
        $0.focus = Binding(
          get: { binding.wrappedValue == value },
          set: { isFocused in
            if isFocused {
              binding.wrappedValue = value
            } else if binding.wrappedValue == value {
              binding.wrappedValue = binding.unfocused
            }
          })
      })
  }

  public func defaultFocus<Value: Hashable>(_ binding: FocusState<Value>.Binding, _ value: Value) -> some View {
    onAppear { binding.wrappedValue = value }
  }

  /// Runs an action when somebody is done with a field in this view: `screen.submit`.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    _Modified(
      content: self,
      environment: { values in
        if triggers.contains(.text) { values.submit = joined(action, values.submit) }
        if triggers.contains(.search) { values.submitSearch = joined(action, values.submitSearch) }
      })
  }
}

private func joined(_ action: @escaping () -> Void, _ outer: (() -> Void)?) -> () -> Void {
  {
    action()
    outer?()
  }
}

public struct SubmitTriggers: OptionSet {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  public static let search = SubmitTriggers(rawValue: 2)
}
