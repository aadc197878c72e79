func firstNegative(in xs: [Int]) -> Int {
    let found: Int
    var i = 0
    while i < xs.count {
        if xs[i] < 0 {
            found = xs[i]
            break
        }
        i += 1
    }
    return found // error: constant
}

func parse(_ s: String) -> Int {
    let value: Int
    do {
        guard let v = Int(s) else { throw ParseError.bad }
        value = v
    } catch {
        print("bad input")
    }
    return value // error: constant
}

enum ParseError: Error { case bad }

print(firstNegative(in: [3, -1, 5]))
print(parse("12"))
