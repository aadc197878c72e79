final class DefaultMoviesQueriesRepository: MoviesQueriesRepository {
  private var queries: [MovieQuery] = []

  func fetchRecentsQueries(maxCount: Int, completion: @escaping (Result<[MovieQuery], Error>) -> Void) {
    completion(.success(Array(queries.prefix(maxCount))))
  }

  /// The latest comes first, and none stands there twice.
  func saveRecentQuery(query: MovieQuery, completion: @escaping (Result<MovieQuery, Error>) -> Void) {
    queries.removeAll { $0 == query }
    queries.insert(query, at: 0)
    completion(.success(query))
  }
}
