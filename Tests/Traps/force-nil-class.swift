class Node { var next: Node?; var n = 1 }
let node = Node()
print(node.n)
print(node.next!.n) // trap
