func work(_ n: Int) {
  var seed = 42
  var words: [String] = []
  for _ in 0..<n {
    seed = (seed &* 1_103_515_245 &+ 12345) & 0x7fff_ffff
    words.append("word\((seed >> 8) % 5000)")
  }
  var total = 0
  for _ in 0..<5 {
    var counts: [String: Int] = [:]
    for word in words { counts[word, default: 0] += 1 }
    var most = 0
    for (_, count) in counts { if count > most { most = count } }
    total += counts.count + most
  }
  var lengths: [Int: Int] = [:]
  for i in 0..<n {
    let key = i * 7919 % 10007
    lengths[key] = (lengths[key] ?? 0) + words[i].utf8.count
  }
  print(total, lengths.count, lengths[42]!)
}
work(400_000)
