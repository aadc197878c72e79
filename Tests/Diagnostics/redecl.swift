struct Point {
    var x: Int
    var y: Int
    var x: Double // error: invalid redeclaration of

    func length() -> Int { x + y }
    func length() -> Int { 3 } // error: invalid redeclaration of
}

func run(_ n: Int) -> Int {
    let total = n
    let total = n * 2 // error: invalid redeclaration of
    return total
}

enum Color { case red, green, blue }


print(run(2), Color.green)
