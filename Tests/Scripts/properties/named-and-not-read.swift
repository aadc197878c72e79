// What could be assigned to and only stands there is not read: its base and its indices are worked out, and no getter runs.
struct S { var v: Int { get { print("v"); return 1 } set {} }; var st = 2; var w: S2 { get { print("w"); return S2() } set {} }; var ro: S2 { print("ro"); return S2() } }
struct S2 { var z: Int { get { print("z"); return 1 } set {} }; var y = 3; var g: Int { print("g"); return 2 } }
final class K { var s = S(); var c: Int { get { print("c"); return 1 } set {} }; var os: S? = S(); var n: S? }
func idx(_ i: Int) -> Int { print("idx", i); return i }
func mk() -> K { print("mk"); return K() }
var s = S(), k = K(), a = [1], o: S? = S(), no: S?, d = [1: S()], t = (S(), 1)
var ok: K? = K(), nk: K?
print("1"); a[idx(0)]
print("2"); a[idx(5)]
print("3"); mk().c
print("4"); mk().s.v
print("5"); s.w.z
print("6"); s.w.y
print("7"); s.w.g
print("8"); s.ro.z
print("9"); o?.v
print("10"); no?.v
print("11"); o!.v
print("12"); d[idx(1)]?.v
print("13"); t.0.v
print("14"); ok?.c
print("15"); nk?.s.v
print("16"); ok!.s.v
print("17"); (s.v)
print("18"); (s.v, s.w)
print("19"); d[1]!.w.z
print("20"); k.os?.w.z
print("21"); let f: () -> Void = { s.v }; f()
print("22"); func q() { s.v; k.c; a[idx(0)] }; q()
func inout1(_ x: inout S) { x.v; x.w.z }
print("23"); inout1(&s)
struct M { var v: Int { get { print("mv"); return 1 } set {} }; mutating func m() { v; self.v }; func n() { v; self.v } }
var m = M(); print("24"); m.m(); print("25"); m.n()
print("26"); _ = s.v
print("27"); a[idx(0)] as Int
print("28"); try? s.v
print("29"); if true { s.v } 
var nothing: S?
print("30"); nothing!.v; nothing!
print("end")
