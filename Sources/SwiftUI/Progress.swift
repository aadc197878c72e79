/// Says that something is being waited for, or how far it is, in percent.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: Double?
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?

  init(_ fraction: Double?, _ label: Label?, _ currentValueLabel: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  public var body: Never { neverAsked() }

  public func _drawn(in place: _Place) -> [ScreenElement] {
    if let style = place.environment.styles.progress {
      return style(
        ProgressViewStyleConfiguration(
          fractionCompleted: fraction, label: label.map { _Part($0) },
          currentValueLabel: currentValueLabel.map { _Part($0) }),
        place)
    }
    let title = label?._drawn(in: place.inner("progress")) ?? []
    let value = currentValueLabel?._drawn(in: place.inner("value")) ?? []
    guard let fraction else { return title.isEmpty ? [.spinner] : [.row([.spinner] + title)] }
    let percent = ScreenElement.label(percentage(fraction), color: Color.secondary.onScreen)
    let row: [ScreenElement] = title.isEmpty ? [percent] : [.row(title + [.space, percent])]
    return value.isEmpty ? row : [.column(row + value)]
  }
}

/// How far something is, in whole percent, as it is read aloud.
private func percentage(_ fraction: Double) -> String { "\(Int((min(max(fraction, 0), 1) * 100).rounded()))%" }

private func share<Value: BinaryFloatingPoint>(_ value: Value?, of total: Value) -> Double? {
  guard let value else { return nil }
  return total > 0 ? Double(value) / Double(total) : 0
}

extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView { self.init(nil, nil, nil) }
  public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), nil) }
  public init<S: StringProtocol>(_ title: S) where Label == Text { self.init(nil, Text(title), nil) }

  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) where Label == EmptyView {
    self.init(share(value, of: total), nil, nil)
  }
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1, @ViewBuilder label: () -> Label) {
    self.init(share(value, of: total), label(), nil)
  }
  public init<S: StringProtocol, Value: BinaryFloatingPoint>(
    _ title: S, value: Value?, total: Value = 1
  ) where Label == Text {
    self.init(share(value, of: total), Text(title), nil)
  }
}

extension ProgressView {
  public init<Value: BinaryFloatingPoint>(
    value: Value?, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(share(value, of: 1), label(), currentValueLabel())
  }

  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(share(value, of: total), label(), currentValueLabel())
  }
}

extension ProgressView {
  /// How much of an interval is over, or left, when it is drawn.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(past(timerInterval, countsDown), label(), currentValueLabel()) }
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == Text {
    self.init(past(timerInterval, countsDown), label(), Text(timerInterval: timerInterval, countsDown: countsDown))
  }
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView, CurrentValueLabel == Text {
    self.init(past(timerInterval, countsDown), nil, Text(timerInterval: timerInterval, countsDown: countsDown))
  }
}

private func past(_ interval: ClosedRange<Date>, _ countsDown: Bool) -> Double {
  let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
  let part = length > 0 ? min(max(Date().timeIntervalSince(interval.lowerBound) / length, 0), 1) : 1
  return countsDown ? 1 - part : part
}

extension ProgressView
where Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.Label {
  /// The progress that a style is about.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(configuration.fractionCompleted, configuration.label, configuration.currentValueLabel)
  }
}

