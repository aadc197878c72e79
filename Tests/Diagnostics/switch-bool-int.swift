func answer(_ b: Bool) -> String {
    switch b { // error: switch must be
    case true: return "yes"
    }
}

func size(_ n: Int) -> String {
    switch n { // error: switch must be
    case ..<0: return "negative"
    case 0: return "zero"
    case 1...: return "positive"
    }
}

func vowel(_ c: Character) -> Bool {
    switch c { // error: switch must be
    case "a", "e", "i", "o", "u": return true
    }
}

print(answer(true), size(4), vowel("b"))
