func change(_ number: inout Int) { number += 1 }
func use() -> Int {
  var y = 1
  change(&y)
  let z = &y  // error: use of extraneous `&`
  let list = [&y]  // error: use of extraneous `&`
  change((&y))  // error: passing value of type `Int` to an inout parameter requires explicit `&`
  print(z, list)
  return &y  // error: use of extraneous `&`
}
print(use())
