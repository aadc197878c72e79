let anything: AnyHashable = 1
let number = 1
print(1 == "a")  // error: binary operator `==` cannot be applied to operands of type `Int` and `String`
print(1.5 == "a")  // error: binary operator `==` cannot be applied to operands of type `Double` and `String`
print(true == 1)  // error: binary operator `==` cannot be applied to operands of type `Bool` and `Int`
print(anything == 1)  // error: binary operator `==` cannot be applied to operands of type `AnyHashable` and `Int`
print(anything == number)  // error: binary operator `==` cannot be applied to operands of type `AnyHashable` and `Int`
print(anything == AnyHashable(1))
print(anything != AnyHashable("x"))
print("a" == 1 as AnyHashable)  // error: binary operator `==` cannot be applied to operands of type `String` and `AnyHashable`
let many: [AnyHashable] = [1, "a"]
print(many == [1, "a"], many.contains(1), many[0] == many[1])
