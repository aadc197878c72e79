protocol Q<A> { associatedtype A }
protocol Q2<A, B>: Q { associatedtype B }
protocol C: AnyObject {}
protocol Z {}
class K {}
print((any BidirectionalCollection<Int>).self, (any RandomAccessCollection<Int>).self)
print((any Q2<Int, [String]>).self)
print((any Q2<Int, [String]>).Type.self)
print((any Q<Int> & Z).self)
print((any Z & Q<Int>).self)
print((any Q<Int> & Collection<String>).self)
print((any C & Q<Int>).self)
print((any AnyObject & Q<Int>).self)
print((any K & Q<Int>).self)
print(Optional<any Q<Int>>.self)
print(String(reflecting: (any Q<Int>).self))
print(String(reflecting: (any Sequence<String>).self))
print(((any Q<Int>) -> Int).self)
print((any Identifiable<Int>).self)
