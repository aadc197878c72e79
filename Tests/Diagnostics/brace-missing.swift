let xs = [1, 2]
if xs.isEmpty  // error: expected `{` after the condition of `if`
  print(1)
for x in xs  // error: expected `{` and the body of the loop
  print(2)
while xs.isEmpty  // error: expected `{` and the body of the loop
  print(2)
do  // error: expected `{` after `do`
  print(3)
guard !xs.isEmpty else  // error: expected `{` after `else`
  fatalError()
struct S  // error: expected `{` and the members of the struct
struct T {
  func f() {
    if xs.isEmpty  // error: expected `{` after the condition of `if`
    print(4)
  }
}
for let x in xs { print(x) }  // error: `let` cannot stand behind `for`
for (a, let b) in [(1, 2)] { print(a, b) }  // error: `let` cannot stand behind `for`
if xs.contains {  // error: cannot convert value of type `(Int) -> Bool` to expected condition type `Bool`
  $0 > 1  // error: anonymous closure argument `$0` outside a closure
} {  // error: expected a new line or `;` before `{`
  print(5)
}
