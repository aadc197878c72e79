// Conformances that the library states.
protocol Named { var name: String { get } }
struct B: Named { var name = "b" }
extension Int: Hashable {}  // warning: conformance of `Int` to protocol `Hashable` was already stated in the 
extension String: CustomStringConvertible {}  // warning: conformance of `String` to protocol `CustomStringConvertible` was alre
extension Array: Error {}  // warning: extension declares a conformance of imported type `Array` to imported 
extension Int: Named { public var name: String { "int \(self)" } }
print(B().name, 3.name)
