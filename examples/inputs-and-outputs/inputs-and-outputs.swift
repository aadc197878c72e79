// Inputs and outputs, the way Kickstarter writes view models.
//
// Notice: three protocols and one class that is all of them. Whoever holds a `ProjectViewModelType` can say `inputs` and `outputs`
// and nothing else. Every input is a function named after what the user did, backed by a property named `…Property`; every output
// is a signal named after what the screen is to do. All that happens in between stands in `init`, in one place.

import Presentables
import ReactiveSwift

struct Project {
  let name: String
  let creator: String
  let goal: Int
  var pledged: Int
}

protocol ProjectViewModelInputs {
  /// Call with the project supplied to the view.
  func configureWith(project: Project)

  /// Call when the pledge button is tapped.
  func pledgeButtonTapped()

  /// Call with what stands in the amount's field.
  func pledgeTextChanged(_ text: String)

  /// Call when the view loads.
  func viewDidLoad()
}

protocol ProjectViewModelOutputs {
  /// Emits the creator's name.
  var creatorName: Signal<String, Never> { get }

  /// Emits the project that was pledged to, and with how much, to go to the thank-you screen.
  var goToThanks: Signal<(Project, Int), Never> { get }

  /// Emits whether the pledge button can be tapped.
  var pledgeButtonIsEnabled: Signal<Bool, Never> { get }

  /// Emits how far the project has come.
  var progressText: Signal<String, Never> { get }

  /// Emits a message that is to be shown in a dialog.
  var showErrorMessageDialog: Signal<String, Never> { get }
}

protocol ProjectViewModelType {
  var inputs: ProjectViewModelInputs { get }
  var outputs: ProjectViewModelOutputs { get }
}

final class ProjectViewModel: ProjectViewModelType, ProjectViewModelInputs, ProjectViewModelOutputs {
  init() {
    // What was configured counts once the view is there.
    let project = Signal.combineLatest(self.projectProperty.signal.skipNil(), self.viewDidLoadProperty.signal)
      .map { $0.0 }
    let amount = self.pledgeTextProperty.signal.map { Int($0) }

    self.creatorName = project.map { $0.creator }
    self.progressText = project.map { "\($0.pledged) of \($0.goal) pledged" }
    self.pledgeButtonIsEnabled = Signal.merge(
      self.viewDidLoadProperty.signal.map { false },
      amount.map { $0 != nil }
    ).skipRepeats()

    let pledge = Signal.combineLatest(project, amount.skipNil()).takeWhen(self.pledgeButtonTappedProperty.signal)
    self.goToThanks = pledge.filter { $0.1 > 0 }
    self.showErrorMessageDialog = pledge.filter { $0.1 <= 0 }.map { "A pledge of \($0.1) is no pledge." }
  }

  private let pledgeButtonTappedProperty = MutableProperty()
  func pledgeButtonTapped() {
    self.pledgeButtonTappedProperty.value = ()
  }

  private let pledgeTextProperty = MutableProperty("")
  func pledgeTextChanged(_ text: String) {
    self.pledgeTextProperty.value = text
  }

  private let projectProperty = MutableProperty<Project?>(nil)
  func configureWith(project: Project) {
    self.projectProperty.value = project
  }

  private let viewDidLoadProperty = MutableProperty()
  func viewDidLoad() {
    self.viewDidLoadProperty.value = ()
  }

  let creatorName: Signal<String, Never>
  let goToThanks: Signal<(Project, Int), Never>
  let pledgeButtonIsEnabled: Signal<Bool, Never>
  let progressText: Signal<String, Never>
  let showErrorMessageDialog: Signal<String, Never>

  var inputs: ProjectViewModelInputs { return self }
  var outputs: ProjectViewModelOutputs { return self }
}

// What the screen looks like: a still value.
struct ProjectScreen: Presentable {
  var creator = ""
  var progress = ""
  var amount = ""
  var isPledgeEnabled = false

  var pieces: [Piece] {
    [
      .label("\(creator): \(progress)", wraps: true), .field(amount, placeholder: "amount"),
      .label(isPledgeEnabled ? "[ Pledge ]" : "( Pledge )", color: isPledgeEnabled ? .blue : .gray),
    ]
  }
}

// The view controller knows the protocol only. It binds the outputs once, and then only tells the inputs what happens.
final class ProjectViewController {
  private let viewModel: ProjectViewModelType
  private var screen = ProjectScreen()
  private var cell: Cell<ProjectScreen>?

  init(viewModel: ProjectViewModelType) { self.viewModel = viewModel }

  func viewDidLoad() {
    self.bindViewModel()
    self.viewModel.inputs.viewDidLoad()
    self.draw()
  }

  private func bindViewModel() {
    self.viewModel.outputs.creatorName.observeValues { [weak self] in self?.screen.creator = $0 }
    self.viewModel.outputs.progressText.observeValues { [weak self] in self?.screen.progress = $0 }
    self.viewModel.outputs.pledgeButtonIsEnabled.observeValues { [weak self] in self?.screen.isPledgeEnabled = $0 }
    self.viewModel.outputs.goToThanks.observeValues { project, amount in
      print("→ thanks for \(amount) to \(project.name)")
    }
    self.viewModel.outputs.showErrorMessageDialog.observeValues { print("! \($0)") }
  }

  func type(_ text: String) {
    self.screen.amount = text
    self.viewModel.inputs.pledgeTextChanged(text)
    self.draw()
  }

  func tapPledge() {
    if self.screen.isPledgeEnabled { self.viewModel.inputs.pledgeButtonTapped() }
  }

  private func draw() {
    if let cell = self.cell { cell.replace(with: self.screen) } else { self.cell = show(self.screen) }
  }
}

let viewModel: ProjectViewModelType = ProjectViewModel()
let controller = ProjectViewController(viewModel: viewModel)

viewModel.inputs.configureWith(
  project: Project(name: "Zoetrope", creator: "Ada", goal: 1000, pledged: 300))
print("configured, and nothing is said before the view is there")
controller.viewDidLoad()

controller.tapPledge()
controller.type("ten")
controller.tapPledge()
controller.type("0")
controller.tapPledge()
controller.type("25")
controller.tapPledge()

// The same view model without any screen: this is how it is tested.
let tested = ProjectViewModel()
var enabled: [Bool] = []
tested.outputs.pledgeButtonIsEnabled.observeValues { enabled.append($0) }
tested.inputs.viewDidLoad()
tested.inputs.pledgeTextChanged("1")
tested.inputs.pledgeTextChanged("12")
tested.inputs.pledgeTextChanged("12x")
print("the button was enabled:", enabled)
