// Pages that are turned, a date that is chosen, something that is shared, a tab bar and a cell that depends on what it is at.
import UIKit

final class PageViewController: UIViewController {
  let name: String
  init(_ name: String) {
    self.name = name
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("made in code") }
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "page " + name
    view.addSubview(label)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    print("→", name)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    print("←", name)
  }
}

final class TourViewController: UIPageViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  private let pages = ["one", "two", "three"].map { PageViewController($0) }
  private let dots = UIPageControl()

  init() {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
  }
  required init?(coder: NSCoder) { fatalError("made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataSource = self
    delegate = self
    setViewControllers([pages[0]], direction: .forward, animated: false, completion: nil)
    dots.numberOfPages = pages.count
    view.addSubview(dots)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === viewController }), index > 0 else { return nil }
    return pages[index - 1]
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === viewController }), index < pages.count - 1 else { return nil }
    return pages[index + 1]
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    guard let shown = viewControllers?.first else { return }
    dots.currentPage = pages.firstIndex { $0 === shown } ?? 0
  }
}

let tour = show(TourViewController())
tour.tap("Next page")
tour.tap("Next page")
tour.tap("Previous page")

final class BirthdayViewController: UIViewController, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
  private let picker = UIDatePicker()
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.datePickerMode = .date
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    picker.date = Date(timeIntervalSince1970: 86400 * 365)
    picker.minimumDate = Date(timeIntervalSince1970: 0)
    picker.addTarget(self, action: #selector(changed(_:)), for: .valueChanged)
    picker.accessibilityLabel = "Birthday"
    label.text = "?"
    view.addSubview(picker)
    view.addSubview(label)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .action, target: self, action: #selector(share))
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .camera, target: self, action: #selector(photo))
  }

  @objc private func changed(_ sender: UIDatePicker) { label.text = "\(Int(sender.date.timeIntervalSince1970))" }
  @objc private func share() {
    let sheet = UIActivityViewController(activityItems: ["A banana"], applicationActivities: nil)
    sheet.completionWithItemsHandler = { type, isDone, _, _ in print("shared:", type?.rawValue ?? "not", isDone) }
    present(sheet, animated: true)
  }
  @objc private func photo() {
    let picker = UIImagePickerController()
    picker.delegate = self
    picker.sourceType = .photoLibrary
    present(picker, animated: true)
  }
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    print("no photo")
    picker.dismiss(animated: true)
  }
}

let birthday = show(UINavigationController(rootViewController: BirthdayViewController()))
birthday.type("1980-02-30", into: "Birthday")
birthday.type("1980-02-29", into: "Birthday")
birthday.type("1950-01-01", into: "Birthday")
birthday.tap("Share")
birthday.tap("Copy")
print(UIPasteboard.general.string ?? "nothing")
birthday.tap("Camera")
birthday.tap("Cancel")

final class StateCell: UITableViewCell {
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    var content = defaultContentConfiguration().updated(for: state)
    content.text = state.isSelected ? "chosen" : "not chosen"
    contentConfiguration = content
  }
}

final class ChoiceViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(StateCell.self, forCellReuseIdentifier: "cell")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
}

show(ChoiceViewController(style: .insetGrouped)).tap("not chosen")
