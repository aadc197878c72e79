// The article's first version, as it was printed, with the mistake in it.
//
// The view model says yellow, and the switch is purple. `switchColor()` stands in the extension only; the protocol does not ask
// for it, so the cell, which knows the protocol and no more, always runs the extension's. The compiler says nothing.
// Zoetrope says a note. Write `func switchColor() -> UIColor` into the protocol, and the switch is yellow.

import UIKit

protocol SwitchWithTextCellProtocol {
    var title: String { get }
    var switchOn: Bool { get }

    func onSwitchToggleOn(on: Bool)
}

extension SwitchWithTextCellProtocol {
    // The default colour.
    func switchColor() -> UIColor {
        return .purple
    }
}

class SwitchWithTextTableViewCell: UITableViewCell {
    private let label = UILabel()
    private let switchToggle = UISwitch()

    private var delegate: SwitchWithTextCellProtocol?

    func configure(withDelegate delegate: SwitchWithTextCellProtocol) {
        self.delegate = delegate

        label.text = delegate.title
        switchToggle.isOn = delegate.switchOn
        // The colour option.
        switchToggle.onTintColor = delegate.switchColor()

        contentView.addSubview(label)
        accessoryView = switchToggle
        switchToggle.addAction(UIAction { [weak self] _ in self?.onSwitchToggle() }, for: .valueChanged)
    }

    private func onSwitchToggle() {
        delegate?.onSwitchToggleOn(on: switchToggle.isOn)
    }
}

struct MinionModeViewModel: SwitchWithTextCellProtocol {
    var title = "Minion Mode!!!"
    var switchOn = true

    func onSwitchToggleOn(on: Bool) {
        if on {
            print("The Minions are here to stay!")
        } else {
            print("The Minions went out to play!")
        }
    }

    func switchColor() -> UIColor {  // note: is not the one that runs
        return .yellow
    }
}

class SettingsViewController: UITableViewController {
    enum Setting: Int {
        case minionMode
        // other settings here
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Settings"
        tableView.register(SwitchWithTextTableViewCell.self, forCellReuseIdentifier: "SwitchWithTextTableViewCell")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "defaultCell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return 1
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let setting = Setting(rawValue: indexPath.row) {
            switch setting {
            case .minionMode:
                let cell =
                    tableView.dequeueReusableCell(withIdentifier: "SwitchWithTextTableViewCell", for: indexPath)
                    as! SwitchWithTextTableViewCell

                // this is where the magic happens!
                cell.configure(withDelegate: MinionModeViewModel())
                return cell
            }
        }

        return tableView.dequeueReusableCell(withIdentifier: "defaultCell", for: indexPath)
    }
}

let screen = show(SettingsViewController())
screen.toggle("Minion Mode!!!")
screen.toggle("Minion Mode!!!")
