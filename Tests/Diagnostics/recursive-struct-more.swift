struct Node {
    var value: Int
    var next: Node? // error: value type
}
struct Tree {
    var left: Pair // error: value type
    var kids: [Tree]
}
struct Pair { var a: Tree; var b: Int } // error: value type

enum Expr { // error: recursive enum
    case num(Int)
    case add(Expr, Expr)
}
indirect enum Good { case leaf, node(Good, Good) }
final class Box { var next: Box? }

let n = Node(value: 1, next: nil)
print(n.value, Good.node(.leaf, .leaf), Box().next == nil)
