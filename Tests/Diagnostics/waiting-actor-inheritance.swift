actor Animal {
    func speak() {}
}
actor Dog: Animal {  // error: a superclass of an actor is not allowed
    func bark() {}
}
