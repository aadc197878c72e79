final class RepositoryTask: Cancellable {
  var networkTask: Cancellable?
  private(set) var isCancelled = false

  func cancel() {
    networkTask?.cancel()
    isCancelled = true
  }
}

final class DefaultMoviesRepository {
  private let dataTransferService: DataTransferService
  private let cache: MoviesResponseStorage

  init(dataTransferService: DataTransferService, cache: MoviesResponseStorage) {
    self.dataTransferService = dataTransferService
    self.cache = cache
  }
}

extension DefaultMoviesRepository: MoviesRepository {
  /// Answers from the cache at once, and from the network once that has answered.
  func fetchMoviesList(
    query: MovieQuery, page: Int,
    cached: @escaping (MoviesPage) -> Void,
    completion: @escaping (Result<MoviesPage, Error>) -> Void
  ) -> Cancellable? {
    let requestDTO = MoviesRequestDTO(query: query.query, page: page)
    let task = RepositoryTask()

    cache.getResponse(for: requestDTO) { result in
      if case let .success(responseDTO?) = result {
        cached(responseDTO.toDomain())
      }
      guard !task.isCancelled else { return }

      task.networkTask = self.dataTransferService.request(with: requestDTO) { result in
        switch result {
        case .success(let responseDTO):
          self.cache.save(response: responseDTO, for: requestDTO)
          completion(.success(responseDTO.toDomain()))
        case .failure(let error):
          completion(.failure(error))
        }
      }
    }
    return task
  }
}
