// Controls by hand and by program: by hand they tell of it, by program they do not.
import UIKit

final class ControlsViewController: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate, UITextViewDelegate,
  UITextFieldDelegate
{
  let segments = UISegmentedControl(items: ["Day", "Week", "Month"])
  let pages = UIPageControl()
  let progress = UIProgressView(progressViewStyle: .bar)
  let picker = UIPickerView()
  let notes = UITextView()
  let about = UITextView()
  let field = UITextField()
  let spinner = UIActivityIndicatorView(style: .medium)
  let sizes = [["S", "M", "L"], ["red", "blue"]]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Controls"
    segments.selectedSegmentIndex = 0
    segments.setEnabled(false, forSegmentAt: 2)
    segments.addTarget(self, action: #selector(segmentChanged), for: .valueChanged)
    pages.numberOfPages = 3
    pages.currentPageIndicatorTintColor = .systemRed
    pages.addTarget(self, action: #selector(pageChanged(_:)), for: .valueChanged)
    progress.setProgress(0.25, animated: true)
    progress.progressTintColor = .systemGreen
    picker.dataSource = self
    picker.delegate = self
    notes.text = "First"
    notes.accessibilityLabel = "Notes"
    notes.delegate = self
    about.isEditable = false
    about.text = "Read me:\n\nonly"
    field.placeholder = "Search term"
    field.delegate = self
    field.returnKeyType = .search
    field.clearButtonMode = .whileEditing
    field.leftView = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    field.leftViewMode = .always
    field.addTarget(self, action: #selector(ended(_:)), for: .editingDidEndOnExit)
    let stack = UIStackView(arrangedSubviews: [segments, pages, progress, picker, notes, about, field, spinner])
    stack.axis = .vertical
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    blur.contentView.addSubview(stack)
    let scroll = UIScrollView()
    scroll.alwaysBounceVertical = true
    scroll.contentInset.bottom = 20
    scroll.keyboardDismissMode = .onDrag
    scroll.addSubview(blur)
    scroll.refreshControl = UIRefreshControl()
    scroll.refreshControl?.addTarget(self, action: #selector(load), for: .valueChanged)
    view.addSubview(scroll)
  }

  @objc private func segmentChanged() { print("segment", segments.selectedSegmentIndex) }
  @objc private func pageChanged(_ sender: UIPageControl) { print("page", sender.currentPage) }
  @objc private func ended(_ sender: UITextField) { print("ended on exit:", sender.text ?? "") }
  @objc private func load(_ sender: UIRefreshControl) {
    print("loading", sender.isRefreshing)
    if progress.progress > 0.5 { sender.endRefreshing() }
    progress.progress += 0.5
    spinner.startAnimating()
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { sizes.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { sizes[component].count }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    sizes[component][row]
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    print("picked", sizes[component][row], pickerView.selectedRow(inComponent: 0), pickerView.selectedRow(inComponent: 1))
  }

  func textViewDidBeginEditing(_ textView: UITextView) { print("begin") }
  func textViewDidChange(_ textView: UITextView) { print("changed:", textView.text ?? "nothing") }
  func textViewDidEndEditing(_ textView: UITextView) { print("end") }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    print("return:", textField.text ?? "")
    return textField.text != "stay"
  }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
}

let controller = ControlsViewController()
let screen = show(controller)
screen.tap("Week")
screen.tap("Month")
screen.tap("page 3")
screen.tap("L")
screen.tap("blue")
screen.type("Second", into: "Notes")
screen.type("bananas", into: "Search term")
screen.submit("Search term")
screen.pull()
controller.field.text = "stay"
screen.submit("Search term")
screen.perform { controller.progress.progress = 7 }
print(controller.progress.progress)

let segments = controller.segments
segments.insertSegment(withTitle: "Hour", at: 0, animated: false)
print(segments.selectedSegmentIndex, segments.numberOfSegments, segments.titleForSegment(at: 0) ?? "", segments.isEnabledForSegment(at: 3))
segments.removeSegment(at: 0, animated: false)
segments.insertSegment(action: UIAction(title: "Year") { print("year:", $0.title) }, at: 3, animated: false)
segments.setTitle("7 days", forSegmentAt: 1)
screen.tap("Year")
segments.removeAllSegments()
print(segments.selectedSegmentIndex == UISegmentedControl.noSegment, segments.numberOfSegments)

let pages = controller.pages
pages.currentPage = 9
print(pages.currentPage)
pages.numberOfPages = 1
pages.hidesForSinglePage = true
controller.picker.selectRow(1, inComponent: 0, animated: true)
print(controller.picker.selectedRow(inComponent: 0), controller.picker.numberOfRows(inComponent: 1), pages.currentPage)
controller.notes.text = nil
controller.field.text = nil
print(controller.notes.text == "", controller.field.text == "", controller.field.isEditing)

// What is scrolled by program tells of it.
final class Follower: NSObject, UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) { print("at", scrollView.contentOffset.y) }
}
let follower = Follower()
let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
scroll.delegate = follower
scroll.contentSize = CGSize(width: 100, height: 500)
scroll.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
scroll.contentOffset.y = 40
scroll.contentOffset.y += 2
print(scroll.delegate === follower, scroll.isDragging, scroll.frameLayoutGuide.owningView === scroll)
let table = UITableView()
(table as UIScrollView).delegate = follower
print(table.delegate == nil, table.contentInset == .zero)
