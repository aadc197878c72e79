let anything: AnyHashable = 1
let number = 1
print(1 == "a")  // error: cannot convert value of type `String` to expected argument type `Int`
print(1.5 == "a")  // error: cannot convert value of type `String` to expected argument type `Double`
print(true == 1)  // error: cannot convert value of type `Int` to expected argument type `Bool`
print(anything == 1)  // error: cannot convert value of type `Int` to expected argument type `AnyHashable`
print(anything == number)  // error: cannot convert value of type `Int` to expected argument type `AnyHashable`
print(anything == AnyHashable(1))
print(anything != AnyHashable("x"))
print("a" == 1 as AnyHashable)  // error: cannot convert value of type `String` to expected argument type `AnyHashable`
let many: [AnyHashable] = [1, "a"]
print(many == [1, "a"], many.contains(1), many[0] == many[1])
