// What Foundation gives to the library's types is there once it is imported, and not before; also when something was looked for in vain.
let unknown = nothing  // error: cannot find `nothing` in scope
print("ab".capitalized)  // error: value of type `String` has no member `capitalized`
let parts = "a,b".components(separatedBy: ",")  // error: value of type `String` has no member `components`
print(String(format: "%d", 3))  // error: type `String` has no member `init(format:)`
struct Person {
  var age = 1
}
var people = [Person()]
for person in people { person.age += 1 }  // error: left side of mutating operator isn't mutable: `person` is a `let` constant
func average(of numbers: [Int]) -> Double? {
  var sum = 0
  for number in numbers { sum += number }
  return sum / Double(numbers.count)  // error: binary operator `/` cannot be applied to operands of type `Int` and `Double`
}
@resultBuilder struct Joined {
  static func buildBlock(_ parts: String...) -> String { parts.joined() }
}
func joined(@Joined _ parts: () -> String) -> String { parts() }
print(joined { "a"; if people.isEmpty { "b" } })  // error: type `Joined` has no member `buildOptional`
