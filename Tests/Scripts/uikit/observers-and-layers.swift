// Notifications and timers that call methods, layers with others in them, animations that are over at once, constraints by signs.
import UIKit

extension Notification.Name {
  static let minionFed = Notification.Name("minionFed")
}

final class Kitchen: NSObject {
  var fed = 0
  /// In which order Foundation calls the observers of a notification is left to chance.
  var heard: [String] = []

  override init() {
    super.init()
    NotificationCenter.default.addObserver(self, selector: #selector(feed(_:)), name: .minionFed, object: nil)
    NotificationCenter.default.addObserver(self, selector: #selector(count), name: .minionFed, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(old(notification:)), name: .minionFed, object: nil)
  }
  deinit { print("kitchen closed") }

  @objc private func feed(_ notification: Notification) {
    heard.append("fed: " + (notification.userInfo?["name"] as? String ?? "nobody"))
  }
  @objc private func count() { fed += 1 }
  @objc private func old(notification: NSNotification) { heard.append("old: " + notification.name.rawValue) }
  func close() { NotificationCenter.default.removeObserver(self, name: .minionFed, object: nil) }
}

var kitchen: Kitchen? = Kitchen()
NotificationCenter.default.post(name: .minionFed, object: nil, userInfo: ["name": "Bob"])
print(kitchen?.heard.sorted() ?? [], kitchen?.fed ?? 0)
kitchen?.close()
NotificationCenter.default.post(name: .minionFed, object: nil)
print(kitchen?.fed ?? 0)
kitchen = nil
NotificationCenter.default.post(name: .minionFed, object: nil)

final class GaugeView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  private let ring = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    (layer as? CAGradientLayer)?.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    ring.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath
    ring.strokeEnd = 0
    layer.addSublayer(ring)
    layer.insertSublayer(CALayer(), at: 0)
  }
  required init?(coder: NSCoder) { fatalError("made in code") }

  func fill(to part: CGFloat) {
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = ring.strokeEnd
    animation.toValue = part
    animation.delegate = self
    CATransaction.begin()
    CATransaction.setCompletionBlock { print("committed") }
    ring.strokeEnd = part
    ring.add(animation, forKey: "fill")
    print("added")
    CATransaction.commit()
    print(ring.strokeEnd, layer.sublayers?.count ?? 0, ring.superlayer === layer)
    ring.removeFromSuperlayer()
    print(layer.sublayers?.count ?? 0)
  }
}

extension GaugeView: CAAnimationDelegate {
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { print("stopped", flag) }
}

GaugeView(frame: CGRect(x: 0, y: 0, width: 40, height: 40)).fill(to: 0.5)

let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut) { print("animations") }
animator.addCompletion { print("completion", $0 == .end) }
animator.startAnimation()

let turn = CATransform3DRotate(CATransform3DMakeTranslation(1, 2, 0), .pi, 0, 0, 1)
print(turn.m11, turn.m41, turn.m42, CATransform3DIsIdentity(CATransform3DIdentity))

let box = UIView()
let (name, age) = (UILabel(), UILabel())
box.addSubview(name)
box.addSubview(age)
let across = NSLayoutConstraint.constraints(
  withVisualFormat: "H:|-16-[name(>=80)]-gap-[age(44@750)]-10-|", options: .alignAllTop, metrics: ["gap": 12],
  views: ["name": name, "age": age])
for constraint in across {
  print(
    constraint.firstItem === name ? "name" : constraint.firstItem === age ? "age" : "box",
    constraint.firstAttribute.rawValue, constraint.relation.rawValue, constraint.constant, constraint.priority.rawValue)
}
NSLayoutConstraint.activate(across)
print(box.constraints.count, name.constraints.count, age.constraints.count)
