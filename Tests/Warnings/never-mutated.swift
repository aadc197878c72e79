// Variables that stay as they are.
func make() -> [Int] {
    var base = 3  // warning: variable `base` was never mutated
    var list = [1, 2]  // warning: variable `list` was never mutated
    var out: [Int] = []
    for x in list { out.append(x + base) }
    var copy = out  // warning: variable `copy` was never mutated
    return copy
}

struct P { var x = 0 }
func pt() -> Int {
    var p = P()  // warning: variable `p` was never mutated
    var q = P()
    q.x = 3
    if var r = Optional(3) { print(r) }  // warning: variable `r` was never mutated
    return p.x + q.x
}
print(make(), pt())
