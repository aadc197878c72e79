func work(_ n: Int) {
  var text = ""
  for i in 0..<n { text += "\(i), name \(i % 97), \(i * 31 % 1000)\n" }
  var sum = 0
  var length = 0
  for line in text.split(separator: "\n") {
    let fields = line.split(separator: ",")
    sum += Int(fields[0])!
    length += fields[1].count
    if fields[2].hasSuffix("7") { sum += 1 }
  }
  var spaces = 0
  for character in text { if character == " " { spaces += 1 } }
  print(sum, length, spaces)
}
work(200_000)
