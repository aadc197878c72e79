// A user type with ExpressibleByStringInterpolation and its own StringInterpolationProtocol.

struct Query: ExpressibleByStringInterpolation, CustomStringConvertible {
  var text: String
  var arguments: [String]

  init(stringLiteral value: String) {
    text = value
    arguments = []
  }

  init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
    arguments = stringInterpolation.arguments
  }

  struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    var arguments: [String] = []

    init(literalCapacity: Int, interpolationCount: Int) {
      print("capacity \(literalCapacity), interpolations \(interpolationCount)")
      arguments.reserveCapacity(interpolationCount)
    }
    mutating func appendLiteral(_ literal: String) { text += literal }
    mutating func appendInterpolation<T>(_ value: T) {
      arguments.append("\(value)")
      text += "?\(arguments.count)"
    }
    mutating func appendInterpolation(raw name: String) { text += name }
  }

  var description: String { "\(text) <- \(arguments)" }
}

let table = "books"
let wanted = "Dune'; DROP TABLE books"
let plain: Query = "SELECT 1"
print(plain)
let query: Query = "SELECT * FROM \(raw: table) WHERE title = \(wanted) AND year > \(1960)"
print(query)

func run(_ query: Query) -> String { "running \(query.text) with \(query.arguments.count) values" }
print(run("DELETE FROM \(raw: table)"))
print(run("UPDATE shelf SET size = \(3 + 4)"))

// A simpler one: the default interpolation is reused and only the literal is wrapped.
struct Shout: ExpressibleByStringInterpolation {
  let loud: String
  init(stringLiteral value: String) { loud = value.uppercased() + "!" }
}
let name = "eve"
let call: Shout = "come here, \(name)"
print(call.loud)

// A markup type which escapes only what is interpolated.
struct Markup: ExpressibleByStringInterpolation {
  var html = ""
  init(stringLiteral value: String) { html = value }
  init(stringInterpolation: Pieces) { html = stringInterpolation.html }

  struct Pieces: StringInterpolationProtocol {
    var html = ""
    init(literalCapacity: Int, interpolationCount: Int) {}
    mutating func appendLiteral(_ literal: String) { html += literal }
    mutating func appendInterpolation(_ text: String) {
      for letter in text {
        switch letter {
        case "<": html += "&lt;"
        case "&": html += "&amp;"
        default: html.append(letter)
        }
      }
    }
    mutating func appendInterpolation(_ other: Markup) { html += other.html }
  }
}
let comment = "1 < 2 & so on"
let bold: Markup = "<b>\(comment)</b>"
let page: Markup = "<p>\(bold)</p>"
print(page.html)
