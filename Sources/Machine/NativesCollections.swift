import Glibc

/// Natives on arrays and hash tables whose elements the machine knows. `A` is an array, `S` a string, `I` an Int.
///
///     array.sort (A owned, kind I) → A          in ascending order, equal elements as they stood; see `ElementKind`
///     table.locateInt (keys A, slots A, I) → I  the place of a key in the library's `_HashTable`, or -1 less the slot
///     table.locateString (A, A, S) → I          that is free for it
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
    registerNative("table.locateInt") { call in
      let key = call.int(2)
      call.give(locate(call, hash: mixed(key)) { $0 == key })
    }
    registerNative("table.locateString") { call in
      let key = call.int(2)
      let heap = call.heap
      call.give(locate(call, hash: heap.hash(string: key)) { heap.stringsAreEqual($0, key) })
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

/// The library's `_mix`: both must give the same.
private func mixed(_ bits: Int) -> Int {
  let product = (bits &+ 2_654_435_769) &* -7_046_029_254_386_353_131
  return product ^ (product &>> 32)
}

/// Goes through the slots from the one that the hash says, as the library's `_HashTable` does.
@inline(__always)
private func locate(_ call: NativeCall, hash: Int, _ isKey: (Int) -> Bool) -> Int {
  let keys = ArrayLayout.elements(call.int(0))
  let slots = ArrayLayout.elements(call.int(1))
  let mask = ArrayLayout.count(call.int(1)) - 1
  if mask < 0 { return -1 }
  var slot = hash & mask
  while true {
    let place = slots[slot] - 1
    if place < 0 { return -1 - slot }
    if isKey(keys[place]) { return place }
    slot = (slot + 1) & mask
  }
}
