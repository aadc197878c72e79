// Where one thing is done after the other, every type may be handed on: `Sendable` asks for nothing.

struct Point: Sendable { var x = 1 }
enum Failure: Error, Sendable { case lost }
final class Box: @unchecked Sendable { var value = 1 }
class Open {}
extension Open: @unchecked Sendable {}
protocol Model: Sendable { var name: String { get } }
struct Named: Model { var name = "named" }

func hand<T: Sendable>(_ value: T) -> T { value }
func later(_ body: @escaping @Sendable () -> Void) { body() }

print(hand(Point()), hand(Failure.lost), hand(Box()).value, hand(Named()).name)
later { print("later") }
later { @Sendable in print("said") }
let body: @Sendable (Int) -> Int = { $0 + 1 }
print(body(1))
let some: any Model & Sendable = Named()
let all: [any Sendable] = [1, "two", some, Open.self == Open.self]
let old: [String: Sendable] = ["a": 1]
print(some, all.count, old, 3 as any Sendable)
