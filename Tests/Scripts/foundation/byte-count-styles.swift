import Foundation
let sizes: [Int64] = [0, 1, 2, 12, 999, 1000, 1001, 1023, 1024, 1500, 12345, 999_499, 999_999, 1_000_000, 1_550_000, 123_456_789, 1_234_567_890, 98_765_432_100, 1_500_000_000_000, -5, -12345, .max]
for s in sizes { print(s, s.formatted(.byteCount(style: .file)), "|", s.formatted(.byteCount(style: .memory)), "|", s.formatted(.byteCount(style: .decimal)), "|", s.formatted(.byteCount(style: .binary))) }
for s in sizes { print(s, s.formatted(.byteCount(style: .file, allowedUnits: .mb)), "|", s.formatted(.byteCount(style: .file, allowedUnits: [.kb, .mb], spellsOutZero: false)), "|", s.formatted(.byteCount(style: .file, spellsOutZero: true, includesActualByteCount: true)),"|", s.formatted(.byteCount(style: .memory, allowedUnits: .all, spellsOutZero: false, includesActualByteCount: true))) }
print(1234.formatted(.byteCount(style: .file)), UInt8(200).formatted(.byteCount(style: .memory)))
print(ByteCountFormatStyle(style: .file, allowedUnits: [.gb], spellsOutZero: true, includesActualByteCount: false, locale: Locale(identifier: "en_US")).format(5_000_000_000))
print(1_234_567.formatted(.byteCount(style: .file).locale(Locale(identifier: "en_US"))))
