actor Animal {
    func speak() {}
}
actor Dog: Animal {  // error: inheritance from a final class `Animal`
    func bark() {}
}
