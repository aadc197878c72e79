typealias Many<T> = [T]
typealias Outcome<T> = Result<T, Error>
typealias Named<V> = [String: V]
typealias Pair<T> = (T, T)
typealias Step<T> = (T) -> T
struct Box<T> { var value: T }
typealias Crate<U> = Box<U>
let many: Many = [1, 2]
let outcome: Outcome = .success("fine")
let pair: Pair = (1, 2)
let step: Step = { (x: Int) in x + 1 }
print(many, outcome, Named(uniqueKeysWithValues: [("a", 1)]), pair, step(1))
print(Crate(value: 3), Crate<String>(value: "x"), Outcome.success(3))
