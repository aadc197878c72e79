// What a view is told about itself is kept: frames, margins, layers, constraints. Layout is asked for from the outside in, once
// for every time that it is needed; what animates is there at once.
import UIKit

final class BadgeView: UIView {
  let label = UILabel()
  private let icon: UIImageView

  override init(frame: CGRect) {
    icon = UIImageView(image: UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(scale: .large)))
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  private func setUp() {
    layer.cornerRadius = 8
    layer.masksToBounds = true
    layer.borderWidth = 1.5
    layer.borderColor = UIColor.systemRed.cgColor
    layer.shadowOpacity = 0.5
    layer.shadowOffset = CGSize(width: 0, height: 2)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = .preferredFont(forTextStyle: .headline)
    label.setContentHuggingPriority(.required, for: .horizontal)
    addSubview(icon)
    addSubview(label)
    let wide = label.widthAnchor.constraint(greaterThanOrEqualToConstant: 44)
    wide.priority = .defaultHigh
    wide.identifier = "wide"
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 8),
      label.topAnchor.constraint(equalTo: topAnchor),
      label.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: safeAreaLayoutGuide.trailingAnchor, constant: -4),
      icon.heightAnchor.constraint(equalTo: icon.widthAnchor, multiplier: 2, constant: 1),
      wide,
    ])
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 24) }

  override func layoutSubviews() {
    super.layoutSubviews()
    print("badge lays out", layer.cornerRadius)
  }

  override func didMoveToSuperview() { print("badge has a superview:", superview != nil) }
  override func willMove(toWindow newWindow: UIWindow?) { print("badge comes into a window:", newWindow != nil) }
  override func tintColorDidChange() { print("tint", tintColor == .systemPink) }
}

final class ProfileViewController: UIViewController {
  let badge = BadgeView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Profile"
    badge.label.text = "7"
    view.addSubview(badge)
    view.tintColor = .systemPink
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Grow") { [weak self] _ in self?.grow() })
    view.addSubview(button)
  }

  override func viewWillLayoutSubviews() { print("will lay out") }
  override func viewDidLayoutSubviews() { print("did lay out") }

  private func grow() {
    UIView.animate(withDuration: 0.3, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
      self.badge.transform = CGAffineTransform(scaleX: 2, y: 2)
      self.badge.frame.size.width = 200
      self.badge.alpha = 0.5
      self.view.layoutIfNeeded()
    } completion: { done in
      print("grown:", done, self.badge.transform.a)
    }
    UIView.transition(with: badge.label, duration: 0.2, options: .transitionCrossDissolve) {
      self.badge.label.text = "8"
    }
  }
}

let controller = ProfileViewController()
let badge = controller.badge
print(badge.constraints.count, badge.label.constraints.count, badge.constraints[0].constant)
let screen = show(controller)
screen.tap("Grow")

// Geometry
print(badge.frame, badge.bounds, badge.center)
badge.center = CGPoint(x: 100, y: 100)
print(badge.frame.origin, badge.intrinsicContentSize, UIView().intrinsicContentSize)
print(badge.layer.masksToBounds, badge.clipsToBounds, badge.layer.opacity, badge.layer.frame == badge.frame)
let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
print(insets, UIEdgeInsets.zero == UIEdgeInsets(), CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: insets))
badge.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
print(badge.layoutMargins, badge.directionalLayoutMargins.leading)
let turn = CGAffineTransform(translationX: 3, y: 4).scaledBy(x: 2, y: 2)
print(turn.tx, turn.a, CGPoint(x: 1, y: 1).applying(turn), turn.inverted().a, turn.isIdentity, CGAffineTransform.identity)

// Views in views
let box = UIView()
let (one, two, three) = (UILabel(), UILabel(), UILabel())
one.text = "one"
two.text = "two"
three.text = "three"
for view in [one, three] { box.addSubview(view) }
box.insertSubview(two, belowSubview: three)
print(box.subviews.compactMap { ($0 as? UILabel)?.text })
box.bringSubviewToFront(one)
box.sendSubviewToBack(three)
print(box.subviews.compactMap { ($0 as? UILabel)?.text })
box.exchangeSubview(at: 0, withSubviewAt: 2)
box.insertSubview(three, aboveSubview: one)
print(box.subviews.compactMap { ($0 as? UILabel)?.text }, two.isDescendant(of: box), box.isDescendant(of: two))
UIView.transition(from: two, to: badge.label, duration: 0)
print(box.subviews.count, two.superview as Any, badge.label.superview === box)

// Constraints
let width = one.widthAnchor.constraint(equalToConstant: 10)
print(width.isActive, width.relation == .equal, width.secondItem as Any, width.multiplier, width.priority.rawValue)
width.isActive = true
width.constant = 20
print(one.constraints.count, one.constraints[0] === width, width.firstItem === one, width.firstAttribute == .width)
NSLayoutConstraint.deactivate([width])
print(one.constraints.isEmpty, one.contentHuggingPriority(for: .vertical).rawValue)
let old = NSLayoutConstraint(
  item: one, attribute: .top, relatedBy: .greaterThanOrEqual, toItem: three, attribute: .bottom, multiplier: 1, constant: 2)
box.addConstraint(old)
print(box.constraints.count, old.isActive, old.relation == .greaterThanOrEqual)
one.removeFromSuperview()
print(box.constraints.count, old.isActive)
let guide = UILayoutGuide()
box.addLayoutGuide(guide)
guide.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
print(box.constraints.count, box.layoutGuides.count, guide.owningView === box)
print(UIScreen.main.bounds.size, box.traitCollection.userInterfaceStyle == .light, UIDevice.current.userInterfaceIdiom == .phone)
