// What is ambiguous is told where it stands, and not where the expression around it begins.
func f(_ x: [Int: Int]) -> Int { 1 }
func f(_ x: [String: Int]) -> Int { 2 }
struct S {
  func g(_ x: Any, y: Int = 0) -> Int { 1 }
  func g(_ x: Any, z: Int = 0) -> Int { 2 }
}
print(
  1,
  f([:])  // error: ambiguous use of `f`
)
let all = [
  1,
  max(
    2,
    S().g(1))  // error: ambiguous use of `g`
]
