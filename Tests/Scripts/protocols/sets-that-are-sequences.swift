// Sets of options that are gone through as well.
struct Tr: OptionSet, Sequence {
  let rawValue: UInt8; static let a = Tr(rawValue: 1), b = Tr(rawValue: 2)
  func makeIterator() -> AnyIterator<Tr> {
    var r = rawValue;
    return AnyIterator {
      if r == 0 { return nil }; let l = r & (~r + 1); r -= l; return Tr(rawValue: l)
    }
  }
}
let t: Tr = [.a, .b]
print(t.contains(.a), t.map(\.rawValue), t.count { $0 == .a })
