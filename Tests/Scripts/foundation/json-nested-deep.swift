import Foundation
func nested(_ count: Int) -> [Any] { var a: [Any] = []; for _ in 1..<count { a = [a] }; return a }
struct A: Encodable { let depth: Int
  func encode(to e: any Encoder) throws { var c = e.unkeyedContainer(); if depth > 1 { try c.encode(A(depth: depth - 1)) } } }
struct B: Encodable { let depth: Int
  func encode(to e: any Encoder) throws { var c = e.unkeyedContainer(); if depth > 1 { try c.encode(B(depth: depth - 1)) } else { try c.encode(1) } } }
struct D: Encodable { let depth: Int
  func encode(to e: any Encoder) throws { var c = e.container(keyedBy: K.self); if depth > 1 { try c.encode(D(depth: depth - 1), forKey: .k) } else { try c.encode(1, forKey: .k) } }
  enum K: CodingKey { case k } }
for n in [510, 511, 512, 513] {
  for options: JSONEncoder.OutputFormatting in [[], .prettyPrinted, .sortedKeys] {
    let e = JSONEncoder(); e.outputFormatting = options
    do { print(n, "A", try e.encode(A(depth: n)).count) } catch { print(n, "A", error) }
    do { print(n, "B", try e.encode(B(depth: n)).count) } catch { print(n, "B", error) }
    do { print(n, "D", try e.encode(D(depth: n)).count) } catch let EncodingError.invalidValue(v, c) { print(n, "D", v, c.codingPath, c.debugDescription, c.underlyingError as Any) } catch { print(error) }
  }
}
