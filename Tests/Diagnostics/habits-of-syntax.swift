// What other languages write, each told once, at its place, with the line as it is in Swift.
class Robot { var name = "Marvin"; init(_ name: String = "") {} }
let isOpen = true
let isLate = false
let ages = ["Ann": 12]
let names = ["Ann", "Bob", "Cid"]
let robot = new Robot("Marvin")  // error(zoetrope): Swift makes values without `new`
if not isOpen { print("closed") }  // error(zoetrope): `not` is written `!` in Swift
if isOpen and isLate { print("both") }  // error(zoetrope): `and` is written `&&` in Swift
if isOpen or isLate { print("one") }  // error(zoetrope): `or` is written `||` in Swift
let age = ages["Bob"] ?: 1  // error(zoetrope): `?:` is written `??` in Swift
let greeting = `${robot.name} is ${age} years old`  // error(zoetrope): text stands between double quotes in Swift
let others = names[1:3]  // error(zoetrope): a range is written `..<` in Swift
int total = 3  // error(zoetrope): a declaration begins with `var` in Swift
void reset() { print(total) }  // error(zoetrope): a declaration begins with `func` in Swift
func largest<T extends Comparable>(_ items: [T]) -> T? { items.max() }  // error(zoetrope): `extends` is written `:` in Swift
class Toy extends Robot {}  // error(zoetrope): `extends` is written `:` in Swift
if let age = ages["Ann"] where age > 10 { print(age) }  // error(zoetrope): conditions are separated by a comma in Swift
enum Season {
  spring, summer  // error(zoetrope): the cases of an enum begin with `case`
  case autumn
}
print(Season.summer)
let rest = total -1  // error(zoetrope): `-` needs white space on both sides or on neither
trait Drawable { func draw() }  // error(zoetrope): `trait` is no word of Swift's
extension Toy: Drawable { func draw() {} }
fn twice(_ n: Int) -> Int { n * 2 }  // error(zoetrope): `fn` is no word of Swift's
const limit = 3  // error(zoetrope): `const` is no word of Swift's
print(robot, greeting, others, rest, twice(limit), largest([1]) ?? 0)
