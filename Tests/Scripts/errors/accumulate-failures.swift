// Validation that collects errors instead of stopping: errors in arrays, equality, sorting, and as thrown bundles.
enum FieldError: Error, Hashable, Comparable, CustomStringConvertible {
  case empty(String)
  case tooLong(String, by: Int)

  var description: String {
    switch self {
    case .empty(let field): "\(field) is empty"
    case let .tooLong(field, excess): "\(field) is \(excess) too long"
    }
  }
}

struct FormErrors: Error {
  var problems: [FieldError] = []
  var isEmpty: Bool { problems.isEmpty }

  mutating func attempt<T>(_ body: () throws -> T) -> T? {
    do {
      return try body()
    } catch let problem as FieldError {
      problems.append(problem)
    } catch {
      fatalError("not a field error")
    }
    return nil
  }
}

func checked(_ text: String, _ field: String, limit: Int = 8) throws -> String {
  guard !text.isEmpty else { throw FieldError.empty(field) }
  guard text.count <= limit else { throw FieldError.tooLong(field, by: text.count - limit) }
  return text
}

struct Member { let name, town: String }

func register(name: String, town: String) throws -> Member {
  var errors = FormErrors()
  let name = errors.attempt { try checked(name, "name") }
  let town = errors.attempt { try checked(town, "town", limit: 5) }
  guard errors.isEmpty, let name, let town else { throw errors }
  return Member(name: name, town: town)
}

for (name, town) in [("Mia", "Bonn"), ("", "Bonn"), ("Maximilian", "Paris"), ("", "Konstanz")] {
  do {
    let member = try register(name: name, town: town)
    print("ok:", member.name, "of", member.town)
  } catch let errors as FormErrors {
    print(errors.problems.count, "problem(s):", errors.problems.map { "\($0)" }.joined(separator: "; "))
  }
}

let mixed: [FieldError] = [.tooLong("b", by: 2), .empty("z"), .tooLong("a", by: 9), .empty("c")]
print(mixed.sorted())
print(Set(mixed + mixed).count, mixed.contains(.empty("z")))
