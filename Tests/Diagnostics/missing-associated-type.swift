protocol Container { associatedtype Item; func get() -> Item }
struct S: Container {} // error: Container
