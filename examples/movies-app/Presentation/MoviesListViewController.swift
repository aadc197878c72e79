import UIKit

/// Binds its controls to a view model, and tells that what happens. It decides nothing.
final class MoviesListViewController: UIViewController {
  private let viewModel: MoviesListViewModel
  private let searchBar = UISearchBar()
  private let messageLabel = UILabel()
  private let spinner = UIActivityIndicatorView(style: .large)
  private let tableView = UITableView()
  private let nextPageSpinner = UIActivityIndicatorView(style: .medium)

  init(viewModel: MoviesListViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    setupViews()
    addBehaviors([BackButtonWithoutTitleBehavior(), DiaryBehavior()])
    bind()
    viewModel.viewDidLoad()
  }

  private func setupViews() {
    title = viewModel.screenTitle
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Recent", style: .plain, target: self, action: #selector(recentTapped))
    searchBar.placeholder = "Movie"
    searchBar.delegate = self
    messageLabel.textColor = .systemGray
    tableView.register(MoviesListItemCell.self, forCellReuseIdentifier: MoviesListItemCell.reuseIdentifier)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.tableFooterView = nextPageSpinner
    [searchBar, messageLabel, spinner, tableView].forEach { view.addSubview($0) }
  }

  private func bind() {
    viewModel.items.observe(on: self) { [weak self] _ in self?.update() }
    viewModel.loading.observe(on: self) { [weak self] _ in self?.update() }
    viewModel.error.observe(on: self) { [weak self] _ in self?.update() }
    viewModel.query.observe(on: self) { [weak self] in self?.searchBar.text = $0 }
  }

  /// Says all that is seen, of what the view model says now.
  private func update() {
    let isEmpty = viewModel.items.value.isEmpty
    let error = viewModel.error.value
    messageLabel.text = error.isEmpty ? viewModel.emptyTitle : error
    messageLabel.isHidden = error.isEmpty && (!isEmpty || viewModel.loading.value != nil)
    spin(spinner, viewModel.loading.value == .fullScreen && isEmpty)
    spin(nextPageSpinner, viewModel.loading.value == .nextPage)
    tableView.isHidden = isEmpty
    tableView.reloadData()
  }

  private func spin(_ spinner: UIActivityIndicatorView, _ isLoading: Bool) {
    if isLoading { spinner.startAnimating() } else { spinner.stopAnimating() }
  }

  @objc private func recentTapped() { viewModel.didTapRecentQueries() }
}

extension MoviesListViewController: UISearchBarDelegate {
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    searchBar.resignFirstResponder()
    viewModel.didSearch(query: searchBar.text ?? "")
  }
}

extension MoviesListViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { viewModel.items.value.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: MoviesListItemCell.reuseIdentifier, for: indexPath)
    (cell as? MoviesListItemCell)?.fill(with: viewModel.items.value[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    if indexPath.row == viewModel.items.value.count - 1 { viewModel.didLoadNextPage() }
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.didSelectItem(at: indexPath.row)
  }
}

final class MoviesListItemCell: UITableViewCell {
  static let reuseIdentifier = "MoviesListItemCell"

  private let titleLabel = UILabel()
  private let yearLabel = UILabel()

  func fill(with viewModel: MoviesListItemViewModel) {
    titleLabel.text = viewModel.title
    yearLabel.text = viewModel.year
    yearLabel.textColor = .systemGray
    contentView.addSubview(titleLabel)
    contentView.addSubview(yearLabel)
  }
}
