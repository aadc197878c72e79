// Requests as tasks. They are answered from files beside the script (see Fixture.swift), on a queue of the session's own: as long as
// the script does not give way, nothing comes.

open class URLSession: NSObject {
  private static let ofAll = URLSession()
  open class var shared: URLSession { ofAll }

  open private(set) var configuration: URLSessionConfiguration
  open var sessionDescription: String?
  private let queue = DispatchQueue(label: "NSURLSession")
  private var count = 0

  public override init() {
    configuration = URLSessionConfiguration.default
    super.init()
  }

  public init(configuration: URLSessionConfiguration) {
    self.configuration = configuration
    super.init()
  }

  open func dataTask(
    with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  open func dataTask(
    with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    count += 1
    return URLSessionDataTask(request, count, queue, completionHandler)
  }

  open func finishTasksAndInvalidate() {}

  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url))
  }

  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    var task: URLSessionDataTask?
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let request = dataTask(with: request) { data, response, error in
          if let data, let response {
            continuation.resume(returning: (data, response))
          } else {
            continuation.resume(throwing: error ?? URLError(.unknown))
          }
        }
        task = request
        request.resume()
      }
    } onCancel: {
      task?.cancel()
    }
  }
}

/// What holds for all requests of a session. There is no network for which it would matter.
open class URLSessionConfiguration: NSObject {
  open class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
  open var timeoutIntervalForRequest: TimeInterval = 60
  open var timeoutIntervalForResource: TimeInterval = 604800
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  open var httpMaximumConnectionsPerHost = 6
  open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  open var allowsCellularAccess = true
  open var waitsForConnectivity = false
}

open class URLSessionTask: NSObject {
  public enum State: Int {
    case running
    case suspended
    case canceling
    case completed
  }

  private var now = State.suspended
  private let request: URLRequest?
  private let number: Int
  private let queue: DispatchQueue?
  private var completion: ((Data?, URLResponse?, (any Error)?) -> Void)?
  private var answer: URLResponse?
  private var failure: (any Error)?
  open var priority: Float = 0.5
  open var taskDescription: String?

  public override init() {
    request = nil
    number = 0
    queue = nil
    super.init()
  }

  fileprivate init(
    _ request: URLRequest, _ number: Int, _ queue: DispatchQueue,
    _ completion: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) {
    self.request = request
    self.number = number
    self.queue = queue
    self.completion = completion
    super.init()
  }

  open var state: State { now }
  open var taskIdentifier: Int { number }
  open var originalRequest: URLRequest? { request }
  open var currentRequest: URLRequest? { request }
  open var response: URLResponse? { answer }
  open var error: (any Error)? { failure }

  open func resume() {
    guard now == .suspended, let request else { return }
    now = .running
    queue?.async {
      if self.now == .running { self.finish(_Fixture(request)) }
    }
  }

  open func suspend() { if now == .running { now = .suspended } }

  open func cancel() {
    guard now == .running || now == .suspended, let request else { return }
    now = .canceling
    let failure = _Fixture.failed(.cancelled, request, "cancelled")
    if case .failure(let error) = failure { self.failure = error }
    queue?.async { self.finish(failure) }
  }

  private func finish(_ result: _Fixture) {
    guard now != .completed, let completion else { return }
    now = .completed
    self.completion = nil
    switch result {
    case .answer(let response, let data):
      answer = response
      completion(data, response, nil)
    case .failure(let error):
      failure = error
      completion(nil, nil, error)
    }
  }
}

open class URLSessionDataTask: URLSessionTask {}
