// The same in nested and generic types, extensions and protocols.
private struct A { private struct B {}; func f(_ b: B) {}; struct C { func g(_ b: B) {}; private func h(_ b: B) {} } }  // error: method must be declared private because its parameter uses `B`, which is private
private struct S<T> { var t: T; func f() -> S<T> { self }; static func make(_ t: T) -> S { S(t: t) } }
struct W { private var s = S(t: 1); fileprivate func f() -> S<Int> { s }; private enum K: String { case a }; private let k = K.a
  private var both: (K, Int) { (k, 1) } }
private extension S { func ext() -> S<Int> { S<Int>(t: 1) } }
extension S { func ext2(_ s: S<Int>) -> Int { 1 } }
extension S where T == Int { var ext3: S<Int> { self } }
private protocol P { associatedtype X; func f() -> X }
private struct Imp: P { func f() -> Imp { self } }
extension P { func g() -> Self { self } }
fileprivate func use<T: P>(_ t: T) -> [T] { [t] }
class Node { private class Inner { var next: Inner?; init() {} }; private var inner = Inner(); private lazy var l: Inner = Inner() }
public protocol Pub { func f(_ w: W) }  // error: method must be declared internal because its parameter uses `W`, which is internal
public class PC { public init() {}; public func f() -> W { W() }; open func g() {} }  // error: method must be declared internal because its result uses `W`, which is internal
struct Gen<T> { private struct Box { var t: T }; private var box: Box; var boxes: [Box] = []; init(_ t: T) { box = Box(t: t) } }  // error: property must be declared private because its type uses `Box`, which is private
extension Array where Element == W { private func q() -> [W] { self } }
extension Array { fileprivate struct It {}; func it() -> It { It() } }  // error: method must be declared fileprivate because its result uses `It`, which is fileprivate
