// An opaque result of a protocol extension is, outside of the existential that it was asked of, what is said of it.
protocol B { var c: Int { get }; var name: String { get } }
extension B { var name: String { "\(Self.self)" } }
struct Coffee: B { let c = 10 }
struct Milk<T: B>: B { let base: T; var c: Int { base.c + 3 } }
struct Large<T: B>: B { let base: T; var c: Int { base.c * 2 } }
extension B {
  var large: some B { Large(base: self) }
  func with(_ n: Int) -> some B { Milk(base: Large(base: self)) }
  func opt(_ on: Bool) -> (some B)? { on ? Milk(base: self) : nil }
}
let all: [any B] = [Coffee(), Milk(base: Coffee()), Coffee().large]
for x in all { print(x.c, x.large.c, x.with(1).large.c, x.large.name, x.with(2).name) }
let y: any B = all[0].large
print(y.c, y.name)
var order: any B = Coffee()
order = order.large
order = order.with(1)
print(order.c, order.name)
