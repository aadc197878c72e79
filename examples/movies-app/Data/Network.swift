import Foundation

/// Brings bytes, and knows nothing of what they mean.
protocol NetworkService {
  func request(path: String, completion: @escaping (Result<Data, Error>) -> Void) -> Cancellable?
}

enum NetworkError: Error {
  case notFound
}

/// Has its answers in a table, and gives them when it is told to.
final class FakeNetwork: NetworkService {
  private final class Request: Cancellable {
    let path: String
    let completion: (Result<Data, Error>) -> Void
    /// Answered, or cancelled.
    var isOver = false

    init(path: String, completion: @escaping (Result<Data, Error>) -> Void) {
      self.path = path
      self.completion = completion
    }

    func cancel() {
      if isOver { return }
      print("cancelled: \(path)")
      isOver = true
    }
  }

  private let answers: [String: String]
  private var waiting: [Request] = []

  init(answers: [String: String]) { self.answers = answers }

  func request(path: String, completion: @escaping (Result<Data, Error>) -> Void) -> Cancellable? {
    print("GET \(path)")
    let request = Request(path: path, completion: completion)
    waiting.append(request)
    return request
  }

  func deliver() {
    let requests = waiting
    waiting = []
    for request in requests where !request.isOver {
      request.isOver = true
      request.completion(
        answers[request.path].map { .success(Data($0.utf8)) } ?? .failure(NetworkError.notFound))
    }
  }
}
