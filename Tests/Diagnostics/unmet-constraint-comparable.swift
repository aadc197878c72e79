struct Point { var x = 0 }
func biggest<T: Comparable>(_ a: T, _ b: T) -> T { a > b ? a : b }
print(biggest(1, 2))
print(biggest(Point(), Point())) // error: Comparable
let sorted = [Point()].sorted() // error: Comparable
print(sorted)
