import Foundation
let x: UInt32 = 0x01020304
print(withUnsafeBytes(of: x.bigEndian) { Array($0) })
print(withUnsafeBytes(of: 3.5) { $0.map { String(format: "%02x", $0) }.joined() })
let a: [UInt8] = [1, 2, 3]
print(a.withUnsafeBytes { $0.reduce(0) { $0 + Int($1) } })
let words: [UInt16] = [0x1234, 0xabcd]
print(words.withUnsafeBytes { Array($0) }, words.withUnsafeBytes { $0.count })
struct Pixel { var r: UInt8, g: UInt8, b: UInt8, a: UInt8 }
let p = Pixel(r: 1, g: 2, b: 3, a: 4)
print(withUnsafeBytes(of: p) { Array($0) })
struct Mixed { var a: UInt8 = 1; var b: UInt32 = 2; var c: Bool = true }
print(withUnsafeBytes(of: Mixed()) { $0.count })
let bytes: [UInt8] = [0x78, 0x56, 0x34, 0x12, 0, 0, 0, 1]
print(bytes.withUnsafeBytes { $0.load(as: UInt32.self) }, bytes.withUnsafeBytes { $0.load(fromByteOffset: 4, as: UInt32.self).bigEndian })
print(bytes.withUnsafeBytes { Array($0.bindMemory(to: UInt16.self)) })
print(bytes.withUnsafeBytes { $0.baseAddress!.advanced(by: 2).load(as: UInt16.self) })
print(bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: 1, as: UInt32.self) })
var n: Int32 = 7
withUnsafeMutableBytes(of: &n) { $0[1] = 1 }
print(n)
withUnsafeMutableBytes(of: &n) { raw in raw.copyBytes(from: [9, 0, 0, 0]) }
print(n)
var list: [UInt16] = [1, 2, 3]
list.withUnsafeMutableBytes { $0[0] = 0xff; $0.storeBytes(of: 5, toByteOffset: 4, as: UInt16.self) }
print(list)
func toBytes<T: FixedWidthInteger>(_ value: T) -> [UInt8] { withUnsafeBytes(of: value.littleEndian, Array.init) }
print(toBytes(UInt64(1) << 40), toBytes(Int16(-2)))
let data = Data(bytes)
print(data.withUnsafeBytes { $0.load(as: UInt64.self) }, data.withUnsafeBytes { $0.bindMemory(to: UInt32.self).map { $0 } })
var made = withUnsafeBytes(of: x) { Data($0) }
made.append(contentsOf: [1])
print(Array(made))
made.withUnsafeMutableBytes { $0[0] = 0 }
print(Array(made))
print(a.withUnsafeBytes { $0.contains(2) }, a.withUnsafeBytes { Array($0[1...]) }, a.withUnsafeBytes { UnsafeRawBufferPointer(rebasing: $0[1...])[0] })
print(data.withUnsafeBytes { (buffer: UnsafeRawBufferPointer) -> UInt32 in buffer.load(as: UInt32.self) })
print(unsafeBitCast(1.0, to: UInt64.self), unsafeBitCast(UInt32(0x3f800000), to: Float.self), unsafeBitCast(Int8(-1), to: UInt8.self))
