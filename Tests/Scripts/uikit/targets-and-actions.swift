// What is done at an event is said by a target and a selector: the target is not kept, its method gets the control and the
// event where it takes them, and without a target it is looked for from the control on outwards.
import UIKit

class Counter: UIViewController {
  let label = UILabel()
  let more = UIButton(type: .system)
  let less = UIButton(type: .system)
  var count = 0 { didSet { label.text = "\(count)" } }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Counter"
    label.text = "0"
    more.setTitle("More", for: .normal)
    less.setTitle("Less", for: .normal)
    more.addTarget(self, action: #selector(add), for: .touchUpInside)
    less.addTarget(self, action: #selector(Counter.change(_:)), for: .touchUpInside)
    less.addTarget(nil, action: #selector(said(_:)), for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [label, more, less])
    stack.axis = .vertical
    view.addSubview(stack)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(add))
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Reset", style: .plain, target: self, action: #selector(reset(_:)))
  }

  @objc private func add() { count += 1 }
  @objc private func change(_ sender: UIButton) {
    count -= 1
    print(sender.currentTitle ?? "none", sender === less)
  }
  @objc func reset(_ item: UIBarButtonItem) {
    count = 0
    print("reset by", item.title ?? "none")
  }
  @objc func said(_ sender: Any) { print("without a target") }
}

let counter = Counter()
let screen = show(UINavigationController(rootViewController: counter))
screen.tap("More")
screen.tap("More")
screen.tap("Less")
screen.tap("+")
screen.tap("Reset")

print(counter.more.actions(forTarget: counter, forControlEvent: .touchUpInside) ?? [])
counter.more.removeTarget(counter, action: nil, for: .allEvents)
screen.tap("More")
print(counter.count, counter.more.actions(forTarget: counter, forControlEvent: .touchUpInside) as Any)

// A target is not kept alive.
class Listener {
  let name: String
  init(_ name: String) { self.name = name }
  @objc func changed(_ field: UITextField) { print(name, "hears", field.text ?? "") }
  @objc func flipped(_ sender: UISwitch, event: UIEvent) { print(name, "sees", sender.isOn) }
  deinit { print(name, "is gone") }
}
let field = UITextField(frame: .zero)
let onOff = UISwitch(frame: .zero)
do {
  let listener = Listener("first")
  field.addTarget(listener, action: #selector(Listener.changed(_:)), for: .editingChanged)
  onOff.addTarget(listener, action: #selector(Listener.flipped), for: .valueChanged)
  field.text = "a"
  field.sendActions(for: .editingChanged)
  onOff.sendActions(for: .valueChanged)
}
field.sendActions(for: .editingChanged)

// A subclass's method is what a selector of its superclass's calls.
class Loud: Listener {
  override func changed(_ field: UITextField) { print(name.uppercased(), "HEARS", field.text ?? "") }
}
let loud = Loud("loud")
field.addTarget(loud, action: #selector(Listener.changed), for: .editingChanged)
field.sendActions(for: .editingChanged)

// A selector is known by its name.
let one = #selector(Listener.changed(_:))
print(one, one == #selector(Loud.changed(_:)), counter.responds(to: #selector(Counter.reset(_:))), counter.responds(to: one))
counter.perform(#selector(Counter.said(_:)), with: nil)

// What is tapped need not be a button.
class Sheet: UIViewController {
  let picture = UIImageView(image: UIImage(systemName: "star"))
  let name = UITextField(frame: .zero)
  override func viewDidLoad() {
    name.placeholder = "Name"
    picture.isUserInteractionEnabled = true
    picture.accessibilityLabel = "picture"
    picture.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
    view.addSubview(picture)
    view.addSubview(name)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(endEditing)))
  }
  @objc func tapped(_ recognizer: UITapGestureRecognizer) {
    print(recognizer.state == .ended, recognizer.view === picture, recognizer.numberOfTapsRequired)
  }
  @objc func endEditing() { print("editing ends:", view.endEditing(true)) }
}
let sheet = show(Sheet())
sheet.tap("picture")
sheet.type("Kevin", into: "Name")
sheet.tap("background")

// Outlets are variables that somebody has to set.
class Form: UIViewController {
  @IBOutlet weak var hint: UILabel?
  @IBOutlet private(set) var save: UIButton!
  @IBAction func saved(_ sender: UIButton) { print("saved by", sender.currentTitle ?? "") }
  override func loadView() {
    save = UIButton(type: .system)
    save.setTitle("Save", for: .normal)
    save.addTarget(self, action: #selector(saved), for: .primaryActionTriggered)
    view = save
  }
}
let form = Form()
show(form).tap("Save")
print(form.hint as Any)
