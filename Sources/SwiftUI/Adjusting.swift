/// A number that goes up and down.
public struct Stepper<Label: View>: View {
  private let label: Label
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?

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

extension Stepper where Label == Text {
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

/// A value between two others. A terminal shows about where it is.
public struct Slider<Label: View>: View {
  private let fraction: Double
  private let range: ClosedRange<Double>
  private let slide: (Double) -> Void
  private let label: Label

  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, step: nil, label())
  }

  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value, @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, step: Double(step), label())
  }

  private init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>, _ bounds: ClosedRange<Value>, step: Double?, _ label: Label
  ) {
    let (lowest, highest) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    fraction = lowest < highest ? (Double(value.wrappedValue) - lowest) / (highest - lowest) : 0
    range = lowest...highest
    slide = { wanted in
      var reached = min(max(wanted, lowest), highest)
      if let step { reached = min(lowest + ((reached - lowest) / step).rounded() * step, highest) }
      value.wrappedValue = Value(reached)
    }
    self.label = label
  }

  public var body: Never { neverAsked() }

  public func _drawn(in place: _Place) -> [ScreenElement] {
    let isEnabled = place.environment.isEnabled
    let color = isEnabled ? place.environment.tint ?? .accentColor : .secondary
    var control = ScreenElement(.slider(min(max(fraction, 0), 1), color.onScreen, isEnabled: isEnabled))
    let parts = label._drawn(in: place.inner("slider"))
    control.name = parts.flatMap { $0.labels }.joined(separator: " ")
    control.range = range
    control.onSlide = slide
    // The label is for those who can't see; here nobody can do without.
    return [.row(parts + [control])]
  }
}

extension Slider where Label == EmptyView {
  public init<Value: BinaryFloatingPoint>(value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1) {
    self.init(value: value, in: bounds, label: { EmptyView() })
  }
  public init<Value: BinaryFloatingPoint>(value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value) {
    self.init(value: value, in: bounds, step: step, label: { EmptyView() })
  }
}
