protocol MoviesResponseStorage {
  func getResponse(for request: MoviesRequestDTO, completion: @escaping (Result<MoviesResponseDTO?, Error>) -> Void)
  func save(response: MoviesResponseDTO, for request: MoviesRequestDTO)
}

final class MemoryMoviesResponseStorage: MoviesResponseStorage {
  private var responses: [MoviesRequestDTO: MoviesResponseDTO] = [:]

  func getResponse(
    for request: MoviesRequestDTO, completion: @escaping (Result<MoviesResponseDTO?, Error>) -> Void
  ) {
    completion(.success(responses[request]))
  }

  func save(response: MoviesResponseDTO, for request: MoviesRequestDTO) { responses[request] = response }
}

final class RepositoryTask: Cancellable {
  var networkTask: Cancellable?
  private(set) var isCancelled = false

  func cancel() {
    networkTask?.cancel()
    isCancelled = true
  }
}

/// Answers twice: at once with what it has kept, and then with what the network says.
final class DefaultMoviesRepository: MoviesRepository {
  private let dataTransferService: DataTransferService
  private let cache: MoviesResponseStorage

  init(dataTransferService: DataTransferService, cache: MoviesResponseStorage) {
    self.dataTransferService = dataTransferService
    self.cache = cache
  }

  func fetchMoviesList(
    query: MovieQuery, page: Int, cached: @escaping (MoviesPage) -> Void,
    completion: @escaping (Result<MoviesPage, Error>) -> Void
  ) -> Cancellable? {
    let request = MoviesRequestDTO(query: query.query, page: page)
    let task = RepositoryTask()
    cache.getResponse(for: request) { [cache, dataTransferService] result in
      if case .success(let response?) = result { cached(response.toDomain()) }
      guard !task.isCancelled else { return }
      task.networkTask = dataTransferService.request(with: request.endpoint) { result in
        if case .success(let response) = result { cache.save(response: response, for: request) }
        completion(result.map { $0.toDomain() })
      }
    }
    return task
  }
}

/// The latest comes first, and none stands there twice.
final class DefaultMoviesQueriesRepository: MoviesQueriesRepository {
  private var queries: [MovieQuery] = []

  func fetchRecentQueries(maxCount: Int, completion: @escaping (Result<[MovieQuery], Error>) -> Void) {
    completion(.success(Array(queries.prefix(maxCount))))
  }

  func saveRecentQuery(query: MovieQuery, completion: @escaping (Result<MovieQuery, Error>) -> Void) {
    queries.removeAll { $0 == query }
    queries.insert(query, at: 0)
    completion(.success(query))
  }
}
