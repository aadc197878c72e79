func run() async {
    await let x = 5  // error: expected a new line or `;` before `let`
    await if true { print("x") }  // error: expected a new line or `;` before `if`
}
