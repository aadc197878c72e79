// Code behind what leaves.
func f(_ n: Int) -> Int {
    if n > 2 {
        return 1
        print("never")  // warning: code after `return` will never be executed
    }
    for i in 0..<n {
        if i == 3 { break }
        continue
        print(i)  // warning: code after `continue` will never be executed
    }
    fatalError("stop")
    return 4  // warning: will never be executed
}

enum E: Error { case a }
func g() throws {
    throw E.a
    print("after")  // warning: code after `throw` will never be executed
}
func h() {
    while true { print("x") }
    print("done")
}
print(f(3))
