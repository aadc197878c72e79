struct Address {
  var street: String?, city: String
}
struct Point {
  var x = 0, name: String?
}
print(Point(), Address(street: nil, city: "b"))
print(Address(city: "b"))  // error: missing argument for parameter `street` in call
enum Step { case start, at(Int) }
let step: Step? = .at(1)
if case .at(let n) = step { print(n) }
if case Step.at(let n) = step { print(n) }  // error: pattern of type `Step` cannot match values of type `Step?`
switch step {
case Step.start: print("start")  // error: pattern of type `Step` cannot match values of type `Step?`
case Step.at(let n)?: print(n)
default: print("none")
}
