struct Tagged<Raw> { var raw: Raw }
extension Tagged: Sequence where Raw: Sequence { func makeIterator() -> Raw.Iterator { raw.makeIterator() } }
extension Tagged: Collection where Raw: Collection {
    var startIndex: Raw.Index { raw.startIndex }
    var endIndex: Raw.Index { raw.endIndex }
    func index(after i: Raw.Index) -> Raw.Index { raw.index(after: i) }
    subscript(i: Raw.Index) -> Raw.Element { raw[i] }
}
print(Tagged(raw: [1, 2]).map { $0 * 2 }, Tagged(raw: "abc").count)
