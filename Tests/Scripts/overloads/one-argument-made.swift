// Of what a call gives, as far as that is known before it is solved: which meaning is favoured for it.
protocol P {}
struct S: P { var n = 0 }
class A: P {}
struct V: ExpressibleByIntegerLiteral, P { init(integerLiteral value: Int) {} }
struct F: P { init?(_ x: Int) {} }
struct F2: P { init(_ x: Int) {}; init?(_ x: String) { nil } }
struct Box<T>: P { init(_ t: T) {} }
enum E: Int, P { case a = 1 }
enum G: P { case a }
extension Int: P {}
extension String: P {}
extension Double: P {}
extension Int8: P {}
extension Set: P {}
extension Array: P {}
extension Character: P {}
extension Bool: P {}
extension Optional: P {}
enum N1 { static func f(_ p: any P) { print("any") }; static func f(_ p: S...) { print("var") } }
func g1() { print("1 S(n: 1)", terminator: " "); N1.f(S(n: 1)) }
g1()
enum N2 { static func f(_ p: S, _ q: Int = 0) { print("two") }; static func f(_ p: Any) { print("Any") } }
func g2() { print("2 S(n: 1)", terminator: " "); N2.f(S(n: 1)) }
g2()
enum N3 { static func f(_ p: S, _ q: Int = 0) { print("two") }; static func f<T>(_ p: T) { print("T") } }
func g3() { print("3 S(n: 1)", terminator: " "); N3.f(S(n: 1)) }
g3()
enum N4 { static func f(_ p: S) { print("own") }; static func f(_ p: S, _ q: Int = 0) { print("two") }; static func f(_ p: S?) { print("opt") } }
func g4() { print("4 S(n: 1)", terminator: " "); N4.f(S(n: 1)) }
g4()
enum N5 { static func f(_ p: S?) { print("opt") }; static func f<T: P>(_ p: T...) { print("Tvar") }; static func f(_ p: S..., z: Int = 0) { print("varz") } }
func g5() { print("5 S(n: 1)", terminator: " "); N5.f(S(n: 1)) }
g5()
enum N6 { static func f(_ p: any P) { print("any") }; static func f(_ p: S...) { print("var") } }
func g6() { print("6 S()", terminator: " "); N6.f(S()) }
g6()
enum N7 { static func f(_ p: S, _ q: Int = 0) { print("two") }; static func f(_ p: Any) { print("Any") } }
func g7() { print("7 S()", terminator: " "); N7.f(S()) }
g7()
enum N8 { static func f(_ p: S, _ q: Int = 0) { print("two") }; static func f<T>(_ p: T) { print("T") } }
func g8() { print("8 S()", terminator: " "); N8.f(S()) }
g8()
enum N9 { static func f(_ p: S) { print("own") }; static func f(_ p: S, _ q: Int = 0) { print("two") }; static func f(_ p: S?) { print("opt") } }
func g9() { print("9 S()", terminator: " "); N9.f(S()) }
g9()
enum N10 { static func f(_ p: S?) { print("opt") }; static func f<T: P>(_ p: T...) { print("Tvar") }; static func f(_ p: S..., z: Int = 0) { print("varz") } }
func g10() { print("10 S()", terminator: " "); N10.f(S()) }
g10()
enum N11 { static func f(_ p: any P) { print("any") }; static func f(_ p: A...) { print("var") } }
func g11() { print("11 A()", terminator: " "); N11.f(A()) }
g11()
enum N12 { static func f(_ p: A, _ q: Int = 0) { print("two") }; static func f(_ p: Any) { print("Any") } }
func g12() { print("12 A()", terminator: " "); N12.f(A()) }
g12()
enum N13 { static func f(_ p: A, _ q: Int = 0) { print("two") }; static func f<T>(_ p: T) { print("T") } }
func g13() { print("13 A()", terminator: " "); N13.f(A()) }
g13()
enum N14 { static func f(_ p: A) { print("own") }; static func f(_ p: A, _ q: Int = 0) { print("two") }; static func f(_ p: A?) { print("opt") } }
func g14() { print("14 A()", terminator: " "); N14.f(A()) }
g14()
enum N15 { static func f(_ p: A?) { print("opt") }; static func f<T: P>(_ p: T...) { print("Tvar") }; static func f(_ p: A..., z: Int = 0) { print("varz") } }
func g15() { print("15 A()", terminator: " "); N15.f(A()) }
g15()
enum N16 { static func f(_ p: any P) { print("any") }; static func f(_ p: Int...) { print("var") } }
func g16() { print("16 Int(3)", terminator: " "); N16.f(Int(3)) }
g16()
enum N17 { static func f(_ p: Int, _ q: Int = 0) { print("two") }; static func f(_ p: Any) { print("Any") } }
func g17() { print("17 Int(3)", terminator: " "); N17.f(Int(3)) }
g17()
enum N18 { static func f(_ p: Int, _ q: Int = 0) { print("two") }; static func f<T>(_ p: T) { print("T") } }
func g18() { print("18 Int(3)", terminator: " "); N18.f(Int(3)) }
g18()
enum N19 { static func f(_ p: Int) { print("own") }; static func f(_ p: Int, _ q: Int = 0) { print("two") }; static func f(_ p: Int?) { print("opt") } }
func g19() { print("19 Int(3)", terminator: " "); N19.f(Int(3)) }
g19()
enum N20 { static func f(_ p: Int?) { print("opt") }; static func f<T: P>(_ p: T...) { print("Tvar") }; static func f(_ p: Int..., z: Int = 0) { print("varz") } }
func g20() { print("20 Int(3)", terminator: " "); N20.f(Int(3)) }
g20()
enum N21 { static func f(_ p: any P) { print("any") }; static func f(_ p: String...) { print("var") } }
func g21() { print("21 String('x')", terminator: " "); N21.f(String("x")) }
g21()
enum N22 { static func f(_ p: String, _ q: Int = 0) { print("two") }; static func f(_ p: Any) { print("Any") } }
func g22() { print("22 String('x')", terminator: " "); N22.f(String("x")) }
g22()
enum N23 { static func f(_ p: String, _ q: Int = 0) { print("two") }; static func f<T>(_ p: T) { print("T") } }
func g23() { print("23 String('x')", terminator: " "); N23.f(String("x")) }
g23()
enum N24 { static func f(_ p: String) { print("own") }; static func f(_ p: String, _ q: Int = 0) { print("two") }; static func f(_ p: String?) { print("opt") } }
func g24() { print("24 String('x')", terminator: " "); N24.f(String("x")) }
g24()
enum N25 { static func f(_ p: String?) { print("opt") }; static func f<T: P>(_ p: T...) { print("Tvar") }; static func f(_ p: String..., z: Int = 0) { print("varz") } }
func g25() { print("25 String('x')", terminator: " "); N25.f(String("x")) }
g25()
enum N26 { static func f(_ p: any P) { print("any") }; static func f(_ p: Double...) { print("var") } }
func g26() { print("26 Double(2)", terminator: " "); N26.f(Double(2)) }
g26()
enum N27 { static func f(_ p: Double, _ q: Int = 0) { print("two") }; static func f(_ p: Any) { print("Any") } }
func g27() { print("27 Double(2)", terminator: " "); N27.f(Double(2)) }
g27()
enum N28 { static func f(_ p: Double, _ q: Int = 0) { print("two") }; static func f<T>(_ p: T) { print("T") } }
func g28() { print("28 Double(2)", terminator: " "); N28.f(Double(2)) }
g28()
enum N29 { static func f(_ p: Double) { print("own") }; static func f(_ p: Double, _ q: Int = 0) { print("two") }; static func f(_ p: Double?) { print("opt") } }
func g29() { print("29 Double(2)", terminator: " "); N29.f(Double(2)) }
g29()
enum N30 { static func f(_ p: Double?) { print("opt") }; static func f<T: P>(_ p: T...) { print("Tvar") }; static func f(_ p: Double..., z: Int = 0) { print("varz") } }
func g30() { print("30 Double(2)", terminator: " "); N30.f(Double(2)) }
g30()
enum N31 { static func f(_ p: any P) { print("any") }; static func f(_ p: Int8...) { print("var") } }
func g31() { print("31 Int8(1)", terminator: " "); N31.f(Int8(1)) }
g31()
enum N32 { static func f(_ p: Int8, _ q: Int = 0) { print("two") }; static func f(_ p: Any) { print("Any") } }
func g32() { print("32 Int8(1)", terminator: " "); N32.f(Int8(1)) }
g32()
enum N33 { static func f(_ p: Int8, _ q: Int = 0) { print("two") }; static func f<T>(_ p: T) { print("T") } }
func g33() { print("33 Int8(1)", terminator: " "); N33.f(Int8(1)) }
g33()
enum N34 { static func f(_ p: Int8) { print("own") }; static func f(_ p: Int8, _ q: Int = 0) { print("two") }; static func f(_ p: Int8?) { print("opt") } }
func g34() { print("34 Int8(1)", terminator: " "); N34.f(Int8(1)) }
g34()
enum N35 { static func f(_ p: Int8?) { print("opt") }; static func f<T: P>(_ p: T...) { print("Tvar") }; static func f(_ p: Int8..., z: Int = 0) { print("varz") } }
func g35() { print("35 Int8(1)", terminator: " "); N35.f(Int8(1)) }
g35()
enum N37 { static func f(_ p: V, _ q: Int = 0) { print("two") }; static func f(_ p: Any) { print("Any") } }
func g37() { print("37 V(integerLiteral: 1)", terminator: " "); N37.f(V(integerLiteral: 1)) }
g37()
enum N38 { static func f(_ p: V, _ q: Int = 0) { print("two") }; static func f<T>(_ p: T) { print("T") } }
func g38() { print("38 V(integerLiteral: 1)", terminator: " "); N38.f(V(integerLiteral: 1)) }
g38()
enum N39 { static func f(_ p: V) { print("own") }; static func f(_ p: V, _ q: Int = 0) { print("two") }; static func f(_ p: V?) { print("opt") } }
func g39() { print("39 V(integerLiteral: 1)", terminator: " "); N39.f(V(integerLiteral: 1)) }
g39()
enum N40 { static func f(_ p: V?) { print("opt") }; static func f<T: P>(_ p: T...) { print("Tvar") }; static func f(_ p: V..., z: Int = 0) { print("varz") } }
func g40() { print("40 V(integerLiteral: 1)", terminator: " "); N40.f(V(integerLiteral: 1)) }
g40()
enum N41 { static func f(_ p: any P) { print("any") }; static func f(_ p: Set<Int>...) { print("var") } }
func g41() { print("41 Set([1])", terminator: " "); N41.f(Set([1])) }
g41()
enum N42 { static func f(_ p: Set<Int>, _ q: Int = 0) { print("two") }; static func f(_ p: Any) { print("Any") } }
func g42() { print("42 Set([1])", terminator: " "); N42.f(Set([1])) }
g42()
enum N43 { static func f(_ p: Set<Int>, _ q: Int = 0) { print("two") }; static func f<T>(_ p: T) { print("T") } }
func g43() { print("43 Set([1])", terminator: " "); N43.f(Set([1])) }
g43()
enum N44 { static func f(_ p: Set<Int>) { print("own") }; static func f(_ p: Set<Int>, _ q: Int = 0) { print("two") }; static func f(_ p: Set<Int>?) { print("opt") } }
func g44() { print("44 Set([1])", terminator: " "); N44.f(Set([1])) }
g44()
enum N45 { static func f(_ p: Set<Int>?) { print("opt") }; static func f<T: P>(_ p: T...) { print("Tvar") }; static func f(_ p: Set<Int>..., z: Int = 0) { print("varz") } }
func g45() { print("45 Set([1])", terminator: " "); N45.f(Set([1])) }
g45()
enum N46 { static func f(_ p: any P) { print("any") }; static func f(_ p: [Int]...) { print("var") } }
func g46() { print("46 Array([1])", terminator: " "); N46.f(Array([1])) }
g46()
enum N47 { static func f(_ p: [Int], _ q: Int = 0) { print("two") }; static func f(_ p: Any) { print("Any") } }
func g47() { print("47 Array([1])", terminator: " "); N47.f(Array([1])) }
g47()
enum N48 { static func f(_ p: [Int], _ q: Int = 0) { print("two") }; static func f<T>(_ p: T) { print("T") } }
func g48() { print("48 Array([1])", terminator: " "); N48.f(Array([1])) }
g48()
enum N49 { static func f(_ p: [Int]) { print("own") }; static func f(_ p: [Int], _ q: Int = 0) { print("two") }; static func f(_ p: [Int]?) { print("opt") } }
func g49() { print("49 Array([1])", terminator: " "); N49.f(Array([1])) }
g49()
enum N50 { static func f(_ p: [Int]?) { print("opt") }; static func f<T: P>(_ p: T...) { print("Tvar") }; static func f(_ p: [Int]..., z: Int = 0) { print("varz") } }
func g50() { print("50 Array([1])", terminator: " "); N50.f(Array([1])) }
g50()
enum N51 { static func f(_ p: any P) { print("any") }; static func f(_ p: F?...) { print("var") } }
func g51() { print("51 F(1)", terminator: " "); N51.f(F(1)) }
g51()
enum N52 { static func f(_ p: F?, _ q: Int = 0) { print("two") }; static func f(_ p: Any) { print("Any") } }
func g52() { print("52 F(1)", terminator: " "); N52.f(F(1)) }
g52()
enum N53 { static func f(_ p: F?, _ q: Int = 0) { print("two") }; static func f<T>(_ p: T) { print("T") } }
func g53() { print("53 F(1)", terminator: " "); N53.f(F(1)) }
g53()
enum N54 { static func f(_ p: F?) { print("own") }; static func f(_ p: F?, _ q: Int = 0) { print("two") }; static func f(_ p: F??) { print("opt") } }
func g54() { print("54 F(1)", terminator: " "); N54.f(F(1)) }
g54()
enum N55 { static func f(_ p: F??) { print("opt") }; static func f<T: P>(_ p: T...) { print("Tvar") }; static func f(_ p: F?..., z: Int = 0) { print("varz") } }
func g55() { print("55 F(1)", terminator: " "); N55.f(F(1)) }
g55()
enum N56 { static func f(_ p: any P) { print("any") }; static func f(_ p: F2...) { print("var") } }
func g56() { print("56 F2(1)", terminator: " "); N56.f(F2(1)) }
g56()
enum N57 { static func f(_ p: F2, _ q: Int = 0) { print("two") }; static func f(_ p: Any) { print("Any") } }
func g57() { print("57 F2(1)", terminator: " "); N57.f(F2(1)) }
g57()
enum N58 { static func f(_ p: F2, _ q: Int = 0) { print("two") }; static func f<T>(_ p: T) { print("T") } }
func g58() { print("58 F2(1)", terminator: " "); N58.f(F2(1)) }
g58()
enum N59 { static func f(_ p: F2) { print("own") }; static func f(_ p: F2, _ q: Int = 0) { print("two") }; static func f(_ p: F2?) { print("opt") } }
func g59() { print("59 F2(1)", terminator: " "); N59.f(F2(1)) }
g59()
enum N60 { static func f(_ p: F2?) { print("opt") }; static func f<T: P>(_ p: T...) { print("Tvar") }; static func f(_ p: F2..., z: Int = 0) { print("varz") } }
func g60() { print("60 F2(1)", terminator: " "); N60.f(F2(1)) }
g60()
enum N61 { static func f(_ p: any P) { print("any") }; static func f(_ p: Box<Int>...) { print("var") } }
func g61() { print("61 Box(1)", terminator: " "); N61.f(Box(1)) }
g61()
enum N62 { static func f(_ p: Box<Int>, _ q: Int = 0) { print("two") }; static func f(_ p: Any) { print("Any") } }
func g62() { print("62 Box(1)", terminator: " "); N62.f(Box(1)) }
g62()
enum N63 { static func f(_ p: Box<Int>, _ q: Int = 0) { print("two") }; static func f<T>(_ p: T) { print("T") } }
func g63() { print("63 Box(1)", terminator: " "); N63.f(Box(1)) }
g63()
enum N64 { static func f(_ p: Box<Int>) { print("own") }; static func f(_ p: Box<Int>, _ q: Int = 0) { print("two") }; static func f(_ p: Box<Int>?) { print("opt") } }
func g64() { print("64 Box(1)", terminator: " "); N64.f(Box(1)) }
g64()
enum N65 { static func f(_ p: Box<Int>?) { print("opt") }; static func f<T: P>(_ p: T...) { print("Tvar") }; static func f(_ p: Box<Int>..., z: Int = 0) { print("varz") } }
func g65() { print("65 Box(1)", terminator: " "); N65.f(Box(1)) }
g65()
enum N66 { static func f(_ p: any P) { print("any") }; static func f(_ p: Box<Int>...) { print("var") } }
func g66() { print("66 Box<Int>(1)", terminator: " "); N66.f(Box<Int>(1)) }
g66()
enum N67 { static func f(_ p: Box<Int>, _ q: Int = 0) { print("two") }; static func f(_ p: Any) { print("Any") } }
func g67() { print("67 Box<Int>(1)", terminator: " "); N67.f(Box<Int>(1)) }
g67()
enum N68 { static func f(_ p: Box<Int>, _ q: Int = 0) { print("two") }; static func f<T>(_ p: T) { print("T") } }
func g68() { print("68 Box<Int>(1)", terminator: " "); N68.f(Box<Int>(1)) }
g68()
enum N69 { static func f(_ p: Box<Int>) { print("own") }; static func f(_ p: Box<Int>, _ q: Int = 0) { print("two") }; static func f(_ p: Box<Int>?) { print("opt") } }
func g69() { print("69 Box<Int>(1)", terminator: " "); N69.f(Box<Int>(1)) }
g69()
enum N70 { static func f(_ p: Box<Int>?) { print("opt") }; static func f<T: P>(_ p: T...) { print("Tvar") }; static func f(_ p: Box<Int>..., z: Int = 0) { print("varz") } }
func g70() { print("70 Box<Int>(1)", terminator: " "); N70.f(Box<Int>(1)) }
g70()
enum N71 { static func f(_ p: any P) { print("any") }; static func f(_ p: Character...) { print("var") } }
func g71() { print("71 Character('c')", terminator: " "); N71.f(Character("c")) }
g71()
enum N72 { static func f(_ p: Character, _ q: Int = 0) { print("two") }; static func f(_ p: Any) { print("Any") } }
func g72() { print("72 Character('c')", terminator: " "); N72.f(Character("c")) }
g72()
enum N73 { static func f(_ p: Character, _ q: Int = 0) { print("two") }; static func f<T>(_ p: T) { print("T") } }
func g73() { print("73 Character('c')", terminator: " "); N73.f(Character("c")) }
g73()
enum N74 { static func f(_ p: Character) { print("own") }; static func f(_ p: Character, _ q: Int = 0) { print("two") }; static func f(_ p: Character?) { print("opt") } }
func g74() { print("74 Character('c')", terminator: " "); N74.f(Character("c")) }
g74()
enum N75 { static func f(_ p: Character?) { print("opt") }; static func f<T: P>(_ p: T...) { print("Tvar") }; static func f(_ p: Character..., z: Int = 0) { print("varz") } }
func g75() { print("75 Character('c')", terminator: " "); N75.f(Character("c")) }
g75()
enum N76 { static func f(_ p: any P) { print("any") }; static func f(_ p: Bool...) { print("var") } }
func g76() { print("76 Bool(true)", terminator: " "); N76.f(Bool(true)) }
g76()
enum N77 { static func f(_ p: Bool, _ q: Int = 0) { print("two") }; static func f(_ p: Any) { print("Any") } }
func g77() { print("77 Bool(true)", terminator: " "); N77.f(Bool(true)) }
g77()
enum N78 { static func f(_ p: Bool, _ q: Int = 0) { print("two") }; static func f<T>(_ p: T) { print("T") } }
func g78() { print("78 Bool(true)", terminator: " "); N78.f(Bool(true)) }
g78()
enum N79 { static func f(_ p: Bool) { print("own") }; static func f(_ p: Bool, _ q: Int = 0) { print("two") }; static func f(_ p: Bool?) { print("opt") } }
func g79() { print("79 Bool(true)", terminator: " "); N79.f(Bool(true)) }
g79()
enum N80 { static func f(_ p: Bool?) { print("opt") }; static func f<T: P>(_ p: T...) { print("Tvar") }; static func f(_ p: Bool..., z: Int = 0) { print("varz") } }
func g80() { print("80 Bool(true)", terminator: " "); N80.f(Bool(true)) }
g80()
enum N81 { static func f(_ p: any P) { print("any") }; static func f(_ p: Int?...) { print("var") } }
func g81() { print("81 Optional(1)", terminator: " "); N81.f(Optional(1)) }
g81()
enum N82 { static func f(_ p: Int?, _ q: Int = 0) { print("two") }; static func f(_ p: Any) { print("Any") } }
func g82() { print("82 Optional(1)", terminator: " "); N82.f(Optional(1)) }
g82()
enum N83 { static func f(_ p: Int?, _ q: Int = 0) { print("two") }; static func f<T>(_ p: T) { print("T") } }
func g83() { print("83 Optional(1)", terminator: " "); N83.f(Optional(1)) }
g83()
enum N84 { static func f(_ p: Int?) { print("own") }; static func f(_ p: Int?, _ q: Int = 0) { print("two") }; static func f(_ p: Int??) { print("opt") } }
func g84() { print("84 Optional(1)", terminator: " "); N84.f(Optional(1)) }
g84()
enum N85 { static func f(_ p: Int??) { print("opt") }; static func f<T: P>(_ p: T...) { print("Tvar") }; static func f(_ p: Int?..., z: Int = 0) { print("varz") } }
func g85() { print("85 Optional(1)", terminator: " "); N85.f(Optional(1)) }
g85()
enum N86 { static func f(_ p: any P) { print("any") }; static func f(_ p: E?...) { print("var") } }
func g86() { print("86 E(rawValue: 1)", terminator: " "); N86.f(E(rawValue: 1)) }
g86()
enum N87 { static func f(_ p: E?, _ q: Int = 0) { print("two") }; static func f(_ p: Any) { print("Any") } }
func g87() { print("87 E(rawValue: 1)", terminator: " "); N87.f(E(rawValue: 1)) }
g87()
enum N88 { static func f(_ p: E?, _ q: Int = 0) { print("two") }; static func f<T>(_ p: T) { print("T") } }
func g88() { print("88 E(rawValue: 1)", terminator: " "); N88.f(E(rawValue: 1)) }
g88()
enum N89 { static func f(_ p: E?) { print("own") }; static func f(_ p: E?, _ q: Int = 0) { print("two") }; static func f(_ p: E??) { print("opt") } }
func g89() { print("89 E(rawValue: 1)", terminator: " "); N89.f(E(rawValue: 1)) }
g89()
enum N90 { static func f(_ p: E??) { print("opt") }; static func f<T: P>(_ p: T...) { print("Tvar") }; static func f(_ p: E?..., z: Int = 0) { print("varz") } }
func g90() { print("90 E(rawValue: 1)", terminator: " "); N90.f(E(rawValue: 1)) }
g90()
enum N91 { static func f(_ p: any P) { print("any") }; static func f(_ p: G...) { print("var") } }
func g91() { print("91 G.a", terminator: " "); N91.f(G.a) }
g91()
enum N92 { static func f(_ p: G, _ q: Int = 0) { print("two") }; static func f(_ p: Any) { print("Any") } }
func g92() { print("92 G.a", terminator: " "); N92.f(G.a) }
g92()
enum N93 { static func f(_ p: G, _ q: Int = 0) { print("two") }; static func f<T>(_ p: T) { print("T") } }
func g93() { print("93 G.a", terminator: " "); N93.f(G.a) }
g93()
enum N94 { static func f(_ p: G) { print("own") }; static func f(_ p: G, _ q: Int = 0) { print("two") }; static func f(_ p: G?) { print("opt") } }
func g94() { print("94 G.a", terminator: " "); N94.f(G.a) }
g94()
enum N95 { static func f(_ p: G?) { print("opt") }; static func f<T: P>(_ p: T...) { print("Tvar") }; static func f(_ p: G..., z: Int = 0) { print("varz") } }
func g95() { print("95 G.a", terminator: " "); N95.f(G.a) }
g95()
enum N96 { static func f(_ p: any P) { print("any") }; static func f(_ p: S...) { print("var") } }
func g96() { print("96 S.init(n: 1)", terminator: " "); N96.f(S.init(n: 1)) }
g96()
enum N97 { static func f(_ p: S, _ q: Int = 0) { print("two") }; static func f(_ p: Any) { print("Any") } }
func g97() { print("97 S.init(n: 1)", terminator: " "); N97.f(S.init(n: 1)) }
g97()
enum N98 { static func f(_ p: S, _ q: Int = 0) { print("two") }; static func f<T>(_ p: T) { print("T") } }
func g98() { print("98 S.init(n: 1)", terminator: " "); N98.f(S.init(n: 1)) }
g98()
enum N99 { static func f(_ p: S) { print("own") }; static func f(_ p: S, _ q: Int = 0) { print("two") }; static func f(_ p: S?) { print("opt") } }
func g99() { print("99 S.init(n: 1)", terminator: " "); N99.f(S.init(n: 1)) }
g99()
enum N100 { static func f(_ p: S?) { print("opt") }; static func f<T: P>(_ p: T...) { print("Tvar") }; static func f(_ p: S..., z: Int = 0) { print("varz") } }
func g100() { print("100 S.init(n: 1)", terminator: " "); N100.f(S.init(n: 1)) }
g100()
