/// The other way to write one: everything is given to `init`, and `start` has no parameters.
protocol UseCase {
  @discardableResult
  func start() -> Cancellable?
}

final class FetchRecentMovieQueriesUseCase: UseCase {
  struct RequestValue {
    let maxCount: Int
  }
  typealias ResultValue = (Result<[MovieQuery], Error>)

  private let requestValue: RequestValue
  private let completion: (ResultValue) -> Void
  private let moviesQueriesRepository: MoviesQueriesRepository

  init(
    requestValue: RequestValue, completion: @escaping (ResultValue) -> Void,
    moviesQueriesRepository: MoviesQueriesRepository
  ) {
    self.requestValue = requestValue
    self.completion = completion
    self.moviesQueriesRepository = moviesQueriesRepository
  }

  @discardableResult
  func start() -> Cancellable? {
    moviesQueriesRepository.fetchRecentsQueries(maxCount: requestValue.maxCount, completion: completion)
    return nil
  }
}
