// Notice: one graph, three questions: breadth-first distance, depth-first paths, and a topological order or its cycle.
struct Graph<Node: Hashable & Comparable> {
  private var edges: [Node: Set<Node>] = [:]
  let directed: Bool
  init(directed: Bool = false, _ pairs: [(Node, Node)]) {
    self.directed = directed
    for (a, b) in pairs { connect(a, b) }
  }
  mutating func connect(_ a: Node, _ b: Node) {
    edges[a, default: []].insert(b)
    if directed { edges[b] = edges[b] ?? [] } else { edges[b, default: []].insert(a) }
  }
  var nodes: [Node] { edges.keys.sorted() }
  subscript(node: Node) -> [Node] { (edges[node] ?? []).sorted() }

  func shortestPath(from start: Node, to goal: Node) -> [Node]? {
    var cameFrom: [Node: Node] = [start: start]
    var queue = [start]
    while !queue.isEmpty {
      let node = queue.removeFirst()
      if node == goal {
        var path = [goal]
        while let last = path.last, last != start { path.append(cameFrom[last]!) }
        return path.reversed()
      }
      for next in self[node] where cameFrom[next] == nil {
        cameFrom[next] = node
        queue.append(next)
      }
    }
    return nil
  }

  func allPaths(from start: Node, to goal: Node) -> [[Node]] {
    func walk(_ node: Node, _ path: [Node]) -> [[Node]] {
      if node == goal { return [path] }
      return self[node].filter { !path.contains($0) }.flatMap { walk($0, path + [$0]) }
    }
    return walk(start, [start])
  }

  func components() -> [[Node]] {
    var seen: Set<Node> = []
    var result: [[Node]] = []
    for node in nodes where !seen.contains(node) {
      var group: [Node] = [], stack = [node]
      while let next = stack.popLast() {
        guard seen.insert(next).inserted else { continue }
        group.append(next)
        stack += self[next]
      }
      result.append(group.sorted())
    }
    return result
  }

  private enum Mark { case visiting, done }
  enum Order { case sorted([Node]), cycle([Node]) }
  func topologicalOrder() -> Order {
    var marks: [Node: Mark] = [:], result: [Node] = [], trail: [Node] = []
    func visit(_ node: Node) -> [Node]? {
      switch marks[node] {
      case .done?: return nil
      case .visiting?: return Array(trail[trail.firstIndex(of: node)!...]) + [node]
      case nil: break
      }
      marks[node] = .visiting
      trail.append(node)
      defer { trail.removeLast() }
      for next in self[node] { if let cycle = visit(next) { return cycle } }
      marks[node] = .done
      result.append(node)
      return nil
    }
    for node in nodes { if let cycle = visit(node) { return .cycle(cycle) } }
    return .sorted(result.reversed())
  }
}

let metro = Graph([("A", "B"), ("B", "C"), ("C", "D"), ("A", "E"), ("E", "D"), ("X", "Y")])
print(metro.shortestPath(from: "A", to: "D") ?? [], metro.shortestPath(from: "A", to: "X") ?? ["no way"])
print(metro.allPaths(from: "A", to: "D").map { $0.joined() }, metro.components())
print(metro["A"], metro["Q"])

let dressing = Graph(directed: true, [("shirt", "tie"), ("tie", "jacket"), ("trousers", "shoes"), ("socks", "shoes"),
                                      ("trousers", "belt"), ("belt", "jacket")])
if case .sorted(let order) = dressing.topologicalOrder() { print(order.joined(separator: ", ")) }
switch Graph(directed: true, [(1, 2), (2, 3), (3, 4), (4, 2)]).topologicalOrder() {
case .sorted(let order): print("sorted", order)
case .cycle(let cycle): print("cycle", cycle)
}
