import UIKit

final class Mixer: UIViewController {
    let volume = UISlider()
    let speakers = UIStepper()
    let mode = UISegmentedControl(items: ["Mono", "Stereo"])
    let words = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Mixer"
        volume.minimumValue = 0
        volume.maximumValue = 10
        volume.value = 4
        speakers.minimumValue = 1
        speakers.maximumValue = 3
        mode.selectedSegmentIndex = 0
        mode.insertSegment(withTitle: "Surround", at: 2, animated: false)

        let volumeLabel = UILabel()
        volumeLabel.text = "Volume"
        let stack = UIStackView(arrangedSubviews: [
            UIStackView(arrangedSubviews: [volumeLabel, volume]), speakers, mode, words,
        ])
        stack.axis = .vertical
        view.addSubview(stack)

        for control in [volume, speakers, mode] as [UIControl] {
            control.addAction(UIAction { [weak self] _ in self?.describe() }, for: .valueChanged)
        }
        describe()

        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in volume.setValue(0, animated: true); describe() })
        let help = UIBarButtonItem(title: "Help", primaryAction: nil)
        help.isEnabled = false
        navigationItem.rightBarButtonItems = [
            UIBarButtonItem(primaryAction: UIAction(title: "Save") { _ in print("saved") }), help,
        ]
    }

    func describe() {
        let name = mode.titleForSegment(at: mode.selectedSegmentIndex) ?? ""
        words.text = "\(volume.value) on \(Int(speakers.value)), \(name) of \(mode.numberOfSegments)"
    }
}

let screen = show(UINavigationController(rootViewController: Mixer()))
screen.slide("Volume", to: 7)
screen.slide("Volume", to: 70)
screen.tap("+")
screen.tap("+")
screen.tap("+")
screen.tap("Surround")
screen.tap("Help")
screen.tap("Save")
screen.tap("Cancel")
