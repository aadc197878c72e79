func run() async {
    await let x = 5  // error: expected an expression
}
