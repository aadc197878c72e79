// Variables that are written to only.
func run() {
    var count = 0
    for _ in 0..<3 { count += 1 }
    var last: Int  // warning: variable `last` was written to
    last = 4
    var label = "a"  // warning: variable `label` was written to
    label = "b"
    let done: Bool  // warning: immutable value `done` was never used
    done = true
    var list: [Int] = []
    list.append(3)
    var n = 2
    n *= 4
    print("run")
}
run()
