// A search bar by itself, and one of a controller that searches, in the bar at the top.
import UIKit

final class FruitViewController: UITableViewController, UISearchResultsUpdating, UISearchBarDelegate, UISearchControllerDelegate {
  let all = ["Apple", "Apricot", "Banana", "Cherry"]
  var found: [String] = []
  let search = UISearchController(searchResultsController: nil)
  var isFiltering: Bool { search.isActive && !(search.searchBar.text ?? "").isEmpty }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Fruit"
    search.searchResultsUpdater = self
    search.delegate = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Search fruit"
    search.searchBar.scopeButtonTitles = ["All", "Short"]
    search.searchBar.delegate = self
    search.searchBar.autocapitalizationType = .none
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = (searchController.searchBar.text ?? "").lowercased()
    let isShort = searchController.searchBar.selectedScopeButtonIndex == 1
    found = all.filter { (text.isEmpty || $0.lowercased().contains(text)) && (!isShort || $0.count < 7) }
    print("update:", text, found.count)
    tableView.reloadData()
  }

  func willPresentSearchController(_ searchController: UISearchController) { print("begins") }
  func didDismissSearchController(_ searchController: UISearchController) { print("is over") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    searchBar.resignFirstResponder()
    print("searched", searchBar.text ?? "")
  }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) { print("scope", selectedScope) }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { print("typed", searchText) }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    isFiltering ? found.count : all.count
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = isFiltering ? found[indexPath.row] : all[indexPath.row]
    return cell
  }
}

let controller = FruitViewController()
let screen = show(UINavigationController(rootViewController: controller))
screen.type("ap", into: "Search fruit")
screen.tap("Short")
screen.submit("Search fruit")
screen.tap("Cancel")
print(controller.search.isActive, controller.search.searchBar.text ?? "nil")

// Results of their own, and a bar over a table.
final class Results: UIViewController, UISearchResultsUpdating {
  let label = UILabel()
  override func viewDidLoad() { view.addSubview(label) }
  override func viewWillAppear(_ animated: Bool) { print("results appear") }
  func updateSearchResults(for searchController: UISearchController) { label.text = "Nothing for \(searchController.searchBar.text ?? "")" }
}
let results = Results()
let plain = UIViewController()
plain.title = "Plain"
let search = UISearchController(searchResultsController: results)
search.searchResultsUpdater = results
plain.navigationItem.searchController = search
let second = show(UINavigationController(rootViewController: plain))
second.type("kiwi", into: "Search")
second.perform { search.isActive = false }

let bar = UISearchBar()
bar.placeholder = "Find"
bar.prompt = "What do you look for?"
bar.setShowsCancelButton(true, animated: false)
bar.searchTextField.text = "x"
print(bar.text ?? "", bar.searchTextField.placeholder ?? "", bar.isFirstResponder)
bar.text = nil
print(bar.text == "")
show(bar)
