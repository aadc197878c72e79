// Each of these was accepted once.
enum En { case a }
enum Known: Error { case x }
do { throw Known.x } catch En.a {} catch {} // error: pattern of type
enum Letters: Character { case one = "a", two = "ab" } // error: raw value does not fit the raw type
protocol Quiet { func f(_ g: () -> Void) }
struct Loud: Quiet { func f(_ g: () throws -> Void) {} } // error: type
@dynamicMemberLookup struct ByNumber { subscript(dynamicMember i: Int) -> Int { i } } // error: without
@dynamicMemberLookup struct ByName { subscript(dynamicMember name: StaticString) -> Int { 0 } }
struct Twice {
  init(a: Int) {}
  init?(a: Int) { nil } // error: invalid redeclaration of
}
func au(_ x: @autoclosure (Int) -> Int) {} // error: on a function that takes something is not allowed
struct Inner {}
public extension Inner { func f() {} } // error: on an extension of a type that is internal is not allowed
fileprivate struct Hidden {}
internal extension Hidden { func f() {} } // error: on an extension of a type that is fileprivate is not allowed
extension Hidden { func g() {} }
enum Keys: CodingKey { case a(Int) } // error: type
let counted = String.count // error: generic parameter
let counting = [1].count(where:) // error: generic parameter
struct MyKeyPath {}
@dynamicMemberLookup struct ByOther { subscript(dynamicMember p: MyKeyPath) -> Int { 1 } } // error: `@dynamicMemberLookup`
