enum Season { case spring, summer, autumn, winter }

func label(for s: Season) -> String {
    let text: String
    switch s {
    case .spring: text = "Spring"
    case .summer: text = "Summer"
    case .autumn: print("leaves fall")
    case .winter: text = "Winter"
    }
    return text // error: constant
}

func sign(of n: Int) -> Int {
    var result: Int
    if n > 0 {
        result = 1
    } else if n < 0 {
        result = -1
    }
    return result // error: variable
}

let all: [Season] = [.spring, .summer, .autumn, .winter]
for s in all { print(label(for: s)) }
print(sign(of: 4), sign(of: 0))
