func run() async {
    await if true { print("x") }  // error: `if` can give a value only behind `return`, `throw` or `=`
}
