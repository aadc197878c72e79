/// Says what there is to choose.
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says how that is called, and is told what is chosen.
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Where there is no view, the title is shown.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView {
    let label = UILabel()
    if let title = self.pickerView(pickerView, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = title
    } else {
      label.text = self.pickerView(pickerView, titleForRow: row, forComponent: component) ?? "?"
    }
    return label
  }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
}

/// Columns in each of which one row is chosen. A terminal shows all rows.
open class UIPickerView: UIView {
  open weak var dataSource: UIPickerViewDataSource? {
    didSet { reloadAllComponents() }
  }
  open weak var delegate: UIPickerViewDelegate? {
    didSet { reloadAllComponents() }
  }
  open var showsSelectionIndicator = true
  open func rowSize(forComponent component: Int) -> CGSize { .zero }
  private var columns: [[UIView]]?
  private var chosen: [Int: Int] = [:]

  open func reloadAllComponents() {
    columns = nil
    setNeedsLayout()
  }

  open func reloadComponent(_ component: Int) { reloadAllComponents() }

  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  open func selectedRow(inComponent component: Int) -> Int { chosen[component] ?? 0 }
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { chosen[component] = row }
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard let columns, columns.indices.contains(component), columns[component].indices.contains(row) else { return nil }
    return columns[component][row]
  }

  private func loaded() -> [[UIView]] {
    if let columns { return columns }
    guard let dataSource, let delegate else { return [] }
    let made = (0..<dataSource.numberOfComponents(in: self)).map { component in
      (0..<dataSource.pickerView(self, numberOfRowsInComponent: component)).map { row in
        delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
      }
    }
    columns = made
    return made
  }

  override var showsSomething: Bool { true }

  override var drawn: [ScreenElement] {
    let columns = loaded().enumerated().map { component, views in
      ScreenElement.column(
        views.enumerated().map { row, view in
          let isChosen = row == selectedRow(inComponent: component)
          let mark = ScreenElement(.choice(isChosen: isChosen, tintColor.onScreen))
          var line = ScreenElement.row([mark] + view.elements)
          line.onTap = { [self] in
            if row == selectedRow(inComponent: component) { return }
            chosen[component] = row
            perform { delegate?.pickerView(self, didSelectRow: row, inComponent: component) }
          }
          return line
        })
    }
    return columns.count == 1 ? columns : [.row(columns)]
  }
}
