// Errors with words for people: LocalizedError, NSError, CocoaError, URLError.
import Foundation

enum LoginError: LocalizedError {
  case emptyName
  case tooShort(minimum: Int)
  case unknown
  var errorDescription: String? {
    switch self {
    case .emptyName: return "Please enter a name."
    case .tooShort(let minimum): return "A password has at least \(minimum) characters."
    case .unknown: return nil
    }
  }
  var recoverySuggestion: String? { "Try again." }
  var failureReason: String? { "No reason was given." }
}
for error in [LoginError.emptyName, .tooShort(minimum: 8), .unknown] {
  print(error.localizedDescription, error.recoverySuggestion ?? "-", error.helpAnchor ?? "-")
}
enum Code: Int, Error { case notFound = 404, broken = 500 }
struct Plain: Error { let reason: String }
final class Object: Error {}
struct Own: CustomNSError {
  static var errorDomain: String { "com.example.own" }
  var errorCode: Int { 42 }
  var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "Own words"] }
}
struct Silent: CustomNSError {}
for error in [Code.notFound, Code.broken, Plain(reason: "x"), Object(), Own(), Silent()] as [any Error] {
  print(error.localizedDescription)
}

print("-- NSError")
func fetch(_ code: Int) throws -> String {
  if code == 200 { return "fine" }
  throw NSError(domain: "com.example.http", code: code, userInfo: code == 404 ? [NSLocalizedDescriptionKey: "Not here"] : nil)
}
for code in [200, 404, 500] {
  do { print(try fetch(code)) } catch let error as NSError {
    print(error.domain, error.code, error.localizedDescription, error.userInfo.count)
    print(error)
  }
}
do { _ = try fetch(404) } catch {
  print(error.localizedDescription, error is NSError, (error as? NSError)?.code as Any, error is Plain)
}
let reasoned = NSError(
  domain: "d", code: 1, userInfo: [NSLocalizedFailureReasonErrorKey: "It rained.", ])
print(reasoned.localizedDescription, reasoned.localizedFailureReason as Any, reasoned.localizedRecoverySuggestion as Any)
print(NSError(domain: "d", code: 1) == NSError(domain: "d", code: 1), NSError(domain: "d", code: 1) == NSError(domain: "d", code: 2))

print("-- Foundation's own")
let missing = CocoaError(.fileNoSuchFile)
print(missing, missing.code.rawValue, missing.localizedDescription, missing.errorCode, CocoaError.errorDomain)
print(CocoaError(.userCancelled).localizedDescription, CocoaError(.fileReadUnknown).localizedDescription)
print(CocoaError(.formatting) == CocoaError(.formatting), CocoaError(.formatting) == CocoaError(.fileLocking))
do { throw CocoaError(.coderInvalidValue) } catch CocoaError.coderInvalidValue { print("by its code") }
let offline = URLError(.notConnectedToInternet)
print(offline.localizedDescription, offline.code, offline.code.rawValue, offline.errorCode, URLError.errorDomain)
func explain(_ error: any Error) -> String {
  switch error {
  case URLError.timedOut: return "too slow"
  case URLError.notConnectedToInternet: return "no network"
  case let error as URLError where error.code.rawValue < -1010: return "address \(error.errorCode)"
  case is CocoaError: return "file"
  default: return "something else"
  }
}
print(([URLError(.timedOut), offline, URLError(.badServerResponse), missing, Own()] as [any Error]).map(explain))
print(URLError(.badURL, userInfo: [NSLocalizedDescriptionKey: "mine"]).localizedDescription, URLError(.badURL))
do { _ = try JSONDecoder().decode([Int].self, from: Data("{}".utf8)) } catch { print(error.localizedDescription) }
struct Person: Decodable { let name: String }
do { _ = try JSONDecoder().decode(Person.self, from: Data("{}".utf8)) } catch { print(error.localizedDescription) }
let result: Result<Int, any Error> = .failure(LoginError.emptyName)
if case .failure(let error) = result { print(error.localizedDescription) }
