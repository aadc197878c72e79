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

print(doubles[0] == ints[0])  // error: binary operator `==` cannot be applied to operands of type `Double` and `Int`
print(ints.count == doubles[0])  // error: binary operator `==` cannot be applied to operands of type `Int` and `Double`
print(texts[0] == three)  // error: binary operator `==` cannot be applied to operands of type `String` and `Int`
print("a".count == "1")  // error: binary operator `==` cannot be applied to operands of type `Int` and `String`
print(ages["Zoe"] == "1")  // error: cannot convert value of type `String` to expected argument type `Int`
print(Int("3") == "3")  // error: cannot convert value of type `String` to expected argument type `Int`
print(Int("3") == Double("3"))  // error: cannot convert value of type `Double?` to expected argument type `Int?`
print("abc".first == String("a"))  // error: cannot convert value of type `Character?` to expected argument type `String`
print(1 == "a")  // error: binary operator `==` cannot be applied to operands of type `Int` and `String`
print(true == 1)  // error: binary operator `==` cannot be applied to operands of type `Bool` and `Int`
print("a" + "b" == 3)  // error: binary operator `==` cannot be applied to operands of type `String` and `Int`
print(Optional("a") == 3)  // error: binary operator `==` cannot be applied to operands of type `String?` and `Int`
print([1] == 1)  // error: binary operator `==` cannot be applied to operands of type `[Int]` and `Int`
print(Level.low == 1)  // error: binary operator `==` cannot be applied to operands of type `Level` and `Int`
print(0 == Level.low)  // error: binary operator `==` cannot be applied to operands of type `Int` and `Level`
print(Level.low == Kind.low)  // error: cannot convert value of type `Kind` to expected argument type `Level`
print(levels.first == 0)  // error: binary operator `==` cannot be applied to operands of type `Level?` and `Int`
print(Left() == Right())  // error: cannot convert value of type `Right` to expected argument type `Left`
print(Left() == 1 as Int)  // error: binary operator `==` cannot be applied to operands of type `Left` and `Int`
print(erased == 3)  // error: binary operator `==` cannot be applied to operands of type `AnyHashable` and `Int`
print(erased == three)  // error: binary operator `==` cannot be applied to operands of type `AnyHashable` and `Int`
switch erased {
case 3: print("three")  // error: cannot convert value of type `Int` to expected argument type `AnyHashable`
default: break
}
