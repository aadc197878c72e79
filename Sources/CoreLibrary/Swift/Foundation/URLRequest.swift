/// What is asked of a server.
public struct URLRequest: Hashable, CustomStringConvertible, CustomDebugStringConvertible {
  public enum CachePolicy: UInt {
    case useProtocolCachePolicy = 0
    case reloadIgnoringLocalCacheData = 1
    case returnCacheDataElseLoad = 2
    case returnCacheDataDontLoad = 3
    case reloadIgnoringLocalAndRemoteCacheData = 4
    case reloadRevalidatingCacheData = 5
    public static let reloadIgnoringCacheData = CachePolicy.reloadIgnoringLocalCacheData
  }

  public var url: URL?
  public var cachePolicy: CachePolicy
  public var timeoutInterval: TimeInterval
  public var httpBody: Data?
  public var httpShouldHandleCookies = true
  public var allowsCellularAccess = true
  private var method = "GET"
  private var fields: [String: String]?

  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60
  ) {
    self.url = url
    self.cachePolicy = cachePolicy
    self.timeoutInterval = timeoutInterval
  }

  public var httpMethod: String? {
    get { method }
    set {
      let name = newValue ?? "GET"
      let usual = name.uppercased()
      method = ["GET", "HEAD", "POST", "PUT", "DELETE", "CONNECT"].contains(usual) ? usual : name
    }
  }

  public var allHTTPHeaderFields: [String: String]? {
    get { fields }
    set { fields = newValue }
  }

  /// A field's name means the same in capitals.
  private func known(_ field: String) -> String? {
    let small = field.lowercased()
    return fields?.keys.first { $0.lowercased() == small }
  }

  public func value(forHTTPHeaderField field: String) -> String? { known(field).flatMap { fields?[$0] } }

  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    let name = known(field) ?? field.capitalized
    if fields == nil { fields = [:] }
    fields?[name] = value
  }

  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    let before = self.value(forHTTPHeaderField: field)
    setValue(before.map { $0 + "," + value } ?? value, forHTTPHeaderField: field)
  }

  public var description: String { url?.description ?? "url: nil" }
  public var debugDescription: String { description }
}
