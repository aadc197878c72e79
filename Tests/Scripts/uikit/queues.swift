// What a handler puts on the main queue is done before the next frame is drawn; what takes longer is drawn when time has gone by.
import UIKit

final class QuotesViewModel {
  private(set) var text = "nothing yet"
  private(set) var isLoading = false
  var onChange: (() -> Void)?

  func load() {
    isLoading = true
    onChange?()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
      self?.isLoading = false
      self?.text = "Banana!"
      self?.onChange?()
    }
  }

  func clear() {
    DispatchQueue.main.async { [weak self] in
      self?.text = "cleared"
      DispatchQueue.main.async { self?.onChange?() }
    }
  }
}

final class QuotesViewController: UIViewController {
  private let viewModel = QuotesViewModel()
  private let label = UILabel()
  private let spinner = UIActivityIndicatorView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Quotes"
    let load = UIButton(type: .system)
    load.setTitle("Load", for: .normal)
    load.addAction(UIAction { [weak self] _ in self?.viewModel.load() }, for: .touchUpInside)
    let clear = UIButton(type: .system)
    clear.setTitle("Clear", for: .normal)
    clear.addAction(UIAction { [weak self] _ in self?.viewModel.clear() }, for: .touchUpInside)
    for view in [label, spinner, load, clear] as [UIView] { self.view.addSubview(view) }
    viewModel.onChange = { [weak self] in self?.update() }
    update()
    DispatchQueue.main.async { [weak self] in self?.label.text = "ready" }
  }

  private func update() {
    label.text = viewModel.text
    if viewModel.isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
  }
}

let screen = show(QuotesViewController())
screen.refresh()
screen.tap("Load")
print("half a second later")
RunLoop.main.run(until: Date() + 0.6)
screen.refresh()
screen.tap("Clear")
