/// Reads what the deflate method has compressed (RFC 1951), as it is in PNG files.
struct Inflate {
  private let input: ArraySlice<UInt8>
  private var place: Int
  private var bits: UInt32 = 0
  private var bitCount: UInt32 = 0
  private var output: [UInt8] = []
  private let limit: Int

  /// All of it; nil where it is damaged, or longer than `limit`.
  static func bytes(of input: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
    var inflate = Inflate(input, limit: limit)
    do {
      try inflate.readBlocks()
      return inflate.output
    } catch {
      return nil
    }
  }

  private enum Damage: Error { case end, code, length }

  private init(_ input: ArraySlice<UInt8>, limit: Int) {
    self.input = input
    place = input.startIndex
    self.limit = limit
    output.reserveCapacity(limit)
  }

  private mutating func readBlocks() throws(Damage) {
    var isLast = false
    while !isLast {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try readStored()
      case 1: try readCoded(Code(Inflate.fixedLengths[...]), Code(Inflate.fixedDistances[...]))
      case 2:
        let (lengths, distances) = try readCodes()
        try readCoded(lengths, distances)
      default: throw .code
      }
    }
  }

  private mutating func take(_ count: UInt32) throws(Damage) -> Int {
    while bitCount < count {
      guard place < input.endIndex else { throw .end }
      bits |= UInt32(input[place]) << bitCount
      place += 1
      bitCount += 8
    }
    let value = bits & ((1 << count) - 1)
    bits >>= count
    bitCount -= count
    return Int(value)
  }

  /// A block of bytes as they are.
  private mutating func readStored() throws(Damage) {
    bits = 0
    bitCount = 0
    guard place + 4 <= input.endIndex else { throw .end }
    let count = Int(input[place]) | Int(input[place + 1]) << 8
    place += 4
    guard place + count <= input.endIndex else { throw .end }
    guard output.count + count <= limit else { throw .length }
    output += input[place..<(place + count)]
    place += count
  }

  /// A prefix code: how many codes there are of each length, and what they stand for in their order.
  private struct Code {
    private var counts = [Int](repeating: 0, count: 16)
    private var symbols: [Int] = []

    /// Fails where there are more codes of some length than there can be.
    init(_ lengths: ArraySlice<Int>) throws(Damage) {
      var free = 1
      for length in 1...15 {
        for (symbol, other) in lengths.enumerated() where other == length {
          counts[length] += 1
          symbols.append(symbol)
        }
        free = 2 * free - counts[length]
        guard free >= 0 else { throw .code }
      }
    }

    func next(_ inflate: inout Inflate) throws(Damage) -> Int {
      var code = 0
      var first = 0
      var index = 0
      for length in 1...15 {
        code |= try inflate.take(1)
        let count = counts[length]
        if code - first < count { return symbols[index + code - first] }
        index += count
        first = (first + count) << 1
        code <<= 1
      }
      throw .code
    }
  }

  private static let fixedLengths =
    Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112) + Array(repeating: 7, count: 24)
    + Array(repeating: 8, count: 8)
  private static let fixedDistances = Array(repeating: 5, count: 30)
  /// The order in which the lengths of the codes for lengths are given.
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private mutating func readCodes() throws(Damage) -> (Code, Code) {
    let lengthCount = try take(5) + 257
    let distanceCount = try take(5) + 1
    var own = [Int](repeating: 0, count: 19)
    for index in 0..<(try take(4) + 4) { own[Inflate.order[index]] = try take(3) }
    let code = try Code(own[...])
    var lengths: [Int] = []
    while lengths.count < lengthCount + distanceCount {
      switch try code.next(&self) {
      case 16:
        guard let last = lengths.last else { throw .code }
        lengths += Array(repeating: last, count: try take(2) + 3)
      case 17: lengths += Array(repeating: 0, count: try take(3) + 3)
      case 18: lengths += Array(repeating: 0, count: try take(7) + 11)
      case let length: lengths.append(length)
      }
    }
    guard lengths.count == lengthCount + distanceCount else { throw .code }
    return (try Code(lengths[..<lengthCount]), try Code(lengths[lengthCount...]))
  }

  /// From which length on a symbol counts, and how many bits say how much more; likewise for distances.
  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  private static let lengthBits: [UInt32] = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
    8193, 12289, 16385, 24577,
  ]
  private static let distanceBits: [UInt32] = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
  ]

  private mutating func readCoded(_ lengths: Code, _ distances: Code) throws(Damage) {
    while true {
      let symbol = try lengths.next(&self)
      if symbol < 256 {
        guard output.count < limit else { throw .length }
        output.append(UInt8(symbol))
        continue
      }
      if symbol == 256 { return }
      guard symbol - 257 < Inflate.lengthBases.count else { throw .code }
      let count = Inflate.lengthBases[symbol - 257] + (try take(Inflate.lengthBits[symbol - 257]))
      let distance = try distances.next(&self)
      guard distance < Inflate.distanceBases.count else { throw .code }
      let back = Inflate.distanceBases[distance] + (try take(Inflate.distanceBits[distance]))
      guard back <= output.count else { throw .code }
      guard output.count + count <= limit else { throw .length }
      for _ in 0..<count { output.append(output[output.count - back]) }
    }
  }
}
