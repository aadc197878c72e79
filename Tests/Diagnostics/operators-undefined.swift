struct Vec { var x: Int, y: Int }
let v = Vec(x: 1, y: 2)
let w = Vec(x: 3, y: 4)
print(v + w) // error: `+(_:_:)` requires that

let words = ["a", "b"]
print(words * 2) // error: `*(_:_:)` requires that
print(-"abc") // error: `-(_:)` requires that

let flag = true
var n = 3
n += 1
