// Retry loops around do-catch with break and continue; throwing closures stored in variables; cleanup by defer.
enum Weather: Error { case storm, fog(Int) }

final class Ferry {
  var log: [String] = []
  var attempts = 0
  let plan: [() throws -> String]

  init(plan: [() throws -> String]) { self.plan = plan }

  func cross() throws -> String {
    log.append("cast off")
    attempts += 1
    defer { log.append("moor") }
    return try plan[attempts - 1]()
  }
}

func retry<T>(_ limit: Int, onError: (any Error, Int) -> Bool = { _, _ in true }, _ body: () throws -> T) throws -> T {
  var attempt = 1
  while true {
    do {
      return try body()
    } catch where attempt < limit && onError(error, attempt) {
      print("attempt \(attempt) failed: \(error)")
      attempt += 1
    }
  }
}

let lucky = Ferry(plan: [{ throw Weather.storm }, { throw Weather.fog(3) }, { "landed on the third try" }])
print(try retry(5) { try lucky.cross() })
print(lucky.log.joined(separator: ", "))

let doomed = Ferry(plan: Array(repeating: { throw Weather.fog(9) }, count: 4))
do {
  print(try retry(3, doomed.cross))
} catch Weather.fog(let density) where density > 5 {
  print("gave up in fog \(density) after \(doomed.attempts) attempts")
}

let picky = Ferry(plan: [{ throw Weather.fog(1) }, { throw Weather.storm }, { "unreachable" }])
do {
  let text = try retry(9, onError: { error, _ in if case Weather.storm = error { false } else { true } }) {
    try picky.cross()
  }
  print(text)
} catch {
  print("stopped on \(error) after \(picky.attempts)")
}

var tally = [Int]()
days: for day in 1... {
  do {
    if day % 3 == 0 { throw Weather.fog(day) }
    tally.append(day)
  } catch Weather.fog(let n) where n > 8 {
    break days
  } catch {
    continue days
  }
}
print(tally)
