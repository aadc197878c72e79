// One do block, errors of unrelated types: `catch let e as T`, `catch is T`, a catch with several patterns.
struct ParseError: Error {
  let line: Int
  let reason: String
}

enum NetworkError: Int, Error {
  case timeout = 408
  case notFound = 404
  case gone = 410
}

final class DiskError: Error, CustomStringConvertible {
  let path: String
  init(path: String) { self.path = path }
  var description: String { "DiskError at \(path)" }
}

struct Unforeseen: Error {}

func perform(step: Int) throws -> String {
  switch step {
  case 1: throw ParseError(line: 12, reason: "missing brace")
  case 2: throw NetworkError.timeout
  case 3: throw NetworkError.notFound
  case 4: throw NetworkError.gone
  case 5: throw DiskError(path: "/var/log")
  case 6: throw Unforeseen()
  default: return "step \(step) fine"
  }
}

for step in 0...6 {
  do {
    print(try perform(step: step))
  } catch let problem as ParseError where problem.line > 100 {
    print("deep parse error", problem.reason)
  } catch let problem as ParseError {
    print("line \(problem.line): \(problem.reason)")
  } catch NetworkError.notFound, NetworkError.gone {
    print("the page is not there")
  } catch let network as NetworkError {
    print("network code \(network.rawValue): \(network)")
  } catch is DiskError {
    print("disk trouble")
  } catch {
    print("unforeseen: \(error), of type \(type(of: error))")
  }
}

// The implicit `error` constant is an existential; casting it brings the value back.
do {
  _ = try perform(step: 5)
} catch {
  print(error)
  if let disk = error as? DiskError { print("path was", disk.path) }
  print(error is NetworkError)
}
