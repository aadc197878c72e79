// No UIKit here: the same view model would serve any screen.

/// Where to go is not the view model's to know: whoever made it says what happens.
struct MoviesListViewModelActions {
  let showMovieDetails: (Movie) -> Void
  let showRecentQueries: (_ didSelect: @escaping (MovieQuery) -> Void) -> Void
}

struct MoviesListItemViewModel: Equatable {
  let title: String
  let year: String

  init(movie: Movie) {
    title = movie.title
    year = movie.year.map { "\($0)" } ?? "unknown"
  }
}

enum MoviesListLoading {
  case fullScreen, nextPage
}

protocol MoviesListViewModelInput {
  func viewDidLoad()
  func didLoadNextPage()
  func didSearch(query: String)
  func didTapRecentQueries()
  func didSelectItem(at index: Int)
}

protocol MoviesListViewModelOutput {
  var items: Observable<[MoviesListItemViewModel]> { get }
  var loading: Observable<MoviesListLoading?> { get }
  var query: Observable<String> { get }
  var error: Observable<String> { get }
  var screenTitle: String { get }
  var emptyTitle: String { get }
}

typealias MoviesListViewModel = MoviesListViewModelInput & MoviesListViewModelOutput

final class DefaultMoviesListViewModel: MoviesListViewModel {
  let items = Observable<[MoviesListItemViewModel]>([])
  let loading = Observable<MoviesListLoading?>(nil)
  let query = Observable("")
  let error = Observable("")
  let screenTitle = "Movies"
  let emptyTitle = "Search for a movie"

  private let searchMovies: SearchMoviesUseCase
  private let actions: MoviesListViewModelActions
  private var pages: [MoviesPage] = []
  private var totalPages = 1
  private var loadTask: Cancellable? { willSet { loadTask?.cancel() } }

  private var movies: [Movie] { pages.flatMap { $0.movies } }
  private var hasMorePages: Bool { pages.count < totalPages }

  init(searchMovies: SearchMoviesUseCase, actions: MoviesListViewModelActions) {
    self.searchMovies = searchMovies
    self.actions = actions
  }

  func viewDidLoad() {}

  /// The last row is in sight: there may be more. One page at a time is asked for.
  func didLoadNextPage() {
    guard hasMorePages, loading.value == nil, error.value.isEmpty else { return }
    load(MovieQuery(query: query.value), page: pages.count + 1, loading: .nextPage)
  }

  func didSearch(query: String) {
    guard !query.isEmpty else { return }
    begin(MovieQuery(query: query))
  }

  func didTapRecentQueries() {
    actions.showRecentQueries { [weak self] in self?.begin($0) }
  }

  func didSelectItem(at index: Int) { actions.showMovieDetails(movies[index]) }

  private func begin(_ movieQuery: MovieQuery) {
    loadTask = nil
    pages = []
    totalPages = 1
    error.value = ""
    items.value = []
    query.value = movieQuery.query
    load(movieQuery, page: 1, loading: .fullScreen)
  }

  private func load(_ movieQuery: MovieQuery, page: Int, loading: MoviesListLoading) {
    self.loading.value = loading
    loadTask = searchMovies.execute(
      request: SearchMoviesRequest(query: movieQuery, page: page),
      cached: { [weak self] in self?.show($0) },
      completion: { [weak self] result in
        guard let self else { return }
        self.loading.value = nil
        switch result {
        case .success(let page): self.show(page)
        case .failure: self.error.value = "Failed to load movies"
        }
      })
  }

  /// A page takes the place of the one with its number, so that the network's corrects the cache's.
  private func show(_ page: MoviesPage) {
    totalPages = page.totalPages
    pages.removeAll { $0.page == page.page }
    pages.append(page)
    items.value = movies.map(MoviesListItemViewModel.init)
  }
}
