struct Fruit {
    var isRipe = true

    var nothing: some Equatable { } // error: no return statements
}
