// Cases that are handled before.
enum Dir { case up, down, left }
func f(_ d: Dir) -> Int {
    switch d {
    case .up: return 1
    case .down, .up: return 2  // warning: case is already handled by previous patterns
    case .left: return 3
    case .left: return 4  // warning: case is already handled by previous patterns
    }
}
func g(_ n: Int) -> Int {
    switch n {
    case 1: return 1
    case 1: return 2  // warning: case is already handled by previous patterns
    case 2...3: return 3
    case _: return 4
    case 9: return 5  // warning: case will never be executed
    default: return 6
    }
}
func h(_ t: (Bool, Bool)) -> Int {
    switch t {
    case (true, _): return 1
    case (true, true): return 2  // warning: case is already handled by previous patterns
    case (false, _): return 3
    }
}
print(f(.up), g(1), h((true, false)))
