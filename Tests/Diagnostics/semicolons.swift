let x = 5; let y = 6;
func f() { print(x);; print(y) }  // error: `;` separates statements
struct S {
  var a = 1; var b = 2
  var c = 3;;  // error: `;` separates statements
}
