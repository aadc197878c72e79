enum DataTransferError: Error {
  case noResponse
}

protocol DataTransferService {
  func request(
    with endpoint: MoviesRequestDTO, completion: @escaping (Result<MoviesResponseDTO, Error>) -> Void
  ) -> Cancellable?
}

/// A network whose answers come when they are told to.
final class FakeNetwork: DataTransferService {
  private final class Request: Cancellable {
    let endpoint: MoviesRequestDTO
    let completion: (Result<MoviesResponseDTO, Error>) -> Void
    var isOver = false

    init(_ endpoint: MoviesRequestDTO, _ completion: @escaping (Result<MoviesResponseDTO, Error>) -> Void) {
      self.endpoint = endpoint
      self.completion = completion
    }

    func cancel() {
      if isOver { return }
      print("network: \"\(endpoint.query)\" is cancelled")
      isOver = true
    }
  }

  private let answers: [String: MoviesResponseDTO]
  private var requests: [Request] = []

  init(answers: [String: MoviesResponseDTO]) { self.answers = answers }

  func request(
    with endpoint: MoviesRequestDTO, completion: @escaping (Result<MoviesResponseDTO, Error>) -> Void
  ) -> Cancellable? {
    print("network: \"\(endpoint.query)\", page \(endpoint.page)")
    let request = Request(endpoint, completion)
    requests.append(request)
    return request
  }

  func deliver() {
    let waiting = requests
    requests = []
    for request in waiting where !request.isOver {
      request.isOver = true
      if let answer = answers[request.endpoint.query] {
        request.completion(.success(answer))
      } else {
        request.completion(.failure(DataTransferError.noResponse))
      }
    }
  }
}
