struct Record {
  let key: Int
  let name: String
}

func work(_ n: Int) {
  var seed = 42
  func random() -> Int {
    seed = (seed &* 1_103_515_245 &+ 12345) & 0x7fff_ffff
    return seed
  }
  var numbers: [Int] = []
  for _ in 0..<n { numbers.append(random()) }
  numbers.sort()
  print(numbers[0], numbers[n / 2], numbers[n - 1])

  var records: [Record] = []
  for i in 0..<n / 10 { records.append(Record(key: random(), name: "record \(i)")) }
  records.sort { $0.key > $1.key }
  print(records[0].name, records[n / 20].name)

  let names = records.map { $0.name }.sorted()
  print(names[0], names[n / 20])
}
work(1_000_000)
