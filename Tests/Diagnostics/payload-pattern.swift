enum Message {
    case text(String)
    case move(x: Int, y: Int)
    case quit
}

func handle(_ m: Message) -> String {
    switch m {
    case .text(let a): return a
    case .move(let x, let y): return "\(x) \(y)"
    case .quit: return "quit"
    }
}

func check(_ m: Message) -> Bool {
    if case .text(let n) = m, n > 3 { return true } // error: binary operator `>` cannot be applied to operands of type `String` and `Int`
    if case .move(x: 0, z: 1) = m { return false } // error: tuple pattern element
    if case .stop = m { return false } // error: cannot infer contextual
    return false
}

let m = Message.move(x: 1, y: 2)
print(handle(m), check(m), Message.text)
let t = Message.text(5) // error: cannot convert value
