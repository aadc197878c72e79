// What a module adds to the standard types is not there without it, by whatever way it is asked for.
print("a,b".components(separatedBy: ","))  // error: value of type `String` has no member `components`
let split = "abc".components(separatedBy:)  // error: value of type `String` has no member `components(separatedBy:)`
let encoding: String.Encoding? = nil  // error: value of type `String` has no member `Encoding`

extension String {
  func parts() -> [String] { components(separatedBy: ",") }  // error: has no member `components`
}

protocol Separable { func components(separatedBy separator: String) -> [String] }
extension String: Separable {}  // error: type `String` does not conform to protocol `Separable`

struct Counter {
  @State var count = 1  // error: cannot find type `State`
}

print(pow(2.0, 3.0))  // error: cannot find `pow` in scope
