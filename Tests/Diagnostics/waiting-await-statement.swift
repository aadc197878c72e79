func run() async {
    await let x = 5  // error: expected an expression
}
func walk() async {
    await if true { print("x") }  // error: `if` can give a value only behind `return`, `throw` or `=`
}
