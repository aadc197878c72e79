struct Point {
    var x: Int
    var y: Int

    func length() -> Int { x + y }
}

func run(_ n: Int) -> Int {
    let total = n
    print(total)
    return total
}

enum Color { case red, green, red } // error: invalid redeclaration of

class Point {} // error: invalid redeclaration of

print(run(2), Color.green)
