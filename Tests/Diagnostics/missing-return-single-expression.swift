func b(_ n: Int) -> String {
  print(n) // error: String
}
var c: Int {
  print("c") // error: Int
}
