// What is never nil, compared with nil.
let n = 3
let s = "abc"
let o: Int? = 4
let arr = [1, 2]

if n != nil { print("n") }  // warning: comparing non-optional value of type `Int` to `nil` always returns tru
if s == nil { print("s") }  // warning: comparing non-optional value of type `String` to `nil` always returns 
if o != nil { print("o") }
print(arr == nil)  // warning: comparing non-optional value of type `[Int]` to `nil` always returns f
print(n == nil ? 1 : 2)  // warning: comparing non-optional value of type `Int` to `nil` always returns fal
while s.count == nil { break }  // warning: comparing non-optional value of type `Int` to `nil` always returns fal
let first = arr.first
print(first == nil)
