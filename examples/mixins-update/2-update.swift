// The article's update: what the cell shows comes from a data source, how it looks and acts from a delegate.
//
// Now `switchColor` is asked for by the delegate's protocol, and the extension only says what it is where nobody else does: the
// switch is yellow. The controller hands the view model over twice, once for each part that it plays.

import UIKit

protocol SwitchWithTextCellDataSource {
    var title: String { get }
    var switchOn: Bool { get }
}

protocol SwitchWithTextCellDelegate {
    func onSwitchToggleOn(on: Bool)

    var switchColor: UIColor { get }
    var textColor: UIColor { get }
    var font: UIFont { get }
}

extension SwitchWithTextCellDelegate {
    var switchColor: UIColor {
        return .purple
    }

    var textColor: UIColor {
        return .black
    }

    var font: UIFont {
        return .systemFont(ofSize: 17)
    }
}

class SwitchWithTextTableViewCell: UITableViewCell {
    private let label = UILabel()
    private let switchToggle = UISwitch()

    private var dataSource: SwitchWithTextCellDataSource?
    private var delegate: SwitchWithTextCellDelegate?

    func configure(withDataSource dataSource: SwitchWithTextCellDataSource, delegate: SwitchWithTextCellDelegate?) {
        self.dataSource = dataSource
        self.delegate = delegate

        label.text = dataSource.title
        switchToggle.isOn = dataSource.switchOn
        // color option added!
        switchToggle.onTintColor = delegate?.switchColor
        if let delegate {
            label.textColor = delegate.textColor
            label.font = delegate.font
        }

        contentView.addSubview(label)
        accessoryView = switchToggle
        switchToggle.addAction(UIAction { [weak self] _ in self?.onSwitchToggle() }, for: .valueChanged)
    }

    private func onSwitchToggle() {
        delegate?.onSwitchToggleOn(on: switchToggle.isOn)
    }
}

struct MinionModeViewModel: SwitchWithTextCellDataSource {
    var title = "Minion Mode!!!"
    var switchOn = true
}

extension MinionModeViewModel: SwitchWithTextCellDelegate {
    func onSwitchToggleOn(on: Bool) {
        if on {
            print("The Minions are here to stay!")
        } else {
            print("The Minions went out to play!")
        }
    }

    var switchColor: UIColor {
        return .yellow
    }
}

class SettingsViewController: UITableViewController {
    enum Setting: Int, CaseIterable {
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
        return Setting.allCases.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let setting = Setting(rawValue: indexPath.row) {
            switch setting {
            case .minionMode:
                let cell =
                    tableView.dequeueReusableCell(withIdentifier: "SwitchWithTextTableViewCell", for: indexPath)
                    as! SwitchWithTextTableViewCell

                // this is where the magic happens!
                let viewModel = MinionModeViewModel()
                cell.configure(withDataSource: viewModel, delegate: viewModel)
                return cell
            }
        }

        return tableView.dequeueReusableCell(withIdentifier: "defaultCell", for: indexPath)
    }
}

let screen = show(SettingsViewController())
screen.toggle("Minion Mode!!!")
screen.toggle("Minion Mode!!!")
