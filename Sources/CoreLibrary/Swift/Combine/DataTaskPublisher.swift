import Foundation

extension URLSession {
  /// The answer to a request, once it is there; it is asked for when somebody wants it.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      subscriber.receive(subscription: DataTaskSubscription(self, AnySubscriber(subscriber)))
    }
  }
}

private final class DataTaskSubscription: Subscription {
  private let publisher: URLSession.DataTaskPublisher
  private var subscriber: AnySubscriber<(data: Data, response: URLResponse), URLError>?
  private var task: URLSessionDataTask?

  init(
    _ publisher: URLSession.DataTaskPublisher,
    _ subscriber: AnySubscriber<(data: Data, response: URLResponse), URLError>
  ) {
    self.publisher = publisher
    self.subscriber = subscriber
  }

  func request(_ demand: Subscribers.Demand) {
    if task != nil || subscriber == nil || demand == .none { return }
    let task = publisher.session.dataTask(with: publisher.request) { data, response, error in
      guard let known = self.subscriber else { return }
      self.subscriber = nil
      self.task = nil
      if let data, let response {
        _ = known.receive((data: data, response: response))
        known.receive(completion: .finished)
      } else {
        known.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
      }
    }
    self.task = task
    task.resume()
  }

  func cancel() {
    subscriber = nil
    task?.cancel()
    task = nil
  }
}
