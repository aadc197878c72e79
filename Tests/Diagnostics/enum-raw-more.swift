// Raw values that follow from the one before, and what a case may carry.
enum Height: Double { case low, middle = 2.5, high }  // error: a case without a raw value behind one that is no whole number is not allowed
enum Level: Double { case low, middle = 2, high }
enum Empty: Int {}  // error: a raw type for an enum without cases is not allowed
enum Behind: Equatable, Int { case a }  // error: the raw type `Int` behind a protocol is not allowed
enum Before: Int, Equatable { case a }
enum Load {
  case changing(inout Int)  // error: `inout` in what a case carries is not allowed
  case several(Int...)  // error: a variadic type in what a case carries is not allowed
  case kept(@escaping () -> Void)  // error: `@escaping` in what a case carries is not allowed
  case right(() -> Void)
}
struct Plain {}
enum Odd: Plain { case a }  // error: raw type `Plain` is not expressible by a literal
