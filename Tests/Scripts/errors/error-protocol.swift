// Errors of one's own protocol: default implementations, catching by protocol, dispatch on the dynamic type.
protocol Reportable: Error {
  var code: Int { get }
  var advice: String { get }
}

extension Reportable {
  var advice: String { "try again later" }
  var report: String { "E\(code): \(advice)" }
}

enum LoginError: Reportable {
  case wrongPassword(tries: Int)
  case locked

  var code: Int {
    switch self {
    case .wrongPassword: return 10
    case .locked: return 20
    }
  }

  var advice: String {
    guard case .wrongPassword(let tries) = self else { return "call the help desk" }
    return tries == 1 ? "one try left" : "\(tries) tries left"
  }
}

struct ServerDown: Reportable {
  let code: Int
}

struct Silent: Error {}

func login(_ password: String) throws {
  switch password {
  case "sesame": return
  case "locked": throw LoginError.locked
  case "down": throw ServerDown(code: 503)
  case "hush": throw Silent()
  default: throw LoginError.wrongPassword(tries: password.count)
  }
}

for password in ["sesame", "a", "abc", "locked", "down", "hush"] {
  do {
    try login(password)
    print("welcome")
  } catch let error as any Reportable where error.code >= 500 {
    print("[server]", error.report)
  } catch let error as Reportable {
    print("[client]", error.report)
  } catch {
    print("[unknown] \(error)")
  }
}

let collected: [any Error] = [LoginError.locked, Silent(), ServerDown(code: 500)]
for case let error as Reportable in collected { print(error.code) }
print(collected.map { $0 is Reportable })
let reports = collected.compactMap { ($0 as? Reportable)?.report }.sorted()
print(reports)
