// Requests as tasks. They are answered from files beside the script (see Fixture.swift), on a queue of the session's own: as long as
// the script does not give way, nothing comes.

open class URLSession: NSObject {
  public enum ResponseDisposition: Int {
    case cancel
    case allow
    case becomeDownload
    case becomeStream
  }

  public enum AuthChallengeDisposition: Int {
    case useCredential
    case performDefaultHandling
    case cancelAuthenticationChallenge
    case rejectProtectionSpace
  }

  private static let ofAll = URLSession()
  open class var shared: URLSession { ofAll }

  open private(set) var configuration: URLSessionConfiguration
  open private(set) var delegate: (any URLSessionDelegate)?
  public let delegateQueue: OperationQueue
  open var sessionDescription: String?
  private let queue = DispatchQueue(label: "NSURLSession")
  private var count = 0
  private var tasks: [URLSessionTask] = []

  public override convenience init() { self.init(configuration: .default) }

  public convenience init(configuration: URLSessionConfiguration) {
    self.init(configuration: configuration, delegate: nil, delegateQueue: nil)
  }

  /// The delegate is kept until the session is invalidated.
  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?, delegateQueue: OperationQueue?
  ) {
    self.configuration = configuration
    self.delegate = delegate
    self.delegateQueue = delegateQueue ?? OperationQueue()
    if delegateQueue == nil { self.delegateQueue.maxConcurrentOperationCount = 1 }
    super.init()
  }

  private func begun<Task: URLSessionTask>(_ task: Task, _ request: URLRequest, _ end: URLSessionTask.End) -> Task {
    count += 1
    task.set(request, count, queue, self, end)
    return task
  }

  /// As long as they run.
  func remember(_ task: URLSessionTask) { if !tasks.contains(where: { $0 === task }) { tasks.append(task) } }
  func forget(_ task: URLSessionTask) { tasks.removeAll { $0 === task } }

  // MARK: Data

  open func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }
  open func dataTask(with request: URLRequest) -> URLSessionDataTask { begun(URLSessionDataTask(), request, .delegate) }

  open func dataTask(
    with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  open func dataTask(
    with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { begun(URLSessionDataTask(), request, .data(completionHandler)) }

  // MARK: Files

  open func downloadTask(with url: URL) -> URLSessionDownloadTask { downloadTask(with: URLRequest(url: url)) }
  open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    begun(URLSessionDownloadTask(), request, .delegate)
  }

  open func downloadTask(
    with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  open func downloadTask(
    with request: URLRequest, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask { begun(URLSessionDownloadTask(), request, .file(completionHandler)) }

  open func uploadTask(
    with request: URLRequest, from bodyData: Data?,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask { begun(URLSessionUploadTask(), request.sent, .data(completionHandler)) }

  open func uploadTask(
    with request: URLRequest, fromFile fileURL: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask { begun(URLSessionUploadTask(), request.sent, .data(completionHandler)) }

  open func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
    begun(URLSessionUploadTask(), request.sent, .delegate)
  }

  // MARK: All tasks

  open func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) {
    delegateQueue.addOperation { completionHandler(self.tasks) }
  }

  open func getTasksWithCompletionHandler(
    _ completionHandler:
      @escaping @Sendable ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) -> Void
  ) {
    delegateQueue.addOperation {
      let (uploads, downloads) = (
        self.tasks.compactMap { $0 as? URLSessionUploadTask }, self.tasks.compactMap { $0 as? URLSessionDownloadTask }
      )
      let others = self.tasks.filter { !($0 is URLSessionUploadTask) }.compactMap { $0 as? URLSessionDataTask }
      completionHandler(others, uploads, downloads)
    }
  }

  open func finishTasksAndInvalidate() { if tasks.isEmpty { invalidate() } }
  open func invalidateAndCancel() {
    for task in tasks { task.cancel() }
    invalidate()
  }

  private func invalidate() {
    guard let delegate else { return }
    self.delegate = nil
    delegateQueue.addOperation { delegate.urlSession(self, didBecomeInvalidWithError: nil) }
  }

  // MARK: Awaited

  public func data(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url))
  }

  public func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await answer { completion in self.dataTask(with: request, completionHandler: completion) }
  }

  public func upload(
    for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await answer { completion in self.uploadTask(with: request, from: bodyData, completionHandler: completion) }
  }

  public func upload(
    for request: URLRequest, fromFile fileURL: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await answer { completion in self.uploadTask(with: request, fromFile: fileURL, completionHandler: completion) }
  }

  public func download(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URL, URLResponse)
  {
    try await download(for: URLRequest(url: url))
  }

  /// The file stays until it is moved.
  public func download(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    let (data, response) = try await self.data(for: request)
    return (URLSessionDownloadTask.file(of: data), response)
  }

  private func answer(
    _ begin: (@escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionTask
  ) async throws -> (Data, URLResponse) {
    var task: URLSessionTask?
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let request = begin { data, response, error in
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

extension URLRequest {
  /// What is sent is posted, unless the request says how.
  fileprivate var sent: URLRequest {
    var request = self
    if request.httpMethod == nil || request.httpMethod == "GET" { request.httpMethod = "POST" }
    return request
  }
}

/// What holds for all requests of a session. There is no network for which it would matter.
open class URLSessionConfiguration: NSObject {
  open class var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  open class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
  open var identifier: String? { nil }
  open var timeoutIntervalForRequest: TimeInterval = 60
  open var timeoutIntervalForResource: TimeInterval = 604800
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  open var httpMaximumConnectionsPerHost = 6
  open var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  open var allowsCellularAccess = true
  open var waitsForConnectivity = false
  open var isDiscretionary = false
  open var httpShouldSetCookies = true
  open var httpShouldUsePipelining = false
  open var urlCache: URLCache? = .shared
}

/// What has been answered would be kept here. There are files to answer from instead.
open class URLCache: NSObject {
  private static var ofAll = URLCache(memoryCapacity: 512_000, diskCapacity: 10_000_000, diskPath: nil)
  open class var shared: URLCache {
    get { ofAll }
    set { ofAll = newValue }
  }

  open var memoryCapacity: Int
  open var diskCapacity: Int
  open var currentMemoryUsage: Int { 0 }
  open var currentDiskUsage: Int { 0 }

  public init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String?) {
    self.memoryCapacity = memoryCapacity
    self.diskCapacity = diskCapacity
    super.init()
  }

  open func removeAllCachedResponses() {}
}
