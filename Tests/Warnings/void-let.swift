// Names for nothing.
func hello() { print("hi") }
func num() -> Int { 3 }
let v = hello()  // warning: constant `v` inferred to have type `()`
let w = print("a")  // warning: constant `w` inferred to have type `()`
let x: Void = hello()
let y: () = hello()
let n = num()
let z = [1, 2].forEach { print($0) }  // warning: constant `z` inferred to have type `()`
var a = [3, 1]
let b = a.sort()  // warning: constant `b` inferred to have type `()`
let c = a.append(4)  // warning: constant `c` inferred to have type `()`
print(n, v, w, x, y, z, b, c)
