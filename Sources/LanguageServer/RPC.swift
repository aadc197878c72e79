import Serving

/// What is said in the language server protocol, whatever it is about.
enum RPC {
  static func response(to id: JSONValue, _ result: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "result": result]
  }

  static func error(_ problem: Problem, to id: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": id, "error": ["code": .integer(problem.code), "message": .string(problem.message)]]
  }

  static func notification(_ method: String, _ params: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "method": .string(method), "params": params]
  }

  struct Problem: Error {
    let code: Int
    let message: String

    static func parse(_ message: String) -> Problem { Problem(code: -32700, message: message) }
    static func invalidRequest(_ message: String) -> Problem { Problem(code: -32600, message: message) }
    static func unknownMethod(_ method: String) -> Problem {
      Problem(code: -32601, message: "there is no method `\(method)` here")
    }
    static func invalidParameters(_ message: String) -> Problem { Problem(code: -32602, message: message) }
    static func internalFault(_ message: String) -> Problem { Problem(code: -32603, message: message) }
    static let notInitialized = Problem(code: -32002, message: "`initialize` has to come first")
    static let cancelled = Problem(code: -32800, message: "the request was cancelled")
    static let outdated = Problem(code: -32801, message: "the text was changed meanwhile")
    /// The request is in order, and can't be done.
    static func failed(_ message: String) -> Problem { Problem(code: -32803, message: message) }
  }
}
