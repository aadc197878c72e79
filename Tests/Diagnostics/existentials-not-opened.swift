// An existential is opened for a generic parameter where its type is known before the call asks for it.
protocol Named { var name: String { get } }
struct Cat: Named { var name = "cat" }
func label<T: Named>(_ value: T) -> String { value.name }
func same<T>(_ value: T) -> T { value }
let cat: any Named = Cat()
let maybe: (any Named)? = Cat()
let all: [any Named] = [Cat()]
print(label(cat), label(all[0]), label(maybe!))
print(label(same(cat)))  // error: type `any Named` cannot conform to `Named`
print(label(cat as any Named))  // error: type `any Named` cannot conform to `Named`
print(label(maybe ?? cat))  // error: type `any Named` cannot conform to `Named`
print(label(true ? cat : cat))  // error: type `any Named` cannot conform to `Named`
print(label(all.first!))  // error: type `any Named` cannot conform to `Named`
let anything: Any = Cat()
print(label(anything as! any Named))  // error: type `any Named` cannot conform to `Named`
