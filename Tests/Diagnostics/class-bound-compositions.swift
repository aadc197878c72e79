// `Q & AnyObject` asks for an instance also where it stands behind a generic parameter.
protocol Q {}
struct QS: Q {}
func h<T: Q & AnyObject>(_ t: T) {}
h(QS())  // error: be a class type
let o: any Q & AnyObject = QS()  // error: cannot convert value of type `QS`
class A: Q {}
class B: Q {}
struct Box<T> { var t: T }
let b = Box<any Q & A>(t: A())
let c: Box<any Q & B> = b  // error: cannot convert value of type `Box<any A & Q>`
