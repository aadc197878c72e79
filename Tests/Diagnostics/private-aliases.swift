struct Out { private struct In { var a = 1 }; private typealias T = Int; fileprivate typealias U = Int; private class K {}
  func f(_ t: T) {}  // error: method must be declared private because its parameter uses `T`, which is private
  var g: T { 1 }  // error: property must be declared private because its type uses `T`, which is private
  private func h(_ t: T) {}
  func i(_ i: In) {}  // error: method must be declared private because its parameter uses `In`, which is private
  private var j: In { In() } }
private typealias Al = Int
func top(_ a: Al) {}  // error: function must be declared private or fileprivate because its parameter uses `Al`, which is fileprivate
let x: Al = 3  // error: constant must be declared private or fileprivate because its type uses `Al`, which is fileprivate
private struct PS {}
func top2() -> PS { PS() }  // error: function must be declared private or fileprivate because its result uses `PS`, which is fileprivate
typealias Pub = PS  // error: type alias must be declared private or fileprivate because its underlying type uses `PS`, which is fileprivate
public typealias Pub2 = Al  // error: type alias must be declared private or fileprivate because its underlying type uses `Al`, which is fileprivate
struct Gen<T> {}
let y: Gen<PS> = Gen()  // error: constant must be declared private or fileprivate because its type uses `PS`, which is fileprivate
extension Out { func z(_ t: T) {} }  // error: method must be declared private because its parameter uses `T`, which is private
