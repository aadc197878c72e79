/// A picture as pixels: red, green, blue and how much it covers, a byte each.
struct Pixels: Equatable {
  let width: Int
  let height: Int
  private(set) var bytes: [UInt8]

  /// The picture as large as fits a window, in its midst; around it nothing is covered.
  func fitted(width: Int, height: Int) -> Pixels {
    var result = Pixels(width: width, height: height, bytes: [UInt8](repeating: 0, count: 4 * width * height))
    let scale = min(Double(width) / Double(self.width), Double(height) / Double(self.height))
    let shown = (max(1, Int(Double(self.width) * scale)), max(1, Int(Double(self.height) * scale)))
    let left = (width - shown.0) / 2
    let top = (height - shown.1) / 2
    for y in 0..<shown.1 {
      let rows = Pixels.span(y, of: shown.1, in: self.height)
      for x in 0..<shown.0 {
        let pixel = mean(Pixels.span(x, of: shown.0, in: self.width), rows)
        let place = 4 * ((top + y) * width + left + x)
        for part in 0..<4 { result.bytes[place + part] = pixel[part] }
      }
    }
    return result
  }

  /// The pixels that one of fewer stands for, at least one.
  private static func span(_ index: Int, of count: Int, in all: Int) -> Range<Int> {
    let start = index * all / count
    return start..<max(start + 1, (index + 1) * all / count)
  }

  /// What covers more counts more.
  private func mean(_ columns: Range<Int>, _ rows: Range<Int>) -> SIMD4<UInt8> {
    var sum = SIMD4<Int>()
    for y in rows {
      for x in columns {
        let place = 4 * (y * width + x)
        let cover = Int(bytes[place + 3])
        let pixel = SIMD4(Int(bytes[place]), Int(bytes[place + 1]), Int(bytes[place + 2]), 1)
        sum &+= pixel &* SIMD4(repeating: cover)
      }
    }
    guard sum.w > 0 else { return SIMD4() }
    return SIMD4(
      UInt8(sum.x / sum.w), UInt8(sum.y / sum.w), UInt8(sum.z / sum.w), UInt8(sum.w / (columns.count * rows.count)))
  }
}

extension Pixels {
  /// More than that is no picture for a cell.
  private static let most = 1 << 22

