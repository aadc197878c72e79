// Arrays, dictionaries and strings share until one changes; classes inside are shared.
var a = [1, 2, 3]
var b = a
b.append(4)
print(a, b)
var c = b
c[0] = 100
print(b, c)
func grow(_ xs: [Int]) -> [Int] {
  var xs = xs
  xs.append(0)
  return xs
}
print(grow(a), a)
var s = "abc"
var t = s
t += "d"
print(s, t)
var d = ["k": [1]]
var e = d
e["k"]!.append(2)
e["j"] = []
print(d, e.keys.sorted(), e["k"]!)
class Box { var n = 0 }
let boxes = [Box(), Box()]
let same = boxes
same[0].n = 7
print(boxes[0].n, boxes[0] === same[0])
struct Tree { var children: [Tree] = []; var value = 0 }
var root = Tree(children: [Tree(value: 1), Tree(children: [Tree(value: 3)], value: 2)])
var other = root
other.children[1].children[0].value = 30
other.children.append(Tree(value: 4))
print(root.children.count, root.children[1].children[0].value, other.children.count, other.children[1].children[0].value)
var matrix = [[0, 0], [0, 0]]
for i in 0..<2 { for j in 0..<2 { matrix[i][j] = i * 2 + j } }
let saved = matrix
matrix[1].swapAt(0, 1)
print(saved, matrix)
var list = [1, 2, 3]
for x in list { if x == 2 { list.append(99) } }
print(list)
var history: [[Int]] = []
var state: [Int] = []
for i in 0..<4 { state.append(i); history.append(state) }
print(history)
func modify(_ xs: inout [Int], _ f: (inout [Int]) -> Void) { f(&xs) }
modify(&a) { $0.removeLast() }
modify(&a) { $0[0] *= 5 }
print(a)
