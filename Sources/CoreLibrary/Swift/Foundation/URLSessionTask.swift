// What a session is asked for, and who hears of it.

open class URLSessionTask: NSObject {
  public enum State: Int {
    case running
    case suspended
    case canceling
    case completed
  }

  /// Where the answer goes.
  enum End {
    case delegate
    case data((Data?, URLResponse?, (any Error)?) -> Void)
    case file((URL?, URLResponse?, (any Error)?) -> Void)
  }

  public static let defaultPriority: Float = 0.5
  public static let lowPriority: Float = 0.25
  public static let highPriority: Float = 0.75

  private var now = State.suspended
  private var request: URLRequest?
  private var number = 0
  private var queue: DispatchQueue?
  private var session: URLSession?
  private var end = End.delegate
  private var answer: URLResponse?
  private var failure: (any Error)?
  private var received = 0
  open private(set) var progress = Progress(totalUnitCount: 100)
  open var priority: Float = URLSessionTask.defaultPriority
  open var taskDescription: String?

  public override init() { super.init() }

  func set(_ request: URLRequest, _ number: Int, _ queue: DispatchQueue, _ session: URLSession, _ end: End) {
    self.request = request
    self.number = number
    self.queue = queue
    self.session = session
    self.end = end
  }

  open var state: State { now }
  open var taskIdentifier: Int { number }
  open var originalRequest: URLRequest? { request }
  open var currentRequest: URLRequest? { request }
  open var response: URLResponse? { answer }
  open var error: (any Error)? { failure }
  open var countOfBytesReceived: Int64 { Int64(received) }
  open var countOfBytesExpectedToReceive: Int64 { answer?.expectedContentLength ?? 0 }

  open func resume() {
    guard now == .suspended, let request else { return }
    now = .running
    session?.remember(self)
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
    guard now != .completed, let session else { return }
    now = .completed
    self.session = nil
    session.forget(self)
    let end = end
    self.end = .delegate
    switch result {
    case .answer(let response, let data):
      answer = response
      received = data.count
      progress.completedUnitCount = progress.totalUnitCount
      switch end {
      case .data(let completion): completion(data, response, nil)
      case .file(let completion):
        let file = URLSessionDownloadTask.file(of: data)
        completion(file, response, nil)
        try? FileManager.default.removeItem(at: file)
      case .delegate: tell(session, response, data)
      }
    case .failure(let error):
      failure = error
      switch end {
      case .data(let completion): completion(nil, nil, error)
      case .file(let completion): completion(nil, nil, error)
      case .delegate:
        guard let delegate = session.delegate as? any URLSessionTaskDelegate else { return }
        session.delegateQueue.addOperation { delegate.urlSession(session, task: self, didCompleteWithError: error) }
      }
    }
  }

  private func tell(_ session: URLSession, _ response: URLResponse, _ data: Data) {
    let delegate = session.delegate
    session.delegateQueue.addOperation {
      if let task = self as? URLSessionDownloadTask, let delegate = delegate as? any URLSessionDownloadDelegate {
        let count = Int64(data.count)
        delegate.urlSession(
          session, downloadTask: task, didWriteData: count, totalBytesWritten: count, totalBytesExpectedToWrite: count)
        let file = URLSessionDownloadTask.file(of: data)
        delegate.urlSession(session, downloadTask: task, didFinishDownloadingTo: file)
        try? FileManager.default.removeItem(at: file)
      } else if let task = self as? URLSessionDataTask, let delegate = delegate as? any URLSessionDataDelegate {
        var isWanted = true
        delegate.urlSession(session, dataTask: task, didReceive: response) { isWanted = $0 != .cancel }
        if isWanted { delegate.urlSession(session, dataTask: task, didReceive: data) }
      }
      (delegate as? any URLSessionTaskDelegate)?.urlSession(session, task: self, didCompleteWithError: nil)
    }
  }
}

open class URLSessionDataTask: URLSessionTask {}

open class URLSessionUploadTask: URLSessionDataTask {}

open class URLSessionDownloadTask: URLSessionTask {
  private static var count = 0

  /// A file among those that a script writes.
  static func file(of data: Data) -> URL {
    count += 1
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("CFNetworkDownload_\(count).tmp")
    try? data.write(to: url)
    return url
  }

  open func cancel(byProducingResumeData completionHandler: @escaping @Sendable (Data?) -> Void) {
    cancel()
    completionHandler(nil)
  }
}

public protocol URLSessionDelegate: NSObjectProtocol {
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)
}

extension URLSessionDelegate {
  public func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}
}

public protocol URLSessionTaskDelegate: URLSessionDelegate {
  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)
}

extension URLSessionTaskDelegate {
  public func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {}
}

public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void)
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)
}

extension URLSessionDataDelegate {
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) { completionHandler(.allow) }
  public func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {}
}

public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL)
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)
}

extension URLSessionDownloadDelegate {
  public func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
  ) {}
}
