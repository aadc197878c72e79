func line(_ n: Int) -> String { "item \(n): \(n * 7 % 1000) of \(n & 63)" }
func work(_ n: Int) -> Int {
  var length = 0
  var page = ""
  for i in 0..<n {
    page += line(i)
    page += "\n"
    if i % 100 == 99 {
      length += page.utf8.count
      page = ""
    }
  }
  var words: [String] = []
  for i in 0..<n / 4 { words.append("w" + String(i)) }
  return length + words.joined(separator: ", ").utf8.count
}
print(work(400_000))
