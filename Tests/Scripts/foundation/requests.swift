import Foundation
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

var request = URLRequest(url: URL(string: "https://api.example.com/users?x=1")!)
print(request, request.httpMethod ?? "nil", request.allHTTPHeaderFields as Any, request.httpBody as Any)
print(request.timeoutInterval, request.cachePolicy.rawValue, request.httpShouldHandleCookies)

request.setValue("application/json", forHTTPHeaderField: "Content-Type")
request.setValue("b", forHTTPHeaderField: "content-type")
request.addValue("c", forHTTPHeaderField: "CONTENT-TYPE")
request.addValue("z", forHTTPHeaderField: "accept")
print(request.allHTTPHeaderFields!.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" })
print(request.value(forHTTPHeaderField: "CONTENT-type") ?? "nil", request.value(forHTTPHeaderField: "none") ?? "nil")
request.setValue(nil, forHTTPHeaderField: "Accept")
print(request.allHTTPHeaderFields!)
request.allHTTPHeaderFields = nil
print(request.allHTTPHeaderFields as Any)
for name in ["x-API-key", "accept-language", "ETag", "etag", "X_y-Z"] { request.setValue("1", forHTTPHeaderField: name) }
request.addValue("2", forHTTPHeaderField: "wWW-a")
print(request.allHTTPHeaderFields!.keys.sorted())
request.allHTTPHeaderFields = ["a": "1", "B": "2"]
print(request.allHTTPHeaderFields!.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" })

for method in ["post", "patch", "foo", "Head", "options", "put", "delete", "Foo"] {
  request.httpMethod = method
  print(request.httpMethod!, terminator: " ")
}
request.httpMethod = nil
print(request.httpMethod!)
request.httpMethod = "DELETE"
request.httpBody = Data("hi".utf8)
let same = request
print(same == request, Set([same, request]).count, same == URLRequest(url: request.url!))
request.url = nil
print(request, request == same)
let other = URLRequest(url: URL(string: "a")!, cachePolicy: .reloadIgnoringLocalCacheData, timeoutInterval: 5)
print(other.timeoutInterval, other.cachePolicy == .reloadIgnoringLocalCacheData)

let url = URL(string: "https://api.example.com/a/b.json?x")!
let fields: [[String: String]?] = [
  nil, ["Content-Type": "text/html; charset=utf-8", "content-length": "12", "X-a": "b"],
  ["Content-Type": "Text/HTML;charset=UTF-8;x=y", "Content-Length": "abc"],
  ["Content-Disposition": "attachment; filename=\"x.txt\"", "etag": "1", "www-authenticate": "1", "x-API-key": "1"],
]
for fields in fields {
  let response = HTTPURLResponse(url: url, statusCode: 404, httpVersion: "HTTP/1.1", headerFields: fields)!
  print(response.statusCode, response.allHeaderFields.map { "\($0.key): \($0.value)" }.sorted(), response.url!)
  print(
    response.mimeType ?? "nil", response.expectedContentLength, response.textEncodingName ?? "nil",
    response.suggestedFilename ?? "nil", response.value(forHTTPHeaderField: "x-A") ?? "nil")
}
let plain = URLResponse(url: url, mimeType: "text/plain", expectedContentLength: 3, textEncodingName: "utf-8")
print(plain.url!, plain.mimeType!, plain.expectedContentLength, plain.textEncodingName!, plain.suggestedFilename!)
print(plain is HTTPURLResponse)
for status in 100..<600 where status % 100 < 32 || status == 451 {
  let words = HTTPURLResponse.localizedString(forStatusCode: status)
  if !["Informational", "Success", "Redirection", "Client Error", "Server Error"].contains(words) { print(status, words) }
}
for status in [199, 299, 399, 499, 599, 600, 0] { print(HTTPURLResponse.localizedString(forStatusCode: status)) }

let configuration = URLSessionConfiguration.default
print(configuration.timeoutIntervalForRequest, configuration.timeoutIntervalForResource)
print(configuration.httpAdditionalHeaders as Any, configuration === URLSessionConfiguration.default)
let session = URLSession(configuration: configuration)
let task = session.dataTask(with: url) { _, _, _ in }
print(task.state == .suspended, task.taskIdentifier, task.originalRequest!, task.response as Any, task.error as Any)
print(session.dataTask(with: url) { _, _, _ in }.taskIdentifier, task.priority)

// What is no address of a server is answered without one.
for text in ["other://x", "data.json"] {
  let done = DispatchSemaphore(value: 0)
  let task = session.dataTask(with: URL(string: text)!) { data, response, error in
    let error = error as! URLError
    print(data as Any, response as Any, error.code == .unsupportedURL, error.localizedDescription, Thread.isMainThread)
    print(error.failingURL!, error.userInfo.keys.sorted())
    done.signal()
  }
  task.resume()
  done.wait()
}
