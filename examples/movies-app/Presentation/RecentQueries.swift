import UIKit

final class RecentQueriesViewModel {
  let items = Observable<[String]>([])

  private let makeUseCase: (@escaping (FetchRecentMovieQueriesUseCase.ResultValue) -> Void) -> UseCase
  private let didSelect: (MovieQuery) -> Void

  init(
    makeUseCase: @escaping (@escaping (FetchRecentMovieQueriesUseCase.ResultValue) -> Void) -> UseCase,
    didSelect: @escaping (MovieQuery) -> Void
  ) {
    self.makeUseCase = makeUseCase
    self.didSelect = didSelect
  }

  func viewWillAppear() {
    let useCase = makeUseCase { [weak self] result in
      if case .success(let queries) = result { self?.items.value = queries.map { $0.query } }
    }
    useCase.start()
  }

  func didSelectItem(at index: Int) { didSelect(MovieQuery(query: items.value[index])) }
}

final class RecentQueriesViewController: UITableViewController {
  private let viewModel: RecentQueriesViewModel

  init(viewModel: RecentQueriesViewModel) {
    self.viewModel = viewModel
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Recent"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "query")
    addBehaviors([DiaryBehavior()])
    viewModel.items.observe(on: self) { [weak self] _ in self?.tableView.reloadData() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewModel.viewWillAppear()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.items.value.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "query", for: indexPath)
    cell.textLabel?.text = viewModel.items.value[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.didSelectItem(at: indexPath.row)
  }
}
