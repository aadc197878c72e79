/// What a host asks for: an object with an `id`, a `method`, and what that needs.
struct Request {
  enum Method: String, CaseIterable {
    case hello, run, isComplete, complete, inspect, why
    case toggle, tap, slide, type, set
    case cells, film, undo, back, forward, reset, limits, quit
  }

  /// It stands in every line of what an entry prints.
  static let longestID = 256

  let id: JSONValue
  let method: Method
  private let fields: JSONValue

  init(_ line: [UInt8]) throws(RequestProblem) {
    let value: JSONValue
    do throws(JSONValue.Problem) {
      value = try JSONValue(parsing: line)
    } catch {
      throw RequestProblem(.notJSON, error.reason.rawValue, details: ["offset": .integer(error.offset)])
    }
    guard value.fields != nil else { throw RequestProblem(.notARequest, "a request is an object") }
    switch value["id"] {
    case .string(let text) where text.utf8.count > Request.longestID:
      throw RequestProblem(.notARequest, "an `id` has at most \(Request.longestID) bytes")
    case .integer, .string: id = value["id"] ?? .null
    case nil: throw RequestProblem(.notARequest, "a request needs an `id`, a whole number or a text")
    default: throw RequestProblem(.notARequest, "an `id` is a whole number or a text")
    }
    fields = value
    if let asked = value["protocol"], asked.int.map({ $0 > ProtocolVersion.current || $0 < 1 }) ?? true {
      throw RequestProblem(
        .unknownProtocol, "this is protocol \(ProtocolVersion.current)", id,
        details: ["supported": [.integer(ProtocolVersion.current)]])
    }
    guard let name = value["method"]?.string else {
      throw RequestProblem(.notARequest, "a request needs a `method`, a text", id)
    }
    guard let method = Method(rawValue: name) else {
      throw RequestProblem(
        .unknownMethod, "there is no method of this name", id,
        details: ["methods": .array(Method.allCases.map { .string($0.rawValue) })])
    }
    self.method = method
  }

  func text(_ name: String) throws(RequestProblem) -> String {
    guard let text = fields[name]?.string else { throw wrong(name, "a text") }
    return text
  }

  func lacks(_ name: String) -> Bool { fields[name]?.isNull ?? true }

  func number(_ name: String) throws(RequestProblem) -> Int {
    guard let number = fields[name]?.int else { throw wrong(name, "a whole number") }
    return number
  }

  func double(_ name: String) throws(RequestProblem) -> Double {
    switch fields[name] {
    case .integer(let number): return Double(number)
    case .double(let number): return number
    default: throw wrong(name, "a number")
    }
  }

  /// What is asked for with true; not where nothing is said.
  func flag(_ name: String) throws(RequestProblem) -> Bool {
    guard let value = fields[name] else { return false }
    guard let isTrue = value.bool else { throw wrong(name, "true or false") }
    return isTrue
  }

  /// A place in a text, in bytes; what lies in the midst of a character stands for the character's beginning.
  func place(_ name: String, in text: String) throws(RequestProblem) -> String.Index {
    let offset = try number(name)
    let bytes = text.utf8
    guard (0...bytes.count).contains(offset) else {
      throw wrong(name, "the number of bytes before a place in the text")
    }
    var index = bytes.index(bytes.startIndex, offsetBy: offset)
    while index.samePosition(in: text.unicodeScalars) == nil { index = bytes.index(before: index) }
    return index
  }

  func wrong(_ name: String, _ expected: String) -> RequestProblem {
    RequestProblem(.wrongField, "`\(name)` has to be \(expected)", id, details: ["field": .string(name)])
  }
}

enum ProtocolVersion {
  static let current = 1
}

/// Why a request is not answered as it asks.
struct RequestProblem: Error {
  enum Code: String {
    /// The line is no JSON: `offset` says where that shows.
    case notJSON
    case lineTooLong
    /// The input ended in the midst of a line.
    case halfLine
    case notARequest
    case idTwice
    case unknownProtocol, unknownMethod, wrongField
    case noSuchCell
    /// The cell has nothing of what is asked for.
    case notOnCell
    /// An entry waits for a line to read, and nothing else.
    case waitsForInput
    /// There is nothing to take back, or ahead.
    case nothingToDo
  }

  let code: Code
  let message: String
  let id: JSONValue
  let details: JSONValue

  /// - Parameter id: null where the request has none that could be read.
  init(_ code: Code, _ message: String, _ id: JSONValue = .null, details: JSONValue = [:]) {
    self.code = code
    self.message = message
    self.id = id
    self.details = details
  }

  var answer: JSONValue {
    var error: JSONValue = ["code": .string(code.rawValue), "message": .string(message)]
    for field in details.fields ?? [] { error.add(field.name, field.value) }
    return ["id": id, "error": error]
  }
}
