// Wrappers on local variables: the same rules, also inside closures and loops, with `$` and `_` in reach.
@propertyWrapper
struct Counted<Value> {
  private var stored: Value
  private(set) var reads = 0
  private(set) var writes = 0

  init(wrappedValue: Value) { stored = wrappedValue }

  var wrappedValue: Value {
    mutating get {
      reads += 1
      return stored
    }
    set {
      writes += 1
      stored = newValue
    }
  }

  var projectedValue: (reads: Int, writes: Int) { (reads, writes) }
}

@propertyWrapper
struct Even {
  private var number: Int
  var wrappedValue: Int {
    get { number }
    set { number = newValue - newValue % 2 }
  }
  init(wrappedValue: Int) { number = wrappedValue - wrappedValue % 2 }
}

func bakery() {
  @Counted var loaves = 10
  print("we have", loaves)
  loaves = 12
  loaves += 3
  print("reads \($loaves.reads), writes \($loaves.writes)")
  print("and now", loaves, $loaves)

  @Even var pairs = 7
  print(pairs)
  let addOne = { pairs += 1 }
  addOne()
  print(pairs)
  addOne()
  pairs += 3
  print(pairs)
}
bakery()

func evens(upTo limit: Int) -> [Int] {
  var result: [Int] = []
  for n in 1...limit {
    @Even var rounded = n
    if result.last != rounded { result.append(rounded) }
  }
  return result
}
print(evens(upTo: 9))

func countReads() -> Int {
  @Counted var word = "bread"
  for _ in 0..<4 { _ = word.count }
  return _word.reads
}
print(countReads())
