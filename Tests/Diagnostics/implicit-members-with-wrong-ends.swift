enum E: Equatable { case m(Int) }
let e = E.m(1)
print(e == .m(7).foo)  // error: value of type `E` has no member `foo`
print([E.m(1), .m(7).foo])  // error: value of type `E` has no member `foo`
if e == .m(3).bar(1) {}  // error: value of type `E` has no member `bar`
