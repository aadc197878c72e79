indirect enum Tree {
  case leaf
  case node(Tree, Int, Tree)

  static func full(_ depth: Int, _ value: Int) -> Tree {
    depth == 0 ? .leaf : .node(full(depth - 1, value * 2), value, full(depth - 1, value * 2 + 1))
  }
  func inserting(_ new: Int) -> Tree {
    switch self {
    case .leaf: return .node(.leaf, new, .leaf)
    case .node(let left, let value, let right):
      if new < value { return .node(left.inserting(new), value, right) }
      if new > value { return .node(left, value, right.inserting(new)) }
      return self
    }
  }
  func fold<Result>(_ first: Result, _ combine: (Result, Int, Result) -> Result) -> Result {
    switch self {
    case .leaf: first
    case .node(let left, let value, let right): combine(left.fold(first, combine), value, right.fold(first, combine))
    }
  }
  var depth: Int {
    switch self {
    case .leaf: 0
    case .node(let left, _, let right): 1 + max(left.depth, right.depth)
    }
  }
}

func work(_ rounds: Int, _ n: Int) {
  var total = 0
  for round in 0..<rounds {
    let tree = Tree.full(16, 1)
    total += tree.fold(0) { ($0 + $1 + $2 + round) & 0xffff } + tree.depth
  }
  var sorted = Tree.leaf
  var seed = 42
  for _ in 0..<n {
    seed = (seed &* 1_103_515_245 &+ 12345) & 0x7fff_ffff
    sorted = sorted.inserting(seed >> 8)
  }
  print(total, sorted.fold(0) { $0 + 1 + $2 }, sorted.depth)
}
work(8, 40_000)
