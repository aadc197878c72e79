// Of two generic functions of which neither takes all that the other does, the one that asks more of its parameters runs.

func kind<T: Equatable>(_ value: T) -> String { "equatable" }
func kind<T>(_ values: [T]) -> String { "list" }
func kind<T>(_ value: T?) -> String { "optional" }

struct Wrapper<T> {}
extension Wrapper: Equatable where T: Equatable {}
func kind<T>(_ value: Wrapper<T>) -> String { "wrapper" }

let some: Int? = 1
print(kind([1]), kind(1), kind(some), kind(Wrapper<Int>()), kind(Wrapper<Any>()), kind([{ 1 }]))

struct Teller {
  func tell<T: Hashable>(_ value: T, _ other: T) -> String { "hashable" }
  func tell<T>(_ values: [T], _ others: [T]) -> String { "lists" }
}
print(Teller().tell([1], [2]), Teller().tell([{ 1 }], []))
