#if os(Linux)
let first = // error: expected an expression
#else
let first = // error: expected an expression
#endif
struct Inner {
    #if os(Linux)
    var second = // error: expected an expression
    #endif
}
#if os(Linux)
let third = [1,
#endif // error: expected
func fourth() {
    let numbers = [1: 2,
} // error: expected
