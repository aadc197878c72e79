// A `default` behind all cases.
enum Dir { case up, down }
func f(_ d: Dir) -> Int {
    switch d {
    case .up: return 1
    case .down: return 2
    default: return 3  // warning: default will never be executed
    }
}
func g(_ b: Bool) -> Int {
    switch b {
    case true: return 1
    case false: return 0
    default: return 2  // warning: default will never be executed
    }
}
func h(_ d: Dir?) -> Int {
    switch d {
    case .up?: return 1
    case .down?: return 2
    case nil: return 0
    case .some: return 4
    }
}
print(f(.up), g(true), h(nil))
