struct Thing { struct Part { static let size = 1 } }
let number = Int  // error: expected member name or initializer call after type name
let list = [Int]  // error: expected member name or initializer call after type name
let perhaps = Int?  // error: expected member name or initializer call after type name
let pair = Thing.Part  // error: expected member name or initializer call after type name
print(Int)  // error: expected member name or initializer call after type name
print(Thing.Part.size, Thing.self, [Int].self, [Thing]())
func give() -> Thing.Type { return Thing }  // error: expected member name or initializer call after type name
func giveAny<T>(_ type: T.Type) -> Any { T }  // error: expected member name or initializer call after type name
func takes(_ value: Any) {}
takes(Thing)  // error: expected member name or initializer call after type name
let types: [Any.Type] = [Thing.self, Int.self]
let metatype: Thing.Type = Thing  // error: expected member name or initializer call after type name
let narrow = Thing.self as Any.Type
