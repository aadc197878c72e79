// Inputs and outputs, on a screen: targets and actions go in, signals come out.
//
// Notice: the view model is written for any screen. This one is UIKit's, and needs no bridge: an input is a function, so a button's
// action calls it in one line; an output is a signal, and observing it says what it means for one control. A subscription that would
// have to exist before its control does (the amount's field comes only after the first tap) is no problem either: inputs come when
// they come.

import ReactiveSwift
import UIKit

struct Project {
  let name: String
  let creator: String
}

// MARK: The view model

protocol PledgeViewModelInputs {
  /// Call with what stands in the amount's field.
  func amountChanged(_ text: String)

  /// Call with the project supplied to the view.
  func configureWith(project: Project)

  /// Call when the pledge button is tapped.
  func pledgeButtonTapped()

  /// Call when the view loads.
  func viewDidLoad()
}

protocol PledgeViewModelOutputs {
  /// Emits when the field for the amount is to be shown.
  var askForAmount: Signal<(), Never> { get }

  /// Emits the project's and the creator's name.
  var headline: Signal<String, Never> { get }

  /// Emits the title of the pledge button.
  var pledgeButtonTitle: Signal<String, Never> { get }

  /// Emits a message that is to be shown in a dialog.
  var showMessageDialog: Signal<String, Never> { get }
}

protocol PledgeViewModelType {
  var inputs: PledgeViewModelInputs { get }
  var outputs: PledgeViewModelOutputs { get }
}

final class PledgeViewModel: PledgeViewModelType, PledgeViewModelInputs, PledgeViewModelOutputs {
  init() {
    let project = Signal.combineLatest(self.projectProperty.signal.skipNil(), self.viewDidLoadProperty.signal)
      .map { $0.0 }
    self.headline = project.map { "\($0.name), by \($0.creator)" }

    // The first tap asks; later ones pledge what stands in the field by then.
    let taps = self.pledgeButtonTappedProperty.signal.scan(into: 0) { count, _ in count += 1 }
    self.askForAmount = taps.filter { $0 == 1 }.map { _ in () }
    let amount = self.amountProperty.signal.map { Int($0) ?? 0 }
    self.pledgeButtonTitle = Signal.merge(
      project.map { _ in "Back this project" },
      amount.map { $0 > 0 ? "Pledge \($0)" : "How much?" }
    ).skipRepeats()
    self.showMessageDialog = Signal.combineLatest(project, amount)
      .takeWhen(taps.filter { $0 > 1 }.map { _ in () })
      .map { project, amount in
        amount > 0 ? "\(project.name) thanks you for \(amount)." : "A pledge of nothing is no pledge."
      }
  }

  private let amountProperty = MutableProperty("")
  func amountChanged(_ text: String) {
    self.amountProperty.value = text
  }

  private let projectProperty = MutableProperty<Project?>(nil)
  func configureWith(project: Project) {
    self.projectProperty.value = project
  }

  private let pledgeButtonTappedProperty = MutableProperty()
  func pledgeButtonTapped() {
    self.pledgeButtonTappedProperty.value = ()
  }

  private let viewDidLoadProperty = MutableProperty()
  func viewDidLoad() {
    self.viewDidLoadProperty.value = ()
  }

  let askForAmount: Signal<(), Never>
  let headline: Signal<String, Never>
  let pledgeButtonTitle: Signal<String, Never>
  let showMessageDialog: Signal<String, Never>

  var inputs: PledgeViewModelInputs { return self }
  var outputs: PledgeViewModelOutputs { return self }
}

// MARK: The screen

final class PledgeViewController: UIViewController {
  private let viewModel: PledgeViewModelType
  private let headlineLabel = UILabel()
  private let pledgeButton = UIButton(type: .system)
  private let stack = UIStackView()

  init(project: Project, viewModel: PledgeViewModelType = PledgeViewModel()) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    viewModel.inputs.configureWith(project: project)
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    self.title = "Pledge"
    self.headlineLabel.font = .boldSystemFont(ofSize: 17)
    self.stack.axis = .vertical
    self.stack.addArrangedSubview(self.headlineLabel)
    self.stack.addArrangedSubview(self.pledgeButton)
    self.view.addSubview(self.stack)

    self.pledgeButton.addTarget(self, action: #selector(pledgeButtonTapped), for: .touchUpInside)
    self.bindViewModel()
    self.viewModel.inputs.viewDidLoad()
  }

  private func bindViewModel() {
    self.viewModel.outputs.headline.observeValues { [weak self] in self?.headlineLabel.text = $0 }
    self.viewModel.outputs.pledgeButtonTitle.observeValues { [weak self] title in
      self?.pledgeButton.setTitle(title, for: .normal)
    }
    self.viewModel.outputs.askForAmount.observeValues { [weak self] in self?.addAmountField() }
    self.viewModel.outputs.showMessageDialog.observeValues { [weak self] in self?.showDialog($0) }
  }

  /// A control that is not there before somebody needs it.
  private func addAmountField() {
    let field = UITextField()
    field.placeholder = "Amount"
    field.addTarget(self, action: #selector(amountChanged(_:)), for: .editingChanged)
    self.stack.insertArrangedSubview(field, at: 1)
  }

  private func showDialog(_ message: String) {
    let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    self.present(alert, animated: true)
  }

  @objc private func amountChanged(_ field: UITextField) {
    self.viewModel.inputs.amountChanged(field.text ?? "")
  }

  @objc private func pledgeButtonTapped() {
    self.viewModel.inputs.pledgeButtonTapped()
  }
}

let screen = show(PledgeViewController(project: Project(name: "Zoetrope", creator: "Ada")))
screen.tap("Back this project")
screen.type("ten", into: "Amount")
screen.tap("How much?")
screen.tap("OK")
screen.type("25", into: "Amount")
screen.tap("Pledge 25")
