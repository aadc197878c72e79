actor Animal {
    func speak() {}
}
actor Dog: Animal {  // error: a superclass of an actor is not allowed
    override func speak() {}  // error: `speak()` does not override anything
}
