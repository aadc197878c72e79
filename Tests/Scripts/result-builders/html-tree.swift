// A tree of nodes from nested builders, with a final result different from the components.
protocol Node {
  func render(_ indent: Int) -> String
}

struct Text: Node {
  let text: String
  func render(_ indent: Int) -> String { String(repeating: " ", count: indent) + text }
}

struct Element: Node {
  let name: String
  var attributes: [(String, String)] = []
  let children: [any Node]

  init(_ name: String, @Tree _ content: () -> [any Node] = { [] }) {
    self.name = name
    children = content()
  }

  func with(_ key: String, _ value: String) -> Element {
    var copy = self
    copy.attributes.append((key, value))
    return copy
  }

  func render(_ indent: Int) -> String {
    let pad = String(repeating: " ", count: indent)
    let head = ([name] + attributes.map { "\($0)=\"\($1)\"" }).joined(separator: " ")
    guard !children.isEmpty else { return "\(pad)<\(head)/>" }
    let body = children.map { $0.render(indent + 2) }.joined(separator: "\n")
    return "\(pad)<\(head)>\n\(body)\n\(pad)</\(name)>"
  }
}

@resultBuilder
struct Tree {
  static func buildExpression(_ text: String) -> [any Node] { [Text(text: text)] }
  static func buildExpression(_ node: any Node) -> [any Node] { [node] }
  static func buildExpression(_ count: Int) -> [any Node] { [Text(text: "#\(count)")] }
  static func buildBlock(_ parts: [any Node]...) -> [any Node] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [any Node]?) -> [any Node] { part ?? [] }
  static func buildArray(_ parts: [[any Node]]) -> [any Node] { parts.flatMap { $0 } }
}

let ships = ["Swift": 3, "Argo": 2]
let showFooter = ships.count > 1

let page = Element("html") {
  Element("h1") { "Harbour" }.with("class", "big")
  Element("ul") {
    for name in ships.keys.sorted() {
      Element("li") {
        name
        ships[name]!
      }
    }
  }
  Element("hr")
  if showFooter {
    Element("p") { "fin" }.with("id", "end").with("lang", "fr")
  }
}
print(page.render(0))