@preconcurrency @MainActor
public protocol ProgressViewStyle {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct ProgressViewStyleConfiguration {
  public typealias Label = _Part
  public typealias CurrentValueLabel = _Part
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}

protocol LibraryProgressViewStyle: ProgressViewStyle {}

extension LibraryProgressViewStyle {
  public func makeBody(configuration: ProgressViewStyleConfiguration) -> some View { ProgressView(configuration) }
}

public struct DefaultProgressViewStyle: LibraryProgressViewStyle {
  public init() {}
}

public struct LinearProgressViewStyle: LibraryProgressViewStyle {
  public init() {}
  public init(tint: Color) {}
}

public struct CircularProgressViewStyle: LibraryProgressViewStyle {
  public init() {}
  public init(tint: Color) {}
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A value between two others, in percent unless a label says it.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  private let value: Double
  private let label: Label
  private let current: CurrentValueLabel?
  private let lowest: BoundsLabel?
  private let highest: BoundsLabel?

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel?, _ lowest: BoundsLabel?,
    _ highest: BoundsLabel?
  ) {
    let (low, high) = (Double(bounds.lowerBound), Double(bounds.upperBound))
    self.value = low < high ? min(max((Double(value) - low) / (high - low), 0), 1) : 0
    self.label = label
    self.current = current
    self.lowest = lowest
    self.highest = highest
  }

  public var body: Never { neverAsked() }

  public func _drawn(in place: _Place) -> [ScreenElement] {
    if let style = place.environment.styles.gauge {
      return style(
        GaugeStyleConfiguration(
          value: value, label: _Part(label), currentValueLabel: current.map { _Part($0) },
          minimumValueLabel: lowest.map { _Part($0) }, maximumValueLabel: highest.map { _Part($0) }),
        place)
    }
    let now =
      current?._drawn(in: place.inner("current"))
      ?? [.label(percentage(value), color: Color.secondary.onScreen)]
    let ends = (
      lowest?._drawn(in: place.inner("lowest")) ?? [], highest?._drawn(in: place.inner("highest")) ?? []
    )
    return [.row(label._drawn(in: place.inner("gauge")) + [.space] + ends.0 + now + ends.1)]
  }
}

extension Gauge {
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(value, bounds, label(), nil, nil, nil)
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    self.init(value, bounds, label(), currentValueLabel(), nil, nil)
  }

  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where MarkedValueLabels == EmptyView {
    self.init(value, bounds, label(), currentValueLabel(), minimumValueLabel(), maximumValueLabel())
  }
}

@preconcurrency @MainActor
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

public struct GaugeStyleConfiguration {
  public typealias Label = _Part
  public typealias CurrentValueLabel = _Part
  public typealias MinimumValueLabel = _Part
  public typealias MaximumValueLabel = _Part
  /// From 0 to 1.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}

protocol LibraryGaugeStyle: GaugeStyle {}

extension LibraryGaugeStyle {
  public func makeBody(configuration: GaugeStyleConfiguration) -> some View { configuration.label }
}

public struct DefaultGaugeStyle: LibraryGaugeStyle {
  public init() {}
}

public struct LinearCapacityGaugeStyle: LibraryGaugeStyle {
  public init() {}
}

public struct AccessoryLinearGaugeStyle: LibraryGaugeStyle {
  public init() {}
}

public struct AccessoryLinearCapacityGaugeStyle: LibraryGaugeStyle {
  public init() {}
}

public struct AccessoryCircularGaugeStyle: LibraryGaugeStyle {
  public init() {}
}

public struct AccessoryCircularCapacityGaugeStyle: LibraryGaugeStyle {
  public init() {}
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

extension View {
  public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    let isOfLibrary = style is any LibraryProgressViewStyle
    return _Modified(
      content: self,
      environment: {
        $0.styles.progress = nil
        if isOfLibrary { return }
        $0.styles.progress = { configuration, place in
          var inner = place.inner("style")
          inner.environment.styles.progress = nil
          inner.connect(style)
          return style.makeBody(configuration: configuration)._drawn(in: inner)
        }
      })
  }

  public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    let isOfLibrary = style is any LibraryGaugeStyle
    return _Modified(
      content: self,
      environment: {
        $0.styles.gauge = nil
        if isOfLibrary { return }
        $0.styles.gauge = { configuration, place in
          var inner = place.inner("style")
          inner.environment.styles.gauge = nil
          inner.connect(style)
          return style.makeBody(configuration: configuration)._drawn(in: inner)
        }
      })
  }
}
