// What is named by way of another type or module.
struct VM {
  @resultBuilder enum Asm { static func buildBlock(_ c: Int...) -> [Int] { c } }
  @Asm func inner() -> [Int] { 5; 6 }
}
@VM.Asm func top() -> [Int] { 0; 1 }
print(top(), VM().inner())
struct S {
  @VM.Asm var v: [Int] { 2; 3 }; @VM.Asm func m() -> [Int] { 7 }
  func take(@VM.Asm _ b: () -> [Int]) -> [Int] { b() }
}
print(
  S().v, S().m(),
  S().take {
    1; 1
  })
func outer() -> [Int] { @VM.Asm func local() -> [Int] { 9; 9 }; return local() }
print(outer())
func firstOf<S: Sequence>(_ s: S) -> S.Element? { s.first { _ in true } }
let fs = [{ (x: Int) in x + 1 }]
print(firstOf(fs)!(1), firstOf(fs)?(1) as Any)
func arr<C: Collection>(_ c: C) -> [C.Element] { Array(c) }
print(arr(fs)[0](3))
protocol Asked { associatedtype T; var t: T { get } }
struct P: Asked { var t: (Int) -> Int { { $0 * 2 } } }
func prog<X: Asked>(_ x: X) -> X.T { x.t }
print(prog(P())(4))
enum UI { protocol Themed { associatedtype T; var t: T { get } } }
struct Shade: UI.Themed { var t = 1 }
extension UI { struct Q: Themed { var t = "" } }
func look<X: UI.Themed>(_ x: X) -> X.T { x.t }
print(look(Shade()), look(UI.Q()))
