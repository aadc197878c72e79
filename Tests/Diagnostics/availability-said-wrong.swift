@available(iOS 13, macOS .1015, *)  // error: `@available` says nothing of `macOS`
func a() {}
@available(*deprecated, renamed: "count")  // error: expected `,`
func b() {}
@available(iOS, *)  // error: `*` is nothing that `@available` can say
func d() {}
@available(iOS 13 macOS 10, *)  // error: expected `,`
func e() {}
@available(*, deprecated,, renamed: "count")  // error: `,` is nothing that `@available` can say
func f() {}
@available(*, deprecated, renamed "count")  // error: `renamed` needs a text
func g() {}
@available(*, deprecate)  // error: `deprecate` is nothing
func h() {}
@available(iOS 13.0.1, macOS 12, *)
func i() {}
@available(iOS 13, deprecated: 14)  // error: says nothing of `deprecated`
func j() {}
@available(iOS, introduced: 13, deprecated: 14.2, message: "m")
func k() {}
@available(iOS 13, 14, *)  // error: expected the name of a platform
func p() {}
@available(*)  // error: expected `,`
func q() {}
@available()  // error: expected the name of a platform
func s() {}
@available(*, noasync)
func t() {}
