import Foundation

let number = NSNumber(value: 1)
print(number as? Int as Any, number is Int)
print("a" as? NSString as Any)  // warning: always succeeds
print(3 as? NSNumber as Any)  // warning: always succeeds
print(number as? String as Any)  // warning: always fails
print(NSString(string: "a") as? String as Any)  // warning: always succeeds
print(NSString() as? Int as Any)  // warning: always fails
print("a" is NSString)  // warning: always true
print("a" as? NSNumber as Any)  // warning: always fails
