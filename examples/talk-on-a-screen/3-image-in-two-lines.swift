// The generic cell, and the image that a product manager asks for: two lines of `configure`.
//
// Notice: the cell has no protocol of its own. It is generic over any model that is a text, a switch and, since yesterday, an image;
// what came with the image is marked: one word in the head of the cell, two lines in `configure`, one extension of the view model.
// Nothing else has changed, and the compiler would have named every view model that has no image yet.

import UIKit

protocol TextPresentable {
    var text: String { get }
    var textColor: UIColor { get }
    var font: UIFont { get }
}

extension TextPresentable {
    var textColor: UIColor { .black }
    var font: UIFont { .systemFont(ofSize: 17) }
}

protocol SwitchPresentable {
    var switchOn: Bool { get }
    var switchColor: UIColor { get }

    func onSwitchToggleOn(on: Bool)
}

extension SwitchPresentable {
    var switchColor: UIColor { .purple }
}

protocol ImagePresentable {
    var imageName: String { get }
}

class SwitchWithTextTableViewCell<T>: UITableViewCell
where T: TextPresentable, T: SwitchPresentable, T: ImagePresentable {  // the image's word
    private let label = UILabel()
    private let switchToggle = UISwitch()
    private var delegate: T?

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        switchToggle.addTarget(self, action: #selector(toggled), for: .valueChanged)
        contentView.addSubview(label)
        accessoryView = switchToggle
    }

    required init?(coder: NSCoder) { fatalError("not in a storyboard") }

    func configure(withDelegate delegate: T) {
        self.delegate = delegate
        label.text = delegate.text
        label.textColor = delegate.textColor
        label.font = delegate.font
        switchToggle.isOn = delegate.switchOn
        switchToggle.onTintColor = delegate.switchColor
        imageView?.image = UIImage(named: delegate.imageName)  // the image,
        imageView?.accessibilityLabel = delegate.imageName  // in two lines
    }

    @objc private func toggled() { delegate?.onSwitchToggleOn(on: switchToggle.isOn) }
}

struct MinionModeViewModel: TextPresentable {
    var text: String { "Minion Mode" }
}

extension MinionModeViewModel: SwitchPresentable {
    var switchOn: Bool { false }
    var switchColor: UIColor { .yellow }

    func onSwitchToggleOn(on: Bool) {
        if on {
            print("The Minions are here to stay!")
        } else {
            print("The Minions went out to play!")
        }
    }
}

extension MinionModeViewModel: ImagePresentable {
    var imageName: String { "minionParty.png" }
}

final class SettingsViewController: UITableViewController {
    /// A generic cell is registered, and asked for, with what `T` is.
    private typealias Cell = SwitchWithTextTableViewCell<MinionModeViewModel>

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        tableView.register(Cell.self, forCellReuseIdentifier: "SwitchWithTextTableViewCell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "SwitchWithTextTableViewCell", for: indexPath) as! Cell
        cell.configure(withDelegate: MinionModeViewModel())
        return cell
    }
}

let screen = show(SettingsViewController())
screen.toggle("Minion Mode")
screen.toggle("Minion Mode")
