// How all views of a kind are to look. In a terminal they look as they do: what is said here goes nowhere.

public protocol UIAppearance {}

extension UIView: UIAppearance {}

extension UIBarItem: UIAppearance {}

extension UIAppearance where Self == UINavigationBar {
  public static func appearance() -> UINavigationBar { UINavigationBar(frame: .zero) }
}

extension UIAppearance where Self == UITabBar {
  public static func appearance() -> UITabBar { UITabBar(frame: .zero) }
}

extension UIAppearance where Self == UITableView {
  public static func appearance() -> UITableView { UITableView(frame: .zero, style: .plain) }
}

extension UIAppearance where Self == UITableViewCell {
  public static func appearance() -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
}

extension UIAppearance where Self == UIScrollView {
  public static func appearance() -> UIScrollView { UIScrollView(frame: .zero) }
}

extension UIAppearance where Self == UITextView {
  public static func appearance() -> UITextView { UITextView(frame: .zero) }
}

extension UIAppearance where Self == UITextField {
  public static func appearance() -> UITextField { UITextField(frame: .zero) }
}

extension UIAppearance where Self == UIPageControl {
  public static func appearance() -> UIPageControl { UIPageControl(frame: .zero) }
}

extension UIAppearance where Self == UISegmentedControl {
  public static func appearance() -> UISegmentedControl { UISegmentedControl(items: nil) }
}

extension UIAppearance where Self == UISwitch {
  public static func appearance() -> UISwitch { UISwitch(frame: .zero) }
}

extension UIAppearance where Self == UISlider {
  public static func appearance() -> UISlider { UISlider(frame: .zero) }
}

extension UIAppearance where Self == UIButton {
  public static func appearance() -> UIButton { UIButton(frame: .zero) }
}

extension UIAppearance where Self == UILabel {
  public static func appearance() -> UILabel { UILabel(frame: .zero) }
}

extension UIAppearance where Self == UIProgressView {
  public static func appearance() -> UIProgressView { UIProgressView(frame: .zero) }
}

extension UIAppearance where Self == UIBarButtonItem {
  public static func appearance() -> UIBarButtonItem { UIBarButtonItem() }
}
