// What the domain asks of whoever has the data. The data layer depends on this, and not the other way round.

protocol Cancellable {
  func cancel()
}

protocol MoviesRepository {
  @discardableResult
  func fetchMoviesList(
    query: MovieQuery, page: Int,
    cached: @escaping (MoviesPage) -> Void,
    completion: @escaping (Result<MoviesPage, Error>) -> Void
  ) -> Cancellable?
}

protocol MoviesQueriesRepository {
  func fetchRecentsQueries(maxCount: Int, completion: @escaping (Result<[MovieQuery], Error>) -> Void)
  func saveRecentQuery(query: MovieQuery, completion: @escaping (Result<MovieQuery, Error>) -> Void)
}
