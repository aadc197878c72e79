enum Level { case low, high }

func combine(_ a: Bool, _ b: Level) -> Int {
    switch (a, b) { // error: switch must be
    case (true, .low): return 1
    case (false, .high): return 2
    case (true, .high): return 3
    }
}

func describe(_ n: Int?) -> String {
    switch n { // error: switch must be
    case .some(let v) where v > 3: return "big"
    case nil: return "none"
    }
}

func pick(_ l: Level?) -> Int {
    switch l {
    case .low: return 1
    case .high: return 2
    case nil: return 0
    }
}

print(combine(true, .low), describe(3), pick(nil))
