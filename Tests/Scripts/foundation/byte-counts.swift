import Foundation

let sizes: [Int64] = [
  0, 1, 2, 999, 1000, 1023, 1024, 1500, 12345, 99999, 999_499, 999_500, 999_999, 1_048_576, 12_345_678, 999_949_999, 1_234_567_890,
  5_368_709_120, 1_234_567_890_123, -1, -1500, Int64.max,
]
for style in [ByteCountFormatter.CountStyle.file, .memory, .decimal, .binary] {
  print(style, sizes.map { ByteCountFormatter.string(fromByteCount: $0, countStyle: style) })
}
for style in [ByteCountFormatStyle.Style.file, .memory] {
  for identifier in ["en_US", "zh_CN"] {
    print(identifier, sizes.map { $0.formatted(.byteCount(style: style).locale(Locale(identifier: identifier))) })
  }
}
let size: Int64 = 1_234_567
print(size.formatted(.byteCount(style: .file, allowedUnits: .kb)), size.formatted(.byteCount(style: .file, includesActualByteCount: true)))
print(Int64(0).formatted(.byteCount(style: .file, spellsOutZero: false)), Int64(0).formatted(.byteCount(style: .file, allowedUnits: .bytes)))

let formatter = ByteCountFormatter()
formatter.allowedUnits = .useKB
formatter.includesActualByteCount = true
print(formatter.string(fromByteCount: size), formatter.string(fromByteCount: 0))
formatter.allowedUnits = [.useMB, .useGB]
formatter.includesActualByteCount = false
formatter.zeroPadsFractionDigits = true
print(formatter.string(fromByteCount: size), formatter.string(fromByteCount: 3_000_000_000), formatter.string(fromByteCount: 500))
formatter.includesUnit = false
print(formatter.string(fromByteCount: size))
