// What a call gives is open until its arguments are known, and is compared at once.
enum Edit<T> { case del(T), ins(T) }
extension Edit: Equatable where T: Equatable {}
func f<C: Sequence>(_ a: C) -> [Edit<C.Element>] { a.map { .del($0) } }
func g<C: Collection>(_ a: C, _ b: C) -> Edit<C.Element> { .ins(a.first ?? b.first!) }
print(f([1]) == [.del(1)], f("ab") == [.del("a"), .ins("b")], g([1], [2]) == .ins(1))
func first<C: Sequence>(_ a: C) -> Edit<C.Element> { .del(a.first { _ in true }!) }
print(first([1]) == .del(1))
