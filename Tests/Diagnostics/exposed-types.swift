// What a declaration mentions is seen at least as far as the declaration.
private struct Secret { var n = 1 }
fileprivate class Hidden {}
private protocol Rule { var s: Int { get } }
private enum Mode { case a }
struct Open {
  private struct Inner { var n = 0 }
  fileprivate struct Mid { var n = 0 }
  var x = Inner()  // error: property must be declared private because its type uses `Inner`, which is private
  var y: Inner? = nil  // error: property must be declared private because its type uses `Inner`, which is private
  let z: [Mid] = []  // error: property must be declared fileprivate because its type uses `Mid`, which is fileprivate
  private var w = Inner()
  fileprivate var v = Inner()  // error: property must be declared private because its type uses `Inner`, which is private
  fileprivate var u = Mid()
  func f(_ i: Inner) {}  // error: method must be declared private because its parameter uses `Inner`, which is private
  func g() -> Mid { Mid() }  // error: method must be declared fileprivate because its result uses `Mid`, which is fileprivate
  fileprivate func h() -> Inner { Inner() }  // error: method must be declared private because its result uses `Inner`, which is private
  private func k() -> Inner { Inner() }
  init(_ i: Inner) {}  // error: initializer must be declared private because its parameter uses `Inner`, which is private
  init() {}
  subscript(i: Inner) -> Int { 0 }  // error: subscript must be declared private because its index uses `Inner`, which is private
  static var shared = Inner()  // error: property must be declared private because its type uses `Inner`, which is private
  typealias T = Inner  // error: type alias must be declared private because its underlying type uses `Inner`, which is private
  enum E { case a(Inner) }  // error: enum case must be declared private because what it carries uses `Inner`, which is private
}
func take(_ s: Secret) {}  // error: function must be declared private or fileprivate because its parameter uses `Secret`, which is fileprivate
func give() -> Secret { Secret() }  // error: function must be declared private or fileprivate because its result uses `Secret`, which is fileprivate
var global = Secret()  // error: variable must be declared private or fileprivate because its type uses `Secret`, which is fileprivate
let other: Hidden = Hidden()  // error: constant must be declared private or fileprivate because its type uses `Hidden`, which is fileprivate
private func fine(_ s: Secret) -> Hidden { Hidden() }
fileprivate var fineToo = Secret()
class Sub: Hidden {}  // error: class must be declared private or fileprivate because its superclass uses `Hidden`, which is fileprivate
protocol Refined: Rule {}  // error: protocol must be declared private or fileprivate because it refines uses `Rule`, which is fileprivate
protocol Req { func f(_ s: Secret); var h: Hidden { get } ; associatedtype A = Secret }  // error: method must be declared fileprivate because its parameter uses `Secret`, which is fileprivate
struct Conforms: Rule { var s: Int { 0 } }
func gen<T: Rule>(_ t: T) {}  // error: function must be declared private or fileprivate because its generic parameter uses `Rule`, which is fileprivate
struct Gen<T: Rule> {}  // error: struct must be declared private or fileprivate because its generic parameter uses `Rule`, which is fileprivate
func wher<T>(_ t: T) where T: Rule {}  // error: function must be declared private or fileprivate because its generic parameter uses `Rule`, which is fileprivate
extension Secret { func ok() {} }
extension Open { func bad(_ s: Secret) {} }  // error: method must be declared fileprivate because its parameter uses `Secret`, which is fileprivate
enum Pay { case a(Secret), b }  // error: enum case must be declared fileprivate because what it carries uses `Secret`, which is fileprivate
typealias Alias = Secret  // error: type alias must be declared private or fileprivate because its underlying type uses `Secret`, which is fileprivate
func closure(_ f: (Secret) -> Void) {}  // error: function must be declared private or fileprivate because its parameter uses `Secret`, which is fileprivate
func dflt(_ n: Int = Secret().n) {}
func some() -> some Rule { Conforms() }  // error: function must be declared private or fileprivate because its result uses `Rule`, which is fileprivate
func anyy(_ r: any Rule) {}  // error: function must be declared private or fileprivate because its parameter uses `Rule`, which is fileprivate
enum Raw { case x; var mode: Mode { .a } }  // error: property must be declared fileprivate because its type uses `Mode`, which is fileprivate
do { var inner = Secret(); inner.n = 2; func local(_ s: Secret) {} }
let closureVar: (Secret) -> Int = { $0.n }  // error: constant must be declared private or fileprivate because its type uses `Secret`, which is fileprivate
let (p, q) = (Secret(), 1)  // error: constant must be declared private or fileprivate because its type uses `Secret`, which is fileprivate
public struct Pub { var s: Secret? }  // error: property must be declared fileprivate because its type uses `Secret`, which is fileprivate
public func pubf(_ o: Open) {}  // error: function must be declared internal because its parameter uses `Open`, which is internal
public var pubv = Open()  // error: variable must be declared internal because its type uses `Open`, which is internal
private extension Open { func privateExt(_ s: Secret) {} }
private class Base2 { func over(_ s: Secret) {}; init(_ s: Secret) {} ; var s: Secret? }
struct PP { private(set) var s: Secret? }  // error: property must be declared fileprivate because its type uses `Secret`, which is fileprivate
