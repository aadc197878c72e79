/// What a search bar asks and tells.
public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// A field for what is searched. Typed into, it stays in use until its button `Search` or `Cancel` is tapped.
open class UISearchBar: UIView {
  public enum Style: UInt {
    case `default`, prominent, minimal
  }

  public let searchTextField = UISearchTextField(frame: .zero)
  open var prompt: String?
  open var showsCancelButton = false
  open var showsBookmarkButton = false
  open var barStyle = UIBarStyle.default
  open var searchBarStyle = Style.default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open var scopeBarBackgroundImage: UIImage?
  open var showsSearchResultsButton = false
  open var isSearchResultsButtonSelected = false
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero
  open var searchTextPositionAdjustment = UIOffset.zero
  private var ownAccessoryView: UIView?
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0
  open var showsScopeBar = false
  open weak var delegate: UISearchBarDelegate?
  /// The controller whose bar it is.
  weak var search: UISearchController?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    searchTextField.bar = self
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    searchTextField.bar = self
  }

  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      search?.update()
    }
  }

  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }

  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }

  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }

  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  open override var canBecomeFirstResponder: Bool { true }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    if let delegate, !delegate.searchBarShouldBeginEditing(self) { return false }
    _ = super.becomeFirstResponder()
    search?.isActive = true
    delegate?.searchBarTextDidBeginEditing(self)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    if !isFirstResponder { return true }
    if let delegate, !delegate.searchBarShouldEndEditing(self) { return false }
    _ = super.resignFirstResponder()
    delegate?.searchBarTextDidEndEditing(self)
    return true
  }

  override var showsSomething: Bool { true }

  override var drawn: [ScreenElement] {
    var field = ScreenElement(.field(text ?? "", placeholder: placeholder ?? "", isSecret: false, isEnabled: true))
    field.name = accessibilityLabel ?? accessibilityIdentifier ?? (placeholder == nil ? "Search" : "")
    field.onType = { [self] text in perform { type(text) } }
    field.onSubmit = { [self] in
      if becomeFirstResponder() { delegate?.searchBarSearchButtonClicked(self) }
    }
    var parts = [field]
    if isFirstResponder {
      parts.append(button("Search") { [self] in delegate?.searchBarSearchButtonClicked(self) })
    }
    if showsCancelButton || search?.showsCancel == true {
      parts.append(button("Cancel") { [self] in cancel() })
    }
    return prompted + [.row(parts)] + scopes
  }

  private func type(_ text: String) {
    guard becomeFirstResponder() else { return }
    searchTextField.text = text
    delegate?.searchBar(self, textDidChange: text)
    searchTextField.sendActions(for: .editingChanged)
    search?.update()
  }

  private func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    search?.isActive = false
  }

  private var prompted: [ScreenElement] { prompt.map { [.label($0, color: UIColor.systemGray.onScreen)] } ?? [] }

  private var scopes: [ScreenElement] {
    guard let titles = scopeButtonTitles, showsScopeBar || search?.isActive == true else { return [] }
    let elements = titles.enumerated().map { index, title in
      let mark = ScreenElement(.choice(isChosen: index == selectedScopeButtonIndex, tintColor.onScreen))
      var scope = ScreenElement.row([mark, .label(title)])
      scope.name = title
      scope.onTap = { [self] in
        if index == selectedScopeButtonIndex { return }
        selectedScopeButtonIndex = index
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
        search?.update()
      }
      return scope
    }
    return [.row(elements)]
  }

  private func button(_ title: String, action: @escaping () -> Void) -> ScreenElement {
    var element = ScreenElement(.button(title, tintColor.onScreen, isEnabled: true))
    element.onTap = action
    return element
  }
}

/// The field in a search bar.
open class UISearchTextField: UITextField {
  weak var bar: UISearchBar?

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if let bar { return bar.becomeFirstResponder() }
    return super.becomeFirstResponder()
  }
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    if let bar { return bar.resignFirstResponder() }
    return super.resignFirstResponder()
  }
}
