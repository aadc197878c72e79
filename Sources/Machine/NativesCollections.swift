import Glibc

/// Natives on arrays whose elements the machine knows. `A` is an array, `I` an Int.
///
///     array.sort (A owned, kind I) → A          in ascending order, equal elements as they stood; see `ElementKind`
extension Executable {
  func registerCollectionNatives() {
    registerNative("array.sort") { call in
      call.heap.makeUniqueArray(call.slots)
      let array = call.int(0)
      var elements = UnsafeMutableBufferPointer(start: ArrayLayout.elements(array), count: ArrayLayout.count(array))
      switch ElementKind(rawValue: call.int(1)) {
      case .signed: sortNumbers(elements)
      case .unsigned: elements.sort { UInt(bitPattern: $0) < UInt(bitPattern: $1) }
      case .double: elements.sort { double($0) < double($1) }
      case .string, nil:
        let heap = call.heap
        elements.sort { heap.stringIsLess($0, $1) }
      }
    }
  }
}

/// How the elements of an array are ordered.
public enum ElementKind: Int {
  case signed, unsigned, double, string
}

/// Many numbers are put in order digit by digit, from the last to the first; few are compared.
private func sortNumbers(_ numbers: UnsafeMutableBufferPointer<Int>) {
  let count = numbers.count
  guard count >= 1024, let start = numbers.baseAddress else {
    var numbers = numbers
    return numbers.sort()
  }
  let digits = 6
  let width = 11
  let buckets = 1 << width
  // The sign is flipped, so that the negative come first.
  @inline(__always) func digit(_ value: Int, _ index: Int) -> Int {
    Int(truncatingIfNeeded: (UInt(bitPattern: value) ^ (1 << 63)) &>> UInt(index &* width)) & (buckets - 1)
  }
  let counts = UnsafeMutablePointer<Int>.allocate(capacity: digits * buckets)
  let scratch = UnsafeMutablePointer<Int>.allocate(capacity: count)
  defer {
    counts.deallocate()
    scratch.deallocate()
  }
  counts.initialize(repeating: 0, count: digits * buckets)
  var isSorted = true
  var before = start[0]
  for place in 0..<count {
    let value = start[place]
    if value < before { isSorted = false }
    before = value
    for index in 0..<digits { counts[index &* buckets &+ digit(value, index)] &+= 1 }
  }
  if isSorted { return }
  var source = start
  var target = scratch
  for index in 0..<digits {
    let row = counts + index * buckets
    // Where all have the same digit, nothing moves.
    if row[digit(start[0], index)] == count { continue }
    var next = 0
    for bucket in 0..<buckets {
      let size = row[bucket]
      row[bucket] = next
      next &+= size
    }
    for place in 0..<count {
      let value = source[place]
      let bucket = digit(value, index)
      target[row[bucket]] = value
      row[bucket] &+= 1
    }
    swap(&source, &target)
  }
  if source != start { memcpy(start, source, count * 8) }
}
