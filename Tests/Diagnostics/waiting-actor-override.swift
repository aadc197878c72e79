actor Animal {
    func speak() {}
}
actor Dog: Animal {  // error: inheritance from a final class `Animal`
    override func speak() {}  // error: `speak()` overrides a `final` or `static` declaration
}
