/// What a server says of what it sends.
open class URLResponse: NSObject {
  open private(set) var url: URL?
  open private(set) var mimeType: String?
  open private(set) var expectedContentLength: Int64
  open private(set) var textEncodingName: String?

  public init(url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName name: String?) {
    self.url = url
    self.mimeType = mimeType
    expectedContentLength = Int64(length)
    textEncodingName = name
    super.init()
  }

  open var suggestedFilename: String? {
    let name = url?.lastPathComponent ?? ""
    return name.isEmpty ? "Unknown" : name
  }
}

open class HTTPURLResponse: URLResponse {
  public let statusCode: Int
  public let allHeaderFields: [AnyHashable: Any]
  private let fields: [String: String]

  public init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {
    self.statusCode = statusCode
    var fields: [String: String] = [:]
    for (name, value) in headerFields ?? [:] { fields[HTTPURLResponse.usual(name)] = value }
    self.fields = fields
    var all: [AnyHashable: Any] = [:]
    for (name, value) in fields { all[name] = value }
    allHeaderFields = all
    let type = fields["Content-Type"].map { HTTPURLResponse.parts($0) } ?? []
    let charset = type.dropFirst().first { $0.hasPrefix("charset=") }.map { String($0.dropFirst(8)) }
    super.init(
      url: url, mimeType: type.first, expectedContentLength: fields["Content-Length"].flatMap { Int($0) } ?? -1,
      textEncodingName: charset)
  }

  /// How a field's name is written; those that begin so are somebody's own.
  private static func usual(_ name: String) -> String {
    let small = name.lowercased()
    return small.hasPrefix("x-") ? name : small == "www-authenticate" ? "WWW-Authenticate" : name.capitalized
  }

  private static func parts(_ type: String) -> [String] {
    type.split(separator: ";").map { $0.lowercased().trimmingCharacters(in: .whitespaces) }
  }

  open func value(forHTTPHeaderField field: String) -> String? {
    let small = field.lowercased()
    return fields.first { $0.key.lowercased() == small }?.value
  }

  open override var suggestedFilename: String? {
    let parts = (fields["Content-Disposition"] ?? "").split(separator: ";")
    for part in parts.dropFirst() {
      let part = part.trimmingCharacters(in: .whitespaces)
      if part.hasPrefix("filename=") {
        return part.dropFirst(9).trimmingCharacters(in: CharacterSet(charactersIn: "\""))
      }
    }
    return "Unknown"
  }

  open class func localizedString(forStatusCode statusCode: Int) -> String {
    if let words = words[statusCode] { return words }
    switch statusCode {
    case 100..<200: return "Informational"
    case 200..<300: return "Success"
    case 300..<400: return "Redirection"
    case 400..<500: return "Client Error"
    default: return "Server Error"
    }
  }

  private static let words: [Int: String] = [
    100: "Continue", 101: "Switching Protocols", 102: "Processing", 200: "OK", 201: "Created", 202: "Accepted",
    203: "Non-Authoritative Information", 204: "No Content", 205: "Reset Content", 206: "Partial Content",
    207: "Multi-Status", 208: "Already Reported", 226: "IM Used", 300: "Multiple Choices", 301: "Moved Permanently",
    302: "Found", 303: "See Other", 304: "Not Modified", 305: "Use Proxy", 307: "Temporary Redirect",
    308: "Permanent Redirect", 400: "Bad Request", 401: "Unauthorized", 402: "Payment Required", 403: "Forbidden",
    404: "Not Found", 405: "Method Not Allowed", 406: "Not Acceptable", 407: "Proxy Authentication Required",
    408: "Request Timeout", 409: "Conflict", 410: "Gone", 411: "Length Required", 412: "Precondition Failed",
    413: "Payload Too Large", 414: "URI Too Long", 415: "Unsupported Media Type", 416: "Range Not Satisfiable",
    417: "Expectation Failed", 421: "Misdirected Request", 422: "Unprocessable Entity", 423: "Locked",
    424: "Failed Dependency", 426: "Upgrade Required", 428: "Precondition Required", 429: "Too Many Requests",
    431: "Request Header Fields Too Large", 451: "Unavailable For Legal Reasons", 500: "Internal Server Error",
    501: "Not Implemented", 502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout",
    505: "HTTP Version Not Supported", 506: "Variant Also Negotiates", 507: "Insufficient Storage",
    508: "Loop Detected", 510: "Not Extended", 511: "Network Authentication Required",
  ]
}
