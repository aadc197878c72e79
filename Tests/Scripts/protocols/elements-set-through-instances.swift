// A subscript of what only instances can be.
protocol S: AnyObject { subscript(k: String) -> Int { get set } }
final class C: S {
  var d = 0;
  subscript(k: String) -> Int {
    get { d }
    set { d = newValue }
  }
}
let e: any S = C(); e["a"] = 1
e["a"] += 4
print(e["b"])
func f(_ s: some S) { s["x"] = 9 }
f(e as! C)
print(e["b"])
