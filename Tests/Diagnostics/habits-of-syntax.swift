// What other languages write, each told once, at its place, with the line as it is in Swift.
class Robot { var name = "Marvin"; init(_ name: String = "") {} }
let isOpen = true
let isLate = false
let ages = ["Ann": 12]
let names = ["Ann", "Bob", "Cid"]
let robot = new Robot("Marvin")  // error: Swift makes values without `new`
if not isOpen { print("closed") }  // error: `not` is written `!` in Swift
if isOpen and isLate { print("both") }  // error: `and` is written `&&` in Swift
if isOpen or isLate { print("one") }  // error: `or` is written `||` in Swift
let age = ages["Bob"] ?: 1  // error: `?:` is written `??` in Swift
let greeting = `${robot.name} is ${age} years old`  // error: text stands between double quotes in Swift
let others = names[1:3]  // error: a range is written `..<` in Swift
int total = 3  // error: a declaration begins with `var` in Swift
void reset() { print(total) }  // error: a declaration begins with `func` in Swift
func largest<T extends Comparable>(_ items: [T]) -> T? { items.max() }  // error: `extends` is written `:` in Swift
class Toy extends Robot {}  // error: `extends` is written `:` in Swift
if let age = ages["Ann"] where age > 10 { print(age) }  // error: conditions are separated by a comma in Swift
enum Season {
  spring, summer  // error: the cases of an enum begin with `case`
  case autumn
}
print(Season.summer)
let rest = total -1  // error: `-` needs white space on both sides or on neither
trait Drawable { func draw() }  // error: `trait` is no word of Swift's
extension Toy: Drawable { func draw() {} }
fn twice(_ n: Int) -> Int { n * 2 }  // error: `fn` is no word of Swift's
const limit = 3  // error: `const` is no word of Swift's
print(robot, greeting, others, rest, twice(limit), largest([1]) ?? 0)
