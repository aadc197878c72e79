struct Fruit {
    var isRipe = true

    func maybe() -> some Equatable {
        if isRipe { return 1 }
    } // error: missing return
}
