// In the parentheses behind an access level stands `set` and nothing else.
struct Point {
  private(get) var x = 3  // error: expected `set` in the parentheses behind `private`
}
@available(linux) struct Old {}  // error: `@available` says nothing of `linux`
@available(*, obsolete) struct Older {}  // error: `obsolete` is nothing that `@available` can say
infix operator =  // error: a custom `infix` operator `=` is not allowed
prefix operator &  // error: a custom `prefix` operator `&` is not allowed
postfix operator !  // error: a custom `postfix` operator `!` is not allowed
prefix operator **
func ** (a: Int, b: Int) -> Int { 3 }  // error: the operator `**` is not declared
