func a() -> Int { "x" } // error: Int
func b() -> String {
  return 1 // error: String
}
func c() { return 1 } // error: return
func d() -> Int {
  if true { return "x" } // error: Int
  return 2
}
func e() -> Int { return } // error: return
var f: Int { "text" } // error: Int
let g: () -> Int = { "s" } // error: Int
