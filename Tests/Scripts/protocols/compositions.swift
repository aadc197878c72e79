// Compositions: P & Q in parameters, variables, typealiases and constraints.
protocol Named { var name: String { get set } }
protocol Aged { var age: Int { get } }
protocol Loud { func shout() -> String }
extension Loud where Self: Named { func shout() -> String { name.uppercased() } }
struct Person: Named, Aged, Loud { var name: String; var age: Int }
class Robot: Named, Aged { var name = "R2"; let age = 5 }
class Android: Robot, Loud { func shout() -> String { "beep " + name } }
func meet(_ who: any Named & Aged) -> String { "\(who.name) (\(who.age))" }
print(meet(Person(name: "Ann", age: 30)), meet(Robot()))
typealias Citizen = Named & Aged
let all: [any Citizen] = [Person(name: "Bo", age: 1), Robot(), Android()]
print(all.map { $0.name }, all.reduce(0) { $0 + $1.age })
func loudest<T>(_ x: T) -> String where T: Named & Loud { x.shout() + "/" + x.name }
print(loudest(Person(name: "Cy", age: 3)), loudest(Android()))
let both: Robot & Loud = Android()
print(both.shout(), both.name, both.age)
var n: any Named & Loud = Person(name: "di", age: 9)
n.name += "a"
print(n.shout())
for x in all {
  if let l = x as? any Loud { print("loud", l.shout()) } else { print("quiet", x.name) }
}
let upcast: any Named = n
print(upcast.name)
struct Wrapper<T: Named & Aged> {
  var value: T
  var text: String { "\(value.name):\(value.age)" }
}
print(Wrapper(value: Robot()).text, Wrapper(value: Person(name: "E", age: 2)).text)
func either(_ x: some Named & Aged) -> Int { x.age + x.name.count }
print(either(Robot()))
