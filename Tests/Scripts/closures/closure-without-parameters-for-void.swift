// A closure that names no parameter takes the one that is `()`.
func run<T>(_ state: T, _ action: (T) -> Int) -> Int { action(state) }
print(run(()) { 1 })
