print("building")
func f(_ key: String) {
  let d: [String: Int] =
    [key: 1, "a": 2] // trap
  print(d)
}

f("a")
