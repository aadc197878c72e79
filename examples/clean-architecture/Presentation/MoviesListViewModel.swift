enum MoviesListViewModelLoading {
  case fullScreen
  case refresh
}

struct MoviesListItemViewModel: Equatable {
  let title: String
  let releaseYear: String

  init(movie: Movie) {
    title = movie.title
    releaseYear = movie.year.map { String($0) } ?? "unknown"
  }
}

protocol MoviesListViewModelInput {
  func viewDidLoad()
  func didSearch(query: String)
  func didCancelSearch()
}

protocol MoviesListViewModelOutput {
  var items: Observable<[MoviesListItemViewModel]> { get }
  var loading: Observable<MoviesListViewModelLoading?> { get }
  var query: Observable<String> { get }
  var error: Observable<String> { get }
}

typealias MoviesListViewModel = MoviesListViewModelInput & MoviesListViewModelOutput

final class DefaultMoviesListViewModel: MoviesListViewModel {
  private let searchMoviesUseCase: SearchMoviesUseCase
  private var moviesLoadTask: Cancellable? { willSet { moviesLoadTask?.cancel() } }

  let items: Observable<[MoviesListItemViewModel]> = Observable([])
  let loading: Observable<MoviesListViewModelLoading?> = Observable(nil)
  let query: Observable<String> = Observable("")
  let error: Observable<String> = Observable("")

  init(searchMoviesUseCase: SearchMoviesUseCase) {
    self.searchMoviesUseCase = searchMoviesUseCase
  }

  func viewDidLoad() {}

  func didSearch(query: String) {
    guard !query.isEmpty else { return }
    items.value = []
    error.value = ""
    load(movieQuery: MovieQuery(query: query))
  }

  func didCancelSearch() {
    moviesLoadTask = nil
    loading.value = nil
  }

  private func load(movieQuery: MovieQuery) {
    loading.value = .fullScreen
    query.value = movieQuery.query
    moviesLoadTask = searchMoviesUseCase.execute(
      requestValue: SearchMoviesUseCaseRequestValue(query: movieQuery, page: 1),
      cached: { [weak self] page in
        self?.loading.value = .refresh
        self?.show(page)
      },
      completion: { [weak self] result in
        switch result {
        case .success(let page): self?.show(page)
        case .failure: self?.error.value = "Failed loading movies"
        }
        self?.loading.value = nil
      })
  }

  private func show(_ page: MoviesPage) {
    items.value = page.movies.map(MoviesListItemViewModel.init)
  }
}
