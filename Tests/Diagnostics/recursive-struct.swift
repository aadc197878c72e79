struct Node {
  var next: Node? // error: Node
}
