/// What a search bar asks and tells.
public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}

/// A field for what is searched. Typed into, it stays in use until its button `Search` or `Cancel` is tapped.
open class UISearchBar: UIView {
  open var text: String? = ""
  open var placeholder: String?
  open var prompt: String?
  open var showsCancelButton = false
  open weak var delegate: UISearchBarDelegate?

  open override var canBecomeFirstResponder: Bool { true }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    if let delegate, !delegate.searchBarShouldBeginEditing(self) { return false }
    _ = super.becomeFirstResponder()
    delegate?.searchBarTextDidBeginEditing(self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    if !isFirstResponder { return true }
    _ = super.resignFirstResponder()
    delegate?.searchBarTextDidEndEditing(self)
    return true
  }

  override var drawn: [ScreenElement] {
    var field = ScreenElement(.field(text ?? "", placeholder: placeholder ?? "", isSecret: false, isEnabled: true))
    field.name = accessibilityLabel ?? ""
    field.onType = { [self] text in
      guard becomeFirstResponder() else { return }
      self.text = text
      delegate?.searchBar(self, textDidChange: text)
    }
    var parts = [field]
    if isFirstResponder {
      parts.append(button("Search") { [self] in delegate?.searchBarSearchButtonClicked(self) })
    }
    if showsCancelButton {
      parts.append(button("Cancel") { [self] in delegate?.searchBarCancelButtonClicked(self) })
    }
    return [.row(parts)]
  }

  private func button(_ title: String, action: @escaping () -> Void) -> ScreenElement {
    var element = ScreenElement(.button(title, tintColor.onScreen, isEnabled: true))
    element.onTap = action
    return element
  }
}
