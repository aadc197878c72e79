// How all views of a kind are to look. In a terminal they look as they do: what is said here goes nowhere.

public protocol UIAppearanceContainer: NSObjectProtocol {}

public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}

extension UIViewController: UIAppearanceContainer {}

extension UIBarItem: UIAppearance {}

extension UIAppearance {
  public static func appearance() -> Self {
    let made = UIAppearances.make[ObjectIdentifier(self)]?()
    guard let made = made as? Self else {
      fatalError("how all of a class of one's own are to look is not kept in a terminal: \(self)")
    }
    return made
  }

  public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    appearance()
  }

  public static func appearance(for trait: UITraitCollection) -> Self { appearance() }

  public static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }
}

/// One of each kind that there is, to be told how all are to look.
private enum UIAppearances {
  static let make: [ObjectIdentifier: () -> NSObject] = [
    ObjectIdentifier(UIView.self): { UIView(frame: .zero) },
    ObjectIdentifier(UINavigationBar.self): { UINavigationBar(frame: .zero) },
    ObjectIdentifier(UITabBar.self): { UITabBar(frame: .zero) },
    ObjectIdentifier(UIToolbar.self): { UIToolbar(frame: .zero) },
    ObjectIdentifier(UISearchBar.self): { UISearchBar(frame: .zero) },
    ObjectIdentifier(UITableView.self): { UITableView(frame: .zero, style: .plain) },
    ObjectIdentifier(UITableViewCell.self): { UITableViewCell(style: .default, reuseIdentifier: nil) },
    ObjectIdentifier(UITableViewHeaderFooterView.self): { UITableViewHeaderFooterView(reuseIdentifier: nil) },
    ObjectIdentifier(UICollectionView.self): {
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    },
    ObjectIdentifier(UICollectionViewCell.self): { UICollectionViewCell(frame: .zero) },
    ObjectIdentifier(UIScrollView.self): { UIScrollView(frame: .zero) },
    ObjectIdentifier(UIStackView.self): { UIStackView(frame: .zero) },
    ObjectIdentifier(UITextView.self): { UITextView(frame: .zero) },
    ObjectIdentifier(UITextField.self): { UITextField(frame: .zero) },
    ObjectIdentifier(UIPageControl.self): { UIPageControl(frame: .zero) },
    ObjectIdentifier(UISegmentedControl.self): { UISegmentedControl(items: nil) },
    ObjectIdentifier(UISwitch.self): { UISwitch(frame: .zero) },
    ObjectIdentifier(UISlider.self): { UISlider(frame: .zero) },
    ObjectIdentifier(UIStepper.self): { UIStepper(frame: .zero) },
    ObjectIdentifier(UIButton.self): { UIButton(frame: .zero) },
    ObjectIdentifier(UIControl.self): { UIControl(frame: .zero) },
    ObjectIdentifier(UILabel.self): { UILabel(frame: .zero) },
    ObjectIdentifier(UIImageView.self): { UIImageView(image: nil) },
    ObjectIdentifier(UIProgressView.self): { UIProgressView(frame: .zero) },
    ObjectIdentifier(UIActivityIndicatorView.self): { UIActivityIndicatorView(frame: .zero) },
    ObjectIdentifier(UIRefreshControl.self): { UIRefreshControl(frame: .zero) },
    ObjectIdentifier(UIDatePicker.self): { UIDatePicker(frame: .zero) },
    ObjectIdentifier(UIPickerView.self): { UIPickerView(frame: .zero) },
    ObjectIdentifier(UIWindow.self): { UIWindow(frame: .zero) },
    ObjectIdentifier(UIBarItem.self): { UIBarItem() },
    ObjectIdentifier(UIBarButtonItem.self): { UIBarButtonItem() },
    ObjectIdentifier(UITabBarItem.self): { UITabBarItem() },
  ]
}
