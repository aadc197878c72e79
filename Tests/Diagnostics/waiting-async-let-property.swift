struct Model {
    async let x = 5  // error: `async let` outside a function is not allowed
    var y: Int { 3 }
}