  /// Reads a PNG file; nil where it is none, is damaged, or is interlaced.
  init?(png file: [UInt8]) {
    guard file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { return nil }
    func number(_ place: Int) -> Int { file[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) } }
    var header: [UInt8] = []
    var palette: [UInt8] = []
    var covers: [UInt8] = []
    var data: [UInt8] = []
    var place = 8
    while place + 12 <= file.count {
      let count = number(place)
      guard count <= file.count - place - 12 else { return nil }
      let chunk = file[(place + 8)..<(place + 8 + count)]
      switch String(decoding: file[(place + 4)..<(place + 8)], as: UTF8.self) {
      case "IHDR": header = Array(chunk)
      case "PLTE": palette = Array(chunk)
      case "tRNS": covers = Array(chunk)
      case "IDAT": data += chunk
      default: break
      }
      place += count + 12
    }
    guard header.count == 13, header[12] == 0 else { return nil }
    let (width, height) = (
      header[0..<4].reduce(0) { $0 << 8 | Int($1) }, header[4..<8].reduce(0) { $0 << 8 | Int($1) }
    )
    guard width > 0, height > 0, width <= Pixels.most, height <= Pixels.most, width * height <= Pixels.most,
      let samples = Samples(kind: header[9], depth: Int(header[8]), palette: palette, covers: covers), data.count > 2
    else { return nil }
    let rowLength = (width * samples.bits + 7) / 8
    guard var rows = Inflate.bytes(of: data.dropFirst(2), limit: height * (rowLength + 1)),
      rows.count == height * (rowLength + 1),
      Pixels.unfilter(&rows, rowLength: rowLength, step: max(1, samples.bits / 8))
    else { return nil }
    self.width = width
    self.height = height
    bytes = []
    bytes.reserveCapacity(4 * width * height)
    for y in 0..<height {
      let row = rows[(y * (rowLength + 1) + 1)..<((y + 1) * (rowLength + 1))]
      for x in 0..<width {
        let pixel = samples.pixel(x, in: row)
        bytes += [pixel.x, pixel.y, pixel.z, pixel.w]
      }
    }
  }

  /// Each row says by its first byte how it differs from what stands left of it and above.
  private static func unfilter(_ rows: inout [UInt8], rowLength: Int, step: Int) -> Bool {
    for start in stride(from: 0, to: rows.count, by: rowLength + 1) {
      let filter = rows[start]
      guard filter <= 4 else { return false }
      for index in 1...rowLength {
        let place = start + index
        let left = index > step ? Int(rows[place - step]) : 0
        let above = start > 0 ? Int(rows[place - rowLength - 1]) : 0
        let corner = start > 0 && index > step ? Int(rows[place - rowLength - 1 - step]) : 0
        let guess =
          switch filter {
          case 1: left
          case 2: above
          case 3: (left + above) / 2
          case 4: nearest(left, above, corner)
          default: 0
          }
        rows[place] &+= UInt8(guess)
      }
    }
    return true
  }

  private static func nearest(_ left: Int, _ above: Int, _ corner: Int) -> Int {
    let sum = left + above - corner
    let far = (abs(sum - left), abs(sum - above), abs(sum - corner))
    if far.0 <= far.1, far.0 <= far.2 { return left }
    return far.1 <= far.2 ? above : corner
  }
}

/// How the samples of a PNG file make a pixel.
private struct Samples {
  private let kind: UInt8
  private let depth: Int
  private let palette: [UInt8]
  private let covers: [UInt8]
  /// Those of a pixel.
  let bits: Int

  init?(kind: UInt8, depth: Int, palette: [UInt8], covers: [UInt8]) {
    let known: [UInt8: (count: Int, depths: [Int])] = [
      0: (1, [1, 2, 4, 8, 16]), 2: (3, [8, 16]), 3: (1, [1, 2, 4, 8]), 4: (2, [8, 16]), 6: (4, [8, 16]),
    ]
    guard let form = known[kind], form.depths.contains(depth) else { return nil }
    self.kind = kind
    self.depth = depth
    self.palette = palette
    self.covers = covers
    bits = form.count * depth
  }

  func pixel(_ x: Int, in row: ArraySlice<UInt8>) -> SIMD4<UInt8> {
    switch kind {
    case 0:
      let gray = sample(x, in: row)
      let full = depth < 8 ? UInt8(Int(gray) * 255 / ((1 << depth) - 1)) : gray
      return SIMD4(full, full, full, 255)
    case 3:
      let index = Int(sample(x, in: row))
      guard 3 * index + 3 <= palette.count else { return SIMD4() }
      return SIMD4(
        palette[3 * index], palette[3 * index + 1], palette[3 * index + 2], index < covers.count ? covers[index] : 255)
    case 4:
      let gray = sample(2 * x, in: row)
      return SIMD4(gray, gray, gray, sample(2 * x + 1, in: row))
    default:
      let count = bits / depth
      return SIMD4(
        sample(count * x, in: row), sample(count * x + 1, in: row), sample(count * x + 2, in: row),
        count == 4 ? sample(4 * x + 3, in: row) : 255)
    }
  }

  /// Of one of two bytes the higher.
  private func sample(_ index: Int, in row: ArraySlice<UInt8>) -> UInt8 {
    if depth >= 8 { return row[row.startIndex + index * (depth / 8)] }
    let byte = row[row.startIndex + index * depth / 8]
    return byte >> (8 - depth - index * depth % 8) & UInt8((1 << depth) - 1)
  }
}
