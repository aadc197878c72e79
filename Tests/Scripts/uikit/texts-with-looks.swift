// Texts whose parts look different: on labels, buttons and fields what they begin with is drawn; the rest can be asked for.
import UIKit

let text = NSMutableAttributedString(
  string: "Don't have an account?  ", attributes: [.font: UIFont.systemFont(ofSize: 14), .foregroundColor: UIColor.lightGray])
text.append(NSAttributedString(string: "Sign Up", attributes: [.foregroundColor: UIColor.systemBlue, .kern: 2]))
let paragraph = NSMutableParagraphStyle()
paragraph.lineSpacing = 6
paragraph.alignment = .center
text.addAttribute(.paragraphStyle, value: paragraph, range: NSRange(location: 0, length: text.length))
text.addAttributes(
  [.underlineStyle: NSUnderlineStyle.single.rawValue], range: (text.string as NSString).range(of: "account"))
print(text.string, text.length)
text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, stop in
  print(range.location, range.length, attributes.keys.map { $0.rawValue }.sorted())
  if range.location > 14 { stop.pointee = true }
}
var range = NSRange(location: 0, length: 0)
let style = text.attribute(.paragraphStyle, at: 3, effectiveRange: &range) as? NSParagraphStyle
print(style?.lineSpacing ?? 0, style?.alignment == .center, range.length)
text.replaceCharacters(in: NSRange(location: 0, length: 5), with: "No")
text.deleteCharacters(in: NSRange(location: 2, length: 5))
text.insert(NSAttributedString(string: "So: "), at: 0)
print(text.string)
print(text.attributedSubstring(from: NSRange(location: 0, length: 6)).string)

final class WelcomeViewController: UIViewController {
  private let label = UILabel()
  private let field = UITextField()
  private let button = UIButton(type: .system)
  private let notes = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.attributedText = NSAttributedString(
      string: "Minions", attributes: [.font: UIFont.boldSystemFont(ofSize: 17), .foregroundColor: UIColor.systemRed])
    field.attributedPlaceholder = NSAttributedString(string: "Email", attributes: [.foregroundColor: UIColor.systemGray])
    field.inputAccessoryView = UIToolbar()
    field.delegate = self
    button.setAttributedTitle(text, for: .normal)
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    notes.isEditable = false
    notes.attributedText = NSAttributedString(string: "Terms\nand conditions")
    let stack = UIStackView(arrangedSubviews: [label, field, button, notes])
    stack.axis = .vertical
    view.addSubview(stack)
  }

  @objc private func tapped() {
    label.text = "plain: " + (button.currentAttributedTitle?.string ?? "none")
    print(label.attributedText?.string ?? "none")
  }
}

extension WelcomeViewController: UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    let current = textField.text ?? ""
    guard let place = Range(range, in: current) else { return false }
    return current.replacingCharacters(in: place, with: string).count <= 10
  }
}

let screen = show(WelcomeViewController())
screen.type("kevin@minions", into: "Email")
screen.type("kevin@b.c", into: "Email")
screen.tap(text.string)
