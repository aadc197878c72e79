// Buttons by title, image, configuration and menu; images and fonts; what only changes looks is kept and not drawn.
import UIKit

final class ButtonsViewController: UIViewController {
  let plain = UIButton(type: .system)
  let busy = UIButton(configuration: .filled())
  let picture = UIButton(type: .custom)
  let choices = UIButton(type: .system)
  var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    plain.setTitle("Plain", for: .normal)
    plain.setTitle("Off", for: .disabled)
    plain.setTitle("Chosen", for: .selected)
    plain.setTitleColor(.systemRed, for: .selected)
    plain.titleLabel?.font = .boldSystemFont(ofSize: 20)
    plain.contentEdgeInsets = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
    plain.addTarget(self, action: #selector(pressed(_:)), for: .touchDown)
    plain.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)

    busy.configuration?.title = "Save"
    busy.configuration?.subtitle = "to the cloud"
    busy.configuration?.image = UIImage(systemName: "cloud")
    busy.configuration?.imagePadding = 6
    busy.configuration?.cornerStyle = .capsule
    busy.configuration?.baseForegroundColor = .systemGreen
    busy.addAction(UIAction { [weak self] _ in self?.save() }, for: .touchUpInside)
    busy.configurationUpdateHandler = { button in
      button.configuration?.subtitle = button.isEnabled ? "to the cloud" : "in a moment"
    }

    picture.setImage(UIImage(systemName: "heart"), for: .normal)
    picture.setImage(UIImage(systemName: "heart.fill"), for: .selected)
    picture.accessibilityLabel = "like"
    picture.addAction(
      UIAction { action in
        if let button = action.sender as? UIButton { button.isSelected.toggle() }
      }, for: .primaryActionTriggered)

    let small = UIAction(title: "Small", state: .on) { print("chosen:", $0.title) }
    let large = UIAction(title: "Large", image: UIImage(systemName: "plus")) { print("chosen:", $0.title) }
    let none = UIAction(title: "None", attributes: .disabled) { print("never:", $0.title) }
    let remove = UIAction(title: "Remove", attributes: .destructive) { _ in print("removed") }
    choices.setTitle("Size", for: .normal)
    choices.menu = UIMenu(title: "Sizes", children: [small, large, none, UIMenu(options: .displayInline, children: [remove])])
    choices.showsMenuAsPrimaryAction = true

    let stack = UIStackView(arrangedSubviews: [plain, busy, picture, choices, UIButton(type: .contactAdd)])
    stack.axis = .vertical
    stack.setCustomSpacing(20, after: plain)
    stack.isLayoutMarginsRelativeArrangement = true
    view.addSubview(stack)
  }

  @objc private func pressed(_ sender: UIButton) { print("pressed", sender.currentTitle ?? "") }
  @objc private func tapped(_ sender: UIButton) {
    count += 1
    sender.isSelected = count == 1
    sender.isEnabled = count < 2
  }
  private func save() {
    busy.configuration?.showsActivityIndicator = true
    busy.isEnabled = false
  }
}

let controller = ButtonsViewController()
let screen = show(controller)
screen.tap("Plain")
screen.tap("Chosen")
screen.tap("Off")
screen.tap("Save")
screen.tap("like")
screen.tap("Size")
screen.tap("None")
screen.tap("Large")
screen.tap("Size")
screen.tap("Remove")

// A button of the bar may have a menu too.
let bar = UIViewController()
bar.title = "Bar"
bar.navigationItem.rightBarButtonItem = UIBarButtonItem(
  title: "Sort", menu: UIMenu(children: [UIAction(title: "By name") { _ in print("by name") }]))
bar.navigationItem.titleView = UISegmentedControl(items: ["All", "Some"])
bar.navigationItem.prompt = "Choose"
let second = show(UINavigationController(rootViewController: bar))
second.tap("Sort")
second.tap("By name")

let system = UIButton.systemButton(with: UIImage(systemName: "gear")!, target: controller, action: nil)
print(system.currentImage != nil, system.image(for: .highlighted) === system.currentImage, system.title(for: .normal) as Any)
let button = UIButton(frame: .zero, primaryAction: UIAction(title: "Go") { print("go", $0.title) })
button.sendActions(for: .primaryActionTriggered)
print(button.currentTitle ?? "", button.currentTitleColor == .systemBlue, button.allControlEvents == .primaryActionTriggered)
button.removeAction(identifiedBy: UIAction.Identifier("nobody"), for: .primaryActionTriggered)
button.tintColor = .systemPink
print(button.currentTitleColor == .systemPink, button.state == .normal, button.contentHorizontalAlignment == .center)

// Fonts, colours, images
let font = UIFont.preferredFont(forTextStyle: .title2)
print(font.pointSize, UIFont.systemFont(ofSize: 9, weight: .light) == .systemFont(ofSize: 9), UIFont(name: "Avenir-Bold", size: 12)!.pointSize)
print(UIFont.monospacedDigitSystemFont(ofSize: 11, weight: .bold).withSize(13).pointSize, UIFont.labelFontSize, UIFont.smallSystemFontSize)
print(UIFontMetrics(forTextStyle: .body).scaledFont(for: font).pointSize, UIFontMetrics.default.scaledValue(for: 3))
print(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red, UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
print(UIColor(hue: 0.5, saturation: 0, brightness: 0.25, alpha: 1) == UIColor(white: 0.25, alpha: 1))
let adaptive = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }
print(adaptive == .black, adaptive.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .black)
print(UIColor.red.cgColor == UIColor(cgColor: UIColor.red.cgColor).cgColor, UIColor.blue.withAlphaComponent(0.5).cgColor.alpha)
let image = UIImage(named: "gru")!.withRenderingMode(.alwaysTemplate).withTintColor(.red)
print(image.renderingMode == .automatic, image.isSymbolImage, UIImage(systemName: "star")!.isSymbolImage)
let views = UIImageView(image: image, highlightedImage: UIImage(named: "vector"))
views.isHighlighted = true
views.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 20, weight: .bold)
show(views)
let label = UILabel()
label.text = "a long text that is not cut into lines, since there is only one line for it in which it has to fit somehow"
label.highlightedTextColor = .systemRed
label.isHighlighted = true
label.lineBreakMode = .byTruncatingTail
label.adjustsFontSizeToFitWidth = true
label.minimumScaleFactor = 0.5
show(label)
