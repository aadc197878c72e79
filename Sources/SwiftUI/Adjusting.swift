/// A number that goes up and down.
public struct Stepper<Label: View>: View {
  private let label: Label
  private var increment: (() -> Void)?
  private var decrement: (() -> Void)?

  /// Where there is nothing to do, a button can't be tapped.
  public init(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
  }

  public init<Value: Strideable>(
    value: Binding<Value>, in range: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label
  ) {
    let now = value.wrappedValue
    let (next, last) = (now.advanced(by: step), now.advanced(by: -step))
    self.init(
      label: label, onIncrement: next <= range.upperBound ? { value.wrappedValue = next } : nil,
      onDecrement: last >= range.lowerBound ? { value.wrappedValue = last } : nil)
  }

  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) })
  }

  public var body: Never { neverAsked() }

  public func _drawn(in place: _Place) -> [ScreenElement] {
    let parts = label._drawn(in: place.inner("stepper"))
    let title = parts.flatMap { $0.labels }.joined(separator: " ")
    return [
      .row(parts + [.space, button("−", title, decrement, in: place), button("+", title, increment, in: place)])
    ]
  }

  private func button(
    _ sign: String, _ title: String, _ action: (() -> Void)?, in place: _Place
  ) -> ScreenElement {
    let isEnabled = action != nil && place.environment.isEnabled
    var element = ScreenElement(.button(sign, Color.accentColor.onScreen, isEnabled: isEnabled))
    element.name = "\(title) \(sign)"
    element.onTap = { if isEnabled { action?() } }
    return element
  }
}

extension Stepper {
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(
      label: label, onIncrement: onIncrement.map { edited($0, onEditingChanged) },
      onDecrement: onDecrement.map { edited($0, onEditingChanged) })
  }

  public init<Value: Strideable>(
    value: Binding<Value>, in range: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(value: value, in: range, step: step, label: label)
    increment = increment.map { edited($0, onEditingChanged) }
    decrement = decrement.map { edited($0, onEditingChanged) }
  }
}

/// What is told before and after a change.
private func edited(_ change: @escaping () -> Void, _ tell: @escaping (Bool) -> Void) -> () -> Void {
  {
    tell(true)
    change()
    tell(false)
  }
}

extension Stepper where Label == Text {
  public init<S: StringProtocol, Value: Strideable>(
    _ title: S, value: Binding<Value>, in range: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(value: value, in: range, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  public init<S: StringProtocol, Value: Strideable>(
    _ title: S, value: Binding<Value>, in range: ClosedRange<Value>, step: Value.Stride = 1
  ) {
    self.init(value: value, in: range, step: step, label: { Text(title) })
  }

  public init<S: StringProtocol, Value: Strideable>(_ title: S, value: Binding<Value>, step: Value.Stride = 1) {
    self.init(value: value, step: step, label: { Text(title) })
  }

  public init<S: StringProtocol>(_ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }
}
