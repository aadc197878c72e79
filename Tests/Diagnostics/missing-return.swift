func a(_ n: Int) -> Int {
  if n > 0 { return 1 }
} // error: return
func b(_ n: Int) -> String {
  print(n)
  print(n)
} // error: return
var c: Int {
  print("c")
  print("d")
} // error: return
let d = { (n: Int) -> Int in
  print(n)
  print(n)
} // error: return
