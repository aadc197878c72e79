// What a request is answered with: files in the folder `fixtures` beside the script. No network is ever asked.
//
//     fixtures/api.example.com/users/1.json              GET https://api.example.com/users/1, or …/users/1.json
//     fixtures/api.example.com/index.json                GET https://api.example.com/
//     fixtures/api.example.com/search@q=swift.json       GET https://api.example.com/search?q=swift
//     fixtures/api.example.com/users@POST.json           POST https://api.example.com/users
//     fixtures/localhost_8080/users.json                 GET http://localhost:8080/users
//     fixtures/api.example.com/users/1.headers           the status and the fields of the first answer, where they matter
//
// The ending `.json` may be left out. A GET with a query for which there is no file of its own is answered by that without one. The
// first line of `.headers` is a status (404), or `error` and the number of a URLError (error -1009: no network); each other
// one is a field (ETag: 7). Without it the status is 200, and the type follows from the ending.

enum _Fixture {
  case answer(HTTPURLResponse, Data)
  case failure(URLError)

  init(_ request: URLRequest) {
    guard let url = request.url, let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = url.host?.lowercased(), host != ".", host != "..", !host.contains("/")
    else {
      self = _Fixture.failed(.unsupportedURL, request, "unsupported URL")
      return
    }
    let folder = "fixtures/" + host + (url.port.map { "_\($0)" } ?? "")
    let stems = _Fixture.names(url, request.httpMethod ?? "GET").map { folder + $0 }
    for stem in stems {
      if let found = _Fixture(request, stem) {
        self = found
        return
      }
    }
    let isHostKnown = _kindOfFile(_Fixture.place(folder)) == 2
    self = _Fixture.failed(
      isHostKnown ? .resourceUnavailable : .cannotFindHost, request,
      "Zoetrope asks no network: \(request.httpMethod ?? "GET") \(url) would be answered from a file beside the script, "
        + stems.map { $0.hasSuffix(".json") ? $0 : $0 + ".json" }.joined(separator: " or "))
  }

  private static func place(_ file: String) -> String { _folderOfScript(false) + "/" + file }

  /// Where an answer may be, that for the query first.
  private static func names(_ url: URL, _ method: String) -> [String] {
    // An escape may stand for a dot or a slash.
    var path = _URLParts.withoutDots(url.path(percentEncoded: true).removingPercentEncoding ?? "")
    if path.isEmpty || path.hasSuffix("/") { path += path.isEmpty ? "/index" : "index" }
    if method != "GET" && method != "HEAD" { path += "@" + method }
    guard let query = url.query, !query.isEmpty else { return [path] }
    return [path + "@" + query.replacingOccurrences(of: "/", with: "%2F"), path]
  }

  /// Nil where there is neither a body nor what stands before it.
  private init?(_ request: URLRequest, _ stem: String) {
    let body = [stem, stem + ".json"].first { _kindOfFile(_Fixture.place($0)) == 1 }
    let head = ([stem] + (body.map { [$0] } ?? [])).map { $0 + ".headers" }.first {
      _kindOfFile(_Fixture.place($0)) == 1
    }
    if body == nil && head == nil { return nil }
    var bytes: [UInt8] = []
    var fields: [String: String] = [:]
    var status = 200
    if let body {
      let (content, reason) = _bytes(ofFile: _Fixture.place(body))
      if reason != 0 {
        self = _Fixture.failed(.resourceUnavailable, request, _fileError(reason, body).localizedDescription)
        return
      }
      bytes = content
      if let type = _Fixture.types[NSString(string: body).pathExtension.lowercased()] { fields["Content-Type"] = type }
    }
    fields["Content-Length"] = "\(bytes.count)"
    if let head {
      let text = String(decoding: _bytes(ofFile: _Fixture.place(head)).bytes, as: UTF8.self)
      for (index, line) in text.split(whereSeparator: { $0.isNewline }).enumerated() {
        let words = line.split(separator: " ")
        if index == 0, words.count == 2, words[0] == "error",
          let code = Int(words[1]).flatMap({ URLError.Code(rawValue: $0) })
        {
          self = _Fixture.failed(code, request, nil)
          return
        }
        if index == 0, let first = words.first, let number = Int(first) ?? words.dropFirst().first.flatMap({ Int($0) })
        {
          status = number
        } else if let colon = line.firstIndex(of: ":") {
          fields[line[..<colon].trimmingCharacters(in: .whitespaces)] =
            line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        } else {
          self = _Fixture.failed(
            .badServerResponse, request, "\(head) has a line that is neither a status nor a field: \(line)")
          return
        }
      }
    }
    guard let url = request.url,
      let response = HTTPURLResponse(url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: fields)
    else { return nil }
    self = .answer(response, request.httpMethod == "HEAD" ? Data() : Data(bytes))
  }

  private static let types = [
    "json": "application/json", "txt": "text/plain", "html": "text/html", "css": "text/css", "csv": "text/csv",
    "xml": "application/xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
    "svg": "image/svg+xml", "pdf": "application/pdf",
  ]

  /// What is read at once, as if it were a file.
  static func content(of url: URL) throws -> [UInt8] {
    var info: [String: Any] = ["NSURL": url]
    switch _Fixture(URLRequest(url: url)) {
    case .answer(let response, let data):
      if (200..<300).contains(response.statusCode) { return Array(data) }
    case .failure(let error):
      info[NSUnderlyingErrorKey] = error
      info[NSLocalizedDescriptionKey] = error.localizedDescription
    }
    throw CocoaError(.fileReadUnknown, userInfo: info)
  }

  static func failed(_ code: URLError.Code, _ request: URLRequest, _ words: String?) -> _Fixture {
    var info: [String: Any] = [:]
    if let url = request.url {
      info[NSURLErrorFailingURLErrorKey] = url
      info[NSURLErrorFailingURLStringErrorKey] = url.absoluteString
    }
    if let words { info[NSLocalizedDescriptionKey] = words }
    return .failure(URLError(code, userInfo: info))
  }
}
