struct Item { var n = 0; mutating func bump() { n += 1 } }
actor Store {
    var item = Item()
    var dict: [String: Int] = [:]
}
func run(_ s: Store) async {
    s.item.bump()  // error: actor-isolated property `item` can not be mutated from a nonisolated context
    await s.item.n = 4  // error: actor-isolated property `item` can not be mutated from a nonisolated context
    s.dict["a"] = 1  // error: actor-isolated property `dict` can not be mutated from a nonisolated context
    await s.dict.removeAll()  // error: actor-isolated property `dict` can not be mutated from a nonisolated context
}
