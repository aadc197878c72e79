// Notice: a coercion in so many words is meant as that type and is not opened for a generic parameter; in parentheses it is a
// value like any other.
protocol Able { var name: String { get } }
struct Bird: Able { let name = "bird" }
func carry<T: Able>(_ one: T, _ times: [Int] = [1]) -> String { "\(T.self) \(one.name) \(times.count)" }

let some: Any = Bird()
print(carry((Bird() as any Able)), carry(((some as! any Able))), carry((Bird() as (any Able)?)!))
print(carry((Bird() as any Able), zip([10], ["", "E"]).map { pair -> Int in 1 }))
