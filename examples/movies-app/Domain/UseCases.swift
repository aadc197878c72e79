struct SearchMoviesRequest {
  let query: MovieQuery
  let page: Int
}

protocol SearchMoviesUseCase {
  func execute(
    request: SearchMoviesRequest, cached: @escaping (MoviesPage) -> Void,
    completion: @escaping (Result<MoviesPage, Error>) -> Void
  ) -> Cancellable?
}

final class DefaultSearchMoviesUseCase: SearchMoviesUseCase {
  private let movies: MoviesRepository
  private let queries: MoviesQueriesRepository

  init(movies: MoviesRepository, queries: MoviesQueriesRepository) {
    self.movies = movies
    self.queries = queries
  }

  /// A query that has been answered is worth remembering.
  func execute(
    request: SearchMoviesRequest, cached: @escaping (MoviesPage) -> Void,
    completion: @escaping (Result<MoviesPage, Error>) -> Void
  ) -> Cancellable? {
    movies.fetchMoviesList(query: request.query, page: request.page, cached: cached) { [queries] result in
      if case .success = result, request.page == 1 { queries.saveRecentQuery(query: request.query) { _ in } }
      completion(result)
    }
  }
}

/// The other way to write one: everything is given to `init`.
protocol UseCase {
  @discardableResult
  func start() -> Cancellable?
}

final class FetchRecentMovieQueriesUseCase: UseCase {
  typealias ResultValue = Result<[MovieQuery], Error>

  private let maxCount: Int
  private let completion: (ResultValue) -> Void
  private let queries: MoviesQueriesRepository

  init(maxCount: Int, completion: @escaping (ResultValue) -> Void, queries: MoviesQueriesRepository) {
    self.maxCount = maxCount
    self.completion = completion
    self.queries = queries
  }

  @discardableResult
  func start() -> Cancellable? {
    queries.fetchRecentQueries(maxCount: maxCount, completion: completion)
    return nil
  }
}
