// What the standard library and Foundation called things in Swift 1 and 2 leads to what they are called today.
let text = "ab"
var numbers = [3, 1, 2]
print(text.uppercaseString)  // error: value of type `String` has no member `uppercaseString`
print(text.characters.count)  // error: `characters`
print(["a", "b"].joinWithSeparator(","))  // error: no member `joinWithSeparator`
numbers.sortInPlace()  // error: no member `sortInPlace`
numbers.appendContentsOf([4])  // error: no member `appendContentsOf`
numbers.removeAtIndex(0)  // error: no member `removeAtIndex`
numbers.insert(2, atIndex: 0)  // error: `atIndex:` is a label of an earlier Swift
print(numbers.minElement()!)  // error: no member `minElement`
print(numbers.generate())  // error: no member `generate`
print([3, 1].sort())  // error: cannot use mutating member on immutable value
print(numbers.reduce(0, combine: +))  // error: `combine:` is a label of an earlier Swift
print(5.dynamicType)  // error: no member `dynamicType`
print(text.startIndex.successor())  // error: no member `successor`
print(text.componentsSeparatedByString(","))  // error: type `String` has no member `componentsSeparatedByString`
print(String(count: 3, repeatedValue: Character("a")))  // error: `repeatedValue:` is a label of an earlier Swift
print("a", appendNewline: false)  // error: `appendNewline:` is a label of an earlier Swift
