/// A switch. Flipped by hand it tells of `.valueChanged`; set by the program it does not.
open class UISwitch: UIControl {
  public enum Style: Int {
    case automatic, checkbox, sliding
  }

  open var preferredStyle = Style.automatic
  open var onImage: UIImage?
  open var offImage: UIImage?
  open var isOn = false
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open var title: String?

  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override var drawn: [ScreenElement] {
    let color = onTintColor ?? .systemGreen
    var element = ScreenElement(.toggle(isOn: isOn, color.onScreen, isEnabled: isEnabled))
    element.name = accessibilityLabel ?? ""
    element.onToggle = { [self] on in
      isOn = on
      sendActions(for: .valueChanged)
    }
    return [element]
  }
}
