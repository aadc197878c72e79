/// A page of the web, which a terminal has nothing to show of but its address.
open class SFSafariViewController: UIViewController {
  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
    public override init() { super.init() }
  }

  private let url: URL
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done

  public enum DismissButtonStyle: Int {
    case done, close, cancel
  }

  public init(url URL: URL) {
    url = URL
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init(url URL: URL, configuration: Configuration) { self.init(url: URL) }
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let label = UILabel()
    label.text = url.absoluteString
    view = UIView()
    view.addSubview(label)
  }
}

public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
