struct R: RandomAccessCollection { var startIndex: Int { 0 }; var endIndex: Int { 3 }; subscript(i: Int) -> Int { i } }
print(R().indices)
let r: Range<Int> = R().indices
struct C: Collection { var startIndex: Int { 0 }; var endIndex: Int { 2 }; func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> Int { i } }
print(C().indices)
print(type(of: C().indices), type(of: R().indices), Array(C().indices))
struct B: BidirectionalCollection { var startIndex: Int { 0 }; var endIndex: Int { 2 }; func index(after i: Int) -> Int { i + 1 }; func index(before i: Int) -> Int { i - 1 }; subscript(i: Int) -> Int { i } }
print(B().indices, B().indices.last!)
print((1...3).indices.count)
