// Nothing of a class, or of a protocol that only classes conform to, says whether it changes its value.
protocol Tagged: AnyObject { var tag: Int { get set } }
extension Tagged {
    mutating func replace(with other: Self) { self = other }  // error: `mutating` is not valid on instance methods in class-bound protocols
    var first: Int { mutating get { 1 } }  // error: `mutating` is not valid on getters in class-bound protocols
    var second: Int { get { 1 } mutating set { } }  // error: `mutating` is not valid on setters in class-bound protocols
    subscript(place: Int) -> Int { mutating get { 1 } }  // error: `mutating` is not valid on getters in class-bound protocols
    nonmutating func show() { }  // error: `nonmutating` is not valid on instance methods in class-bound protocols
}
protocol Refined: Tagged {}
extension Refined { mutating func grow() {} }  // error: `mutating` is not valid on instance methods in class-bound protocols
protocol Open {}
extension Open where Self: AnyObject { mutating func grow() {} }
class Plain {}
extension Plain { mutating func grow() {} }  // error: `mutating` is not valid on instance methods in classes
actor Keeper { mutating func grow() {} }  // error: `mutating` is not valid on instance methods in classes
protocol Later: Tagged { var size: Int { mutating get } }  // error: `mutating` is not valid on getters in class-bound protocols
