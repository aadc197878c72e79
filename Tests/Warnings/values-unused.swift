// What becomes of statements behind an end, and of values that nothing is done with.
func sq(_ n: Int) -> Int { n * n }
func run(_ f: () -> Void) { f() }
func runI(_ f: () -> Int) { _ = f() }
func a(_ b: Bool) -> Int {
    if b { return 1 } else { return 2 }
    print("x")  // warning: will never be executed
}
func b() {
    fatalError("a")
    return  // warning: will never be executed
}
func c() {
    fatalError("a")
    let x = 3  // warning: will never be executed
    print(x)
}
func d(_ n: Int) {
    switch n {
    case 1: fatalError("no")
    default: return
    }
    print("after")  // warning: will never be executed
}
func e() {
    if false {
        print("never")
    }
    while false {
        print("never2")
    }
    if true {
        print("y")
    } else {
        print("n")
    }
    let n = 3
    if n is String {  // warning: cast from `Int` to unrelated type `String` always fails
        print("s")  // warning: will never be executed
    } else { print("t") }
    if n is Int {  // warning: `is` test is always true
        print("s")
    } else {
        print("t")  // warning: will never be executed
    }
}
func g() {
    do { return }
    print("z")  // warning: will never be executed
}
func h() -> Never { fatalError("x") }
func i() -> Int {
    h()
}
func j() -> Int {
    h()
    return 3  // warning: will never be executed
}
func k(_ x: Int?) {
    guard let y = x else { fatalError("x"); print("q") }  // warning: will never be executed
    print(y)
    defer { print("d") }
    return
}
run { sq(3) }  // warning: result of call to `sq(_:)` is unused
run { [1].map { $0 } }  // warning: result of call to `map(_:)` is unused
run { _ = sq(3) }
run {
    sq(4)  // warning: result of call to `sq(_:)` is unused
    sq(5)  // warning: result of call to `sq(_:)` is unused
}
runI { sq(3) }
struct S { init() {}; func v() -> Int { 3 }; var p: Int { 4 }; func o() -> Int? { 3 }; @discardableResult func dd() -> Int { 3 } }
S()  // warning: result of `S` initializer is unused
var s: S? = S()
s?.v()  // warning: result of call to `v()` is unused
s?.dd()
s?.p  // warning: expression of type `Int` is unused
s!.v()  // warning: result of call to `v()` is unused
s!.dd()
(s!).p  // warning: expression of type `Int` is unused
try? { () throws -> Int in 3 }()  // warning: result of `try?` is unused
let q = s?.dd() == 3
q ? sq(1) : sq(2)  // warning: expression of type `Int` is unused
q && q  // warning: result of operator `&&` is unused
q ? run { } : run { }
var arr = [1, 2, 3]
arr.popLast()  // warning: result of call to `popLast()` is unused
arr.remove(at: 0)
arr[0]  // warning: expression of type `Int` is unused
arr.partition { $0 > 1 }  // warning: result of call to `partition(by:)` is unused
var st: Set = [1]
st.insert(2)
st.popFirst()  // warning: result of call to `popFirst()` is unused
st.remove(1)
st.removeFirst()
var dct = [1: 2]
dct.popFirst()  // warning: result of call to `popFirst()` is unused
dct.removeValue(forKey: 1)
var sub = arr[...]
sub.popFirst()  // warning: result of call to `popFirst()` is unused
sub.popLast()  // warning: result of call to `popLast()` is unused
var str = "abc"
str.popLast()  // warning: result of call to `popLast()` is unused
str.removeLast()
str.remove(at: str.startIndex)
max(1, 2)  // warning: result of call to `max(_:_:)` is unused
zip(arr, arr)  // warning: result of call to `zip(_:_:)` is unused
type(of: arr)  // warning: expression of type `[Int].Type` is unused
Int.self  // warning: expression of type `Int.Type` is unused
readLine()  // warning: result of call to `readLine(strippingNewline:)` is unused
"a" + "b"  // warning: result of operator `+` is unused
arr as Any  // warning: expression of type `Any` is unused
arr as? [String]  // warning: expression of type `[String]?` is unused
arr is Any  // warning: `is` test is always true
nil as Int?  // warning: expression of type `Int?` is unused
[1, 2]  // warning: expression of type `[Int]` is unused
[1: 2]  // warning: result of `[Int : Int]` initializer is unused
(1, 2)  // warning: expression of type `(Int
s  // warning: expression of type `S?` is unused
