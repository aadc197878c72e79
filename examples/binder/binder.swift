// A reactive view model without a framework: `Binder` holds a value and tells one listener whenever it is set.
//
// Watch the button: it is enabled when the third character stands in the field, and no line says so but the binding. The view
// controller never asks what came of a search; the spinner and the table follow the view model's values.

import UIKit

// MARK: The model

struct SearchResult: Decodable {
    let trackName: String
    let artistName: String
    let trackTimeMillis: Int
}

struct SearchResponse: Decodable {
    let resultCount: Int
    let results: [SearchResult]
}

extension SearchResponse {
    /// What the service would send: more than the screen needs.
    static var example: Data {
        Data(
            """
            {"resultCount": 3, "results": [
              {"trackName": "Banana", "artistName": "The Minions", "trackTimeMillis": 187000, "kind": "song"},
              {"trackName": "Underwear", "artistName": "The Minions", "trackTimeMillis": 121000, "kind": "song"},
              {"trackName": "Another Irish Drinking Song", "artistName": "The Minions", "trackTimeMillis": 65000}
            ]}
            """.utf8)
    }
}

// MARK: The binder

final class Binder<T> {
    typealias Listener = (T) -> Void

    private var listener: Listener?

    var value: T {
        didSet { fire() }
    }

    init(_ value: T) { self.value = value }

    /// From here on the listener hears of every value, and of the one there is at once.
    func bind(_ listener: @escaping Listener) {
        self.listener = listener
        fire()
    }

    // The article goes to the main thread here; a script has no other.
    private func fire() { listener?(value) }
}

// MARK: The service

protocol SearchService {
    func search(_ term: String, completion: @escaping (Result<SearchResponse, Error>) -> Void)
}

/// Answers when it is told to, so that one can look at the screen in between.
final class CannedService: SearchService {
    struct NoConnection: Error {}

    private var waiting: [(Result<SearchResponse, Error>) -> Void] = []

    func search(_ term: String, completion: @escaping (Result<SearchResponse, Error>) -> Void) {
        print("GET https://itunes.apple.com/search?term=\(term)")
        waiting.append(completion)
    }

    func answer() { finish(with: Result { try JSONDecoder().decode(SearchResponse.self, from: SearchResponse.example) }) }
    func fail() { finish(with: .failure(NoConnection())) }

    private func finish(with result: Result<SearchResponse, Error>) {
        let completions = waiting
        waiting = []
        completions.forEach { $0(result) }
    }
}

// MARK: The view models

final class SearchViewModel {
    let results = Binder<[SearchResult]>([])
    let error = Binder<String?>(nil)
    let isSearchEnabled = Binder(false)
    let isLoading = Binder(false)

    var searchText = "" {
        didSet { checkSearchText() }
    }

    private let service: SearchService

    init(service: SearchService) { self.service = service }

    func search() {
        isLoading.value = true
        error.value = nil
        service.search(searchText) { [weak self] result in
            guard let self = self else { return }
            self.isLoading.value = false
            switch result {
            case .success(let response): self.results.value = response.results
            case .failure: self.error.value = "no connection"
            }
        }
    }

    func resultViewModel(at index: Int) -> SearchResultViewModel { SearchResultViewModel(results.value[index]) }

    private func checkSearchText() { isSearchEnabled.value = searchText.count >= 3 }
}

/// What a cell says, made of what the model has.
struct SearchResultViewModel {
    private let result: SearchResult

    init(_ result: SearchResult) { self.result = result }

    var title: String { result.trackName }
    var subtitle: String { "\(result.artistName) · \(length)" }

    private var length: String {
        let seconds = result.trackTimeMillis / 1000
        return "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
    }
}

// MARK: The view

final class SearchResultCell: UITableViewCell {
    static let identifier = "SearchResultCell"

    private let title = UILabel()
    private let subtitle = UILabel()

    func configure(with viewModel: SearchResultViewModel) {
        title.text = viewModel.title
        title.font = .boldSystemFont(ofSize: 17)
        subtitle.text = viewModel.subtitle
        subtitle.textColor = .systemGray
        let column = UIStackView(arrangedSubviews: [title, subtitle])
        column.axis = .vertical
        contentView.addSubview(column)
    }
}

class SearchViewController: UIViewController, UITableViewDataSource {
    let viewModel: SearchViewModel
    let searchField = UITextField()
    let searchButton = UIButton(type: .system)
    let spinner = UIActivityIndicatorView(style: .medium)
    let errorLabel = UILabel()
    let tableView = UITableView()

    init(viewModel: SearchViewModel) {
        self.viewModel = viewModel
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Search"
        setupViews()
        setupBindings()
    }

    private func setupViews() {
        searchField.placeholder = "three characters at least"
        searchField.addAction(
            UIAction { [unowned self] _ in viewModel.searchText = searchField.text ?? "" }, for: .editingChanged)
        searchButton.setTitle("Search", for: .normal)
        searchButton.addAction(UIAction { [unowned self] _ in viewModel.search() }, for: .touchUpInside)
        errorLabel.textColor = .systemRed
        tableView.register(SearchResultCell.self, forCellReuseIdentifier: SearchResultCell.identifier)
        tableView.dataSource = self

        let controls = UIStackView(arrangedSubviews: [searchField, searchButton, spinner])
        view.addSubview(controls)
        view.addSubview(errorLabel)
        view.addSubview(tableView)
    }

    /// Each closure says what one value means for one control.
    func setupBindings() {
        viewModel.results.bind { [weak self] _ in self?.tableView.reloadData() }
        viewModel.error.bind { [weak self] error in self?.errorLabel.text = error }
        viewModel.isSearchEnabled.bind { [weak self] isEnabled in self?.searchButton.isEnabled = isEnabled }
        viewModel.isLoading.bind { [weak self] isLoading in
            if isLoading { self?.spinner.startAnimating() } else { self?.spinner.stopAnimating() }
        }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        viewModel.results.value.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: SearchResultCell.identifier, for: indexPath)
        if let cell = cell as? SearchResultCell { cell.configure(with: viewModel.resultViewModel(at: indexPath.row)) }
        return cell
    }
}

let service = CannedService()
let screen = show(SearchViewController(viewModel: SearchViewModel(service: service)))
screen.type("mi", into: "three characters at least")
screen.tap("Search")  // disabled: nothing comes of it
screen.type("minions", into: "mi")
screen.tap("Search")
service.answer()
screen.refresh()

// MARK: Better: a binding for each kind of control

extension UIButton {
    func bindEnabled(to binder: Binder<Bool>) { binder.bind { [weak self] in self?.isEnabled = $0 } }
}

extension UIActivityIndicatorView {
    func bindAnimating(to binder: Binder<Bool>) {
        binder.bind { [weak self] isLoading in
            if isLoading { self?.startAnimating() } else { self?.stopAnimating() }
        }
    }
}

extension UILabel {
    func bindText(to binder: Binder<String?>) { binder.bind { [weak self] in self?.text = $0 } }
}

extension UITableView {
    func bindRows<Row>(to binder: Binder<[Row]>) { binder.bind { [weak self] _ in self?.reloadData() } }
}

final class TidySearchViewController: SearchViewController {
    override func setupBindings() {
        tableView.bindRows(to: viewModel.results)
        errorLabel.bindText(to: viewModel.error)
        searchButton.bindEnabled(to: viewModel.isSearchEnabled)
        spinner.bindAnimating(to: viewModel.isLoading)
    }
}

let tidy = show(TidySearchViewController(viewModel: SearchViewModel(service: service)))
tidy.type("banana", into: "three characters at least")
tidy.tap("Search")
service.fail()
tidy.refresh()
