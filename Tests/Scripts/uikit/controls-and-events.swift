// Controls, events and their order, as on a phone.
import UIKit

final class Log: NSObject, UITextFieldDelegate {
    var lines: [String] = []
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        lines.append("should begin")
        return textField.tag != 9
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { lines.append("began") }
    func textFieldDidEndEditing(_ textField: UITextField) { lines.append("ended \(textField.text ?? "")") }
    func textFieldDidChangeSelection(_ textField: UITextField) { lines.append("moved") }
}

let log = Log()
let field = UITextField(frame: .zero)
field.delegate = log
field.placeholder = "name"
for (event, name) in [
    (UIControl.Event.editingDidBegin, "Began"), (.editingChanged, "Changed"), (.editingDidEnd, "Ended"),
    (.allEditingEvents, "any"),
] {
    field.addAction(UIAction { action in log.lines.append("\(name) \((action.sender as? UITextField)?.text ?? "?")") }, for: event)
}
let fields = UIView()
fields.addSubview(field)
let screen = show(fields)
screen.type("gru", into: "name")
print(log.lines)
log.lines = []
field.text = "set by the program"
print(log.lines, field.isEditing)
field.tag = 9
screen.type("nobody", into: "name")
print(log.lines, field.text ?? "nil")
field.isEnabled = false
field.tag = 0
screen.type("nobody", into: "name")
print(field.text ?? "nil", field.state == .disabled)

// Actions: by identifier, removed, several for one event.
let button = UIButton(type: .system)
button.setTitle("Go", for: .normal)
button.setTitle("Can't", for: .disabled)
button.setTitleColor(.systemRed, for: .normal)
let first = UIAction(title: "first", identifier: UIAction.Identifier("one")) { print("first", $0.title) }
button.addAction(first, for: .touchUpInside)
button.addAction(UIAction(title: "again", identifier: UIAction.Identifier("one")) { print("instead", $0.title) }, for: .touchUpInside)
button.addAction(UIAction { _ in print("down") }, for: .touchDown)
button.addAction(UIAction { _ in print("two") }, for: [.touchUpInside, .touchUpOutsideOrCancel])
button.sendActions(for: .touchUpInside)
button.removeAction(first, for: .touchUpInside)
button.sendActions(for: .touchUpInside)
print(button.currentTitle ?? "", button.title(for: .disabled) ?? "", button.titleColor(for: .normal) == .systemRed)
let buttonScreen = show(button)
button.isEnabled = false
buttonScreen.tap("Can't")
print(button.titleLabel?.text ?? "", button.buttonType == .system)

extension UIControl.Event {
    static let touchUpOutsideOrCancel: UIControl.Event = [.init(rawValue: 1 << 7), .init(rawValue: 1 << 8)]
}

// Stacks, hidden views, a spinner that stays.
let stack = UIStackView()
stack.axis = .vertical
let labels = ["one", "two", "three"].map { text -> UILabel in
    let label = UILabel()
    label.text = text
    return label
}
labels.forEach(stack.addArrangedSubview)
labels[1].isHidden = true
labels[2].alpha = 0.5
labels[0].textColor = UIColor.brown.withAlphaComponent(0.5)
stack.insertArrangedSubview(UISwitch(), at: 1)
let spinner = UIActivityIndicatorView(style: .large)
spinner.hidesWhenStopped = false
stack.addArrangedSubview(spinner)
let stackScreen = show(stack)
labels[0].removeFromSuperview()
print(stack.arrangedSubviews.count, stack.subviews.count, labels[0].superview == nil, labels[2].isDescendant(of: stack))
stack.removeArrangedSubview(labels[2])
print(stack.arrangedSubviews.count, stack.subviews.count)
stackScreen.refresh()
stackScreen.draw()
print(stackScreen.frames.count, stackScreen.frames[0].number, stackScreen.frames[0].title.isEmpty)
stackScreen.frames[0].draw()

// Colours and fonts.
print(UIColor(white: 0.5, alpha: 1) == .gray, UIColor.red != .systemRed, UIColor.clear.isEqual(nil))
print(Set([UIColor.red, .blue, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count)
print(UIFont.systemFont(ofSize: 17) == UIFont.preferredFont(forTextStyle: .body), UIFont.boldSystemFont(ofSize: 3).pointSize)
let image = UIImageView(image: UIImage(systemName: "star"))
image.tag = 5
fields.addSubview(image)
fields.bringSubviewToFront(field)
print(fields.subviews.map { type(of: $0) }, fields.viewWithTag(5) === image, image.next === fields)
show(fields)
var counted = 0
UIView.animate(withDuration: 0.3, animations: { counted += 1 }, completion: { finished in print(finished, counted) })
