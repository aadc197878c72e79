import UIKit

final class SignUpViewController: UIViewController, UITextFieldDelegate {
    let nameField = UITextField()
    let passwordField = UITextField()
    let hint = UILabel()
    let button = UIButton(type: .system)
    let spinner = UIActivityIndicatorView(style: .medium)
    let remember = UISwitch()
    var elements = 3

    override func loadView() {
        print("loadView")
        super.loadView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        print("viewDidLoad", elements)
        title = "Sign up"
        nameField.placeholder = "username"
        nameField.delegate = self
        passwordField.placeholder = "password"
        passwordField.isSecureTextEntry = true
        hint.textColor = .systemRed
        hint.font = UIFont.preferredFont(forTextStyle: .footnote)
        button.setTitle("Sign up", for: .normal)
        button.isEnabled = false
        let row = UIStackView(arrangedSubviews: [button, spinner])
        row.spacing = 8
        let label = UILabel()
        label.text = "Remember me"
        let rememberRow = UIStackView(arrangedSubviews: [label, remember])
        rememberRow.distribution = .equalSpacing
        let stack = UIStackView(arrangedSubviews: [nameField, hint, passwordField, rememberRow, row])
        stack.axis = .vertical
        view.addSubview(stack)
        nameField.addAction(UIAction { [weak self] _ in self?.validate() }, for: .editingChanged)
        remember.addAction(UIAction { action in
            print("remember:", (action.sender as! UISwitch).isOn)
        }, for: .valueChanged)
        button.addAction(UIAction { [unowned self] _ in spinner.startAnimating() }, for: .touchUpInside)
    }

    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { print("viewDidAppear") }

    func validate() {
        let count = nameField.text?.count ?? 0
        hint.text = count < 3 ? "three characters at least" : nil
        button.isEnabled = count >= 3
    }
    func textFieldDidEndEditing(_ textField: UITextField) { print("ended with", textField.text ?? "") }
}

let screen = show(SignUpViewController())
screen.type("ab", into: "username")
screen.type("abcd", into: "username")
screen.type("secret", into: "password")
screen.toggle("Remember me")
screen.tap("Sign up")
screen.showFrames()
print(screen.frames.count)
