func modern() async -> Int {
    await withCheckedContinuation { (c: CheckedContinuation<Int, Never>) in
        c.resume()  // error: `resume()` requires the types `Int` and `()` be equivalent
    }
}
func other() async {
    await withCheckedContinuation { (c: CheckedContinuation<Void, Never>) in
        c.resume(5)  // error: missing argument label `returning:` in call
    }
}
