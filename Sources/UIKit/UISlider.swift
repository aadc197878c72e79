/// A value between two others. Moved by hand it tells of `.valueChanged`; set by the program it does not.
open class UISlider: UIControl {
  open var minimumValueImage: UIImage?
  open var maximumValueImage: UIImage?
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect { .zero }
  open var minimumValue: Float = 0 { didSet { value = clamped(value) } }
  open var maximumValue: Float = 1 { didSet { value = clamped(value) } }
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  private var current: Float = 0

  open var value: Float {
    get { current }
    set { current = clamped(newValue) }
  }

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  private func clamped(_ value: Float) -> Float { max(minimumValue, min(maximumValue, value)) }

  override var drawn: [ScreenElement] {
    let range = maximumValue - minimumValue
    let fraction = range > 0 ? Double((value - minimumValue) / range) : 0
    let color = isEnabled ? minimumTrackTintColor ?? tintColor ?? .systemBlue : .systemGray
    var element = ScreenElement(.slider(fraction, color.onScreen, isEnabled: isEnabled))
    element.name = accessibilityLabel ?? ""
    element.range = Double(minimumValue)...max(Double(minimumValue), Double(maximumValue))
    element.onSlide = { [self] place in
      value = Float(place)
      sendActions(for: .valueChanged)
    }
    return [element]
  }
}

/// A number that goes up and down. Tapped by hand it tells of `.valueChanged`.
open class UIStepper: UIControl {
  open var minimumValue = 0.0 { didSet { value = clamped(value) } }
  open var maximumValue = 100.0 { didSet { value = clamped(value) } }
  open var stepValue = 1.0
  open var wraps = false
  open var autorepeat = true
  open var isContinuous = true
  private var current = 0.0

  open var value: Double {
    get { current }
    set { current = clamped(newValue) }
  }

  private func clamped(_ value: Double) -> Double { max(minimumValue, min(maximumValue, value)) }

  override var drawn: [ScreenElement] { [.row([button("−", by: -stepValue), button("+", by: stepValue)])] }

  private func button(_ sign: String, by step: Double) -> ScreenElement {
    let next = value + step
    let isPossible = isEnabled && (wraps || (next >= minimumValue && next <= maximumValue))
    var element = ScreenElement(.button(sign, (tintColor ?? .systemBlue).onScreen, isEnabled: isPossible))
    element.name = accessibilityLabel.map { "\($0) \(sign)" } ?? ""
    element.onTap = { [self] in
      if !isPossible { return }
      value = next > maximumValue ? minimumValue : next < minimumValue ? maximumValue : next
      sendActions(for: .valueChanged)
    }
    return element
  }
}
