// What a `guard` at the top binds is there for what follows it, in the place of a global of that name; what stands before it means the
// global.

let text: String? = "5"
func before() -> String { "\(text as Any)" }
class Earlier {
  func tell() { print(text as Any) }
}

guard let text else { fatalError() }
guard let number = Int(text), number > 0 else { fatalError("no number") }
guard let text = Optional(text + "0") else { fatalError() }

let double = number * 2
var all = [number, double]
func after() -> Int { number + double }
func words() -> String {
  func inner() -> String { text }
  return inner()
}

print(text, number, double, all, after(), words(), { text }())
print(before())
Earlier().tell()
