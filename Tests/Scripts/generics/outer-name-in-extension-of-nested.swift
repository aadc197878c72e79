// In an extension of a nested type the bare name of the generic type around means it with its own parameters.

struct Tree<Value: Comparable> {
  indirect enum Node {
    case leaf
    case branch(Node, Value, Node)
  }
  var root = Node.leaf
  mutating func insert(_ value: Value) { root = root.inserting(value) }
}

extension Tree.Node {
  static func single(_ value: Value) -> Tree.Node { .branch(.leaf, value, .leaf) }
  func inserting(_ value: Value) -> Tree.Node {
    switch self {
    case .leaf: return Tree.Node.single(value)
    case .branch(let left, let own, let right):
      if value < own { return .branch(left.inserting(value), own, right) }
      return .branch(left, own, right.inserting(value))
    }
  }
  var sorted: [Value] {
    switch self {
    case .leaf: return []
    case .branch(let left, let own, let right): return left.sorted + [own] + right.sorted
    }
  }
  var asTree: Tree { Tree(root: self) }
}

var tree = Tree<Int>()
for number in [5, 2, 8, 1] { tree.insert(number) }
print(tree.root.sorted, tree.root.asTree.root.sorted, Tree<String>.Node.single("a").sorted)

final class List<Element> {
  final class Node {
    let value: Element
    var next: Node?
    init(_ value: Element) { self.value = value }
  }
  var first: Node?
}
extension List.Node {
  var own: List.Node { self }
  func linked(to other: List<Element>.Node) -> List.Node {
    next = other
    return self
  }
  static func make(_ value: Element) -> List.Node { List.Node(value) }
}
let node = List.Node.make(3).linked(to: List.Node(4))
print(node.own.value, node.next?.value ?? 0)
