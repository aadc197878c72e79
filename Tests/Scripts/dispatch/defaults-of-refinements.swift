// Of two defaults of one shape, that of the refining protocol hides the other, whatever the extensions ask for.
protocol Named { associatedtype Item; var name: String { get } }
protocol Titled: Named {}
extension Named { var name: String { "Named" } }
extension Named where Item == Int { var name: String { "Named Int" } }
extension Titled { var name: String { "Titled" } }
struct Title: Titled { typealias Item = Int }
struct Name: Named { typealias Item = Int }
print(Title().name, Name().name)
func show<T: Named>(_ value: T) { print("through Named:", value.name) }
show(Title())
show(Name())

protocol Base { var kind: String { get } }
protocol Refined: Base {}
protocol Mark {}
extension Base where Self: Refined, Self: Mark { var kind: String { "Base, Refined, Mark" } }
extension Refined { var kind: String { "Refined" } }
struct Both: Refined, Mark {}
print(Both().kind)
func kind<T: Base>(_ value: T) -> String { value.kind }
print(kind(Both()))

// Of another shape, each goes its own way.
protocol Counting {}
protocol Summing: Counting {}
extension Counting where Self: Mark { func count(_ x: Int) -> Int { 1 } }
extension Summing { func count<T>(_ x: T) -> Int { 2 } }
struct Counter: Summing, Mark {}
print(Counter().count(1), Counter().count("one"))

// A default that is there only for some.
extension Counting { func add(_ x: Int) -> Int { 1 } }
extension Summing where Self: Mark { func add(_ x: Int) -> Int { 2 } }
struct Sum: Summing {}
print(Sum().add(1), Counter().add(1))
func add<T: Summing>(_ value: T) -> Int { value.add(1) }
print(add(Counter()))

// A type's own member for some of its arguments stands beside a default for all.
struct Box<T> {}
protocol Held {}
extension Held { var held: String { "default" }; func h(_ x: Int) -> Int { 1 } }
extension Box: Held {}
extension Box where T == Int { var held: String { "an Int" }; func h(_ x: Int) -> Int { 2 } }
print(Box<Int>().held, Box<String>().held, Box<Int>().h(1), Box<String>().h(2))
func held<T: Held>(_ value: T) -> String { value.held }
print(held(Box<Int>()))
