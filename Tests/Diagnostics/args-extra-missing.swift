func add(_ a: Int, _ b: Int) -> Int { a + b }
func hello() { print("hello") }

struct Book {
    var title: String
    var pages: Int
    var author = "unknown"
}

print(add(1, 2))
print(add(1)) // error: missing argument of
print(add(1, 2, 3)) // error: extra argument in
hello("you") // error: argument passed to
let b = Book(title: "Swift") // error: missing argument for
let c = Book(title: "Go", pages: 200, author: "Rob")
print(b, c)
