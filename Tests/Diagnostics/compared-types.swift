enum Level: Int { case low = 1, high }
enum Kind { case low }
struct Left: Hashable {}
struct Right: Hashable {}

let doubles = [3.0]
let ints = [3]
let texts = ["3"]
let ages = ["Zoe": 1]
let erased: AnyHashable = 3
let three = 3
let levels = [Level.low]

print(doubles[0] == ints[0])  // error: cannot convert value of type `Int` to expected argument type `Double`
print(ints.count == doubles[0])  // error: cannot convert value of type `Double` to expected argument type `Int`
print(texts[0] == three)  // error: cannot convert value of type `Int` to expected argument type `String`
print("a".count == "1")  // error: cannot convert value of type `Int` to expected argument type `String`
print(ages["Zoe"] == "1")  // error: cannot convert value of type `String` to expected argument type `Int`
print(Int("3") == "3")  // error: cannot convert value of type `String` to expected argument type `Int`
print(Int("3") == Double("3"))  // error: cannot convert value of type `Double` to expected argument type `Int`
print("abc".first == String("a"))  // error: cannot convert value of type `Character?` to expected argument type `String`
print(1 == "a")  // error: cannot convert value of type `String` to expected argument type `Int`
print(true == 1)  // error: cannot convert value of type `Int` to expected argument type `Bool`
print("a" + "b" == 3)  // error: cannot convert value of type `Int` to expected argument type `String`
print(Optional("a") == 3)  // error: binary operator `==` cannot be applied to operands of type `_?` and `Int`
print([1] == 1)  // error: cannot convert value of type `Int` to expected argument type `[_]`
print(Level.low == 1)  // error: cannot convert value of type `Int` to expected argument type `Level`
print(0 == Level.low)  // error: cannot convert value of type `Int` to expected argument type `Level`
print(Level.low == Kind.low)  // error: cannot convert value of type `Kind` to expected argument type `Level`
print(levels.first == 0)  // error: binary operator `==` cannot be applied to operands of type `Level?` and `Int`
print(Left() == Right())  // error: cannot convert value of type `Right` to expected argument type `Left`
print(Left() == 1 as Int)  // error: cannot convert value of type `Int` to expected argument type `Left`
print(erased == 3)  // error: cannot convert value of type `Int` to expected argument type `AnyHashable`
print(erased == three)  // error: cannot convert value of type `Int` to expected argument type `AnyHashable`
switch erased {
case 3: print("three")  // error: cannot convert value of type `Int` to expected argument type `AnyHashable`
default: break
}
