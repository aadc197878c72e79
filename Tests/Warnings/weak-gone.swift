// Instances that only a weak variable holds.
class Node {
    var v = 0
    weak var next: Node?
    unowned var owner: Node?
}
weak var w = Node()  // warning: instance will be immediately deallocated because `w` is `weak`
unowned let u = Node()  // warning: instance will be immediately deallocated because `u` is `unowned`
let n = Node()
n.next = Node()  // warning: instance will be immediately deallocated because `next` is `weak`
n.owner = Node()  // warning: instance will be immediately deallocated because `owner` is `unowned`
weak var ok = n
print(w as Any, n.v, ok as Any)
