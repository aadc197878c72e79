import Foundation
let a = Date(timeIntervalSinceReferenceDate: 0)
for d in stride(from: a, to: a.addingTimeInterval(7200), by: 3600) { print(d.timeIntervalSinceReferenceDate) }
print(a.distance(to: a.addingTimeInterval(5)), a.advanced(by: 3).timeIntervalSinceReferenceDate)
print(Array(stride(from: a, through: a + 10, by: 5)).count)
struct S: Codable { var a: CGSize, b: CGPoint, c: CGRect }
let s = S(a: CGSize(width: 1, height: 2.5), b: CGPoint(x: 3, y: 4), c: CGRect(x: 1, y: 2, width: 3, height: 4))
let e = JSONEncoder(); e.outputFormatting = .sortedKeys
let data = try! e.encode(s)
print(String(decoding: data, as: UTF8.self))
print(try! JSONDecoder().decode(S.self, from: data).c)
