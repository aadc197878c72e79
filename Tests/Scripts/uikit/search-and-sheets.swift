// A search bar and its delegate; constraints, of which nothing is seen; a sheet that is presented and dismissed.
import UIKit

final class SearchViewController: UIViewController, UISearchBarDelegate {
    private let bar = UISearchBar()
    private let result = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Search"
        bar.placeholder = "city"
        bar.showsCancelButton = true
        bar.delegate = self
        result.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        view.addSubview(result)
        let width = result.widthAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([
            result.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 8),
            result.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
            result.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.5),
            width,
        ])
        width.constant = 120
        print(width.isActive, width.constant)
    }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { print("begins") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        result.text = searchText.isEmpty ? nil : "looking for \(searchText)"
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { print("ends") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
        present(ResultViewController(city: searchBar.text ?? ""), animated: true) { print("presented") }
    }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        searchBar.text = nil
        self.searchBar(searchBar, textDidChange: "")
        searchBar.endEditing(true)
    }
}

final class ResultViewController: UIViewController {
    private let city: String

    init(city: String) {
        self.city = city
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() {
        let label = UILabel()
        label.text = "Weather in \(city)"
        label.font = .preferredFont(forTextStyle: .largeTitle)
        let close = UIButton(type: .close)
        close.setTitle("Close", for: .normal)
        close.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
        let stack = UIStackView(arrangedSubviews: [label, close])
        stack.axis = .vertical
        view = stack
    }
    override func viewWillAppear(_ animated: Bool) { print("will appear", presentingViewController != nil) }
    override func viewDidDisappear(_ animated: Bool) { print("did disappear") }
    deinit { print("result gone") }
}

let screen = show(SearchViewController())
screen.type("Par", into: "city")
screen.type("Paris", into: "Par")
screen.tap("Search")
screen.tap("Close")
screen.tap("Cancel")
