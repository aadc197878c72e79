// What is not to be used at all.
struct S { @available(*, unavailable, message: "no") func never() {}; @available(*, unavailable) init(x: Int) {}; init() {} }
S().never()  // error: `never()` is unavailable: no
_ = S(x: 3)  // error: `init(x:)` is unavailable
@available(*, unavailable, renamed: "g") func f() {}
f()  // error: `f()` is unavailable
