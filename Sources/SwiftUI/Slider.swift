/// A value between two others. A terminal shows about where it is.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let fraction: Double
  private let range: ClosedRange<Double>
  private let slide: (Double) -> Void
  private let label: Label
  private let lowest: ValueLabel?
  private let highest: ValueLabel?

  fileprivate init<Value: BinaryFloatingPoint>(
    _ value: Binding<Value>, _ bounds: ClosedRange<Value>, _ step: Value?, _ label: Label,
    _ ends: (ValueLabel, ValueLabel)? = nil, _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    let (lowest, highest) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    let step = step.map { Double($0) }
    fraction = lowest < highest ? (Double(value.wrappedValue) - lowest) / (highest - lowest) : 0
    range = lowest...highest
    slide = { wanted in
      var reached = min(max(wanted, lowest), highest)
      if let step { reached = min(lowest + ((reached - lowest) / step).rounded() * step, highest) }
      onEditingChanged(true)
      value.wrappedValue = Value(reached)
      onEditingChanged(false)
    }
    self.label = label
    self.lowest = ends?.0
    self.highest = ends?.1
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
    let before = lowest?._drawn(in: place.inner("lowest")) ?? []
    let after = highest?._drawn(in: place.inner("highest")) ?? []
    // The label is for those who can't see; here nobody can do without.
    return [.row(parts + before + [control] + after)]
  }
}

extension Slider {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, nil, label(), (minimumValueLabel(), maximumValueLabel()), onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, label(), (minimumValueLabel(), maximumValueLabel()), onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, nil, label(), nil, onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, label(), nil, onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, nil, EmptyView(), nil, onEditingChanged)
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, EmptyView(), nil, onEditingChanged)
  }
}
