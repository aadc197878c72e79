let a: [Int] = [1, 2, 3].drop { $0 < 2 }  // error: cannot convert value of type `ArraySlice<Int>` to specified type `[Int]`
func f(_ a: [Int]) { print(a) }
f([1, 2, 3].drop { $0 < 2 })  // error: cannot convert value of type `ArraySlice<Int>` to expected argument type `[Int]`
let b: [Int] = (1...3).drop(while: { $0 < 2 })  // error: cannot convert value of type `Slice<ClosedRange<Int>>` to specified type `[Int]`
let c: [Int] = stride(from: 0, to: 3, by: 1).drop { $0 < 2 }  // error: cannot convert value of type `DropWhileSequence<StrideTo<Int>>` to specified type `[Int]`
let d: [Int] = Array([1, 2, 3].drop { $0 < 2 })
let e: [Int] = [1, 2, 3].prefix { $0 < 2 }
print(a, b, c, d, e)
