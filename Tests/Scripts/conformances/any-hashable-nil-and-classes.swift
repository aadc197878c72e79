let a: AnyHashable = AnyHashable(Optional<Int>.none)
print(a == AnyHashable(Optional<String>.none), a == AnyHashable(Optional<Int>.none), Set([a, AnyHashable(Optional<String>.none)]).count)
class A: Hashable { static func == (l: A, r: A) -> Bool { true }; func hash(into h: inout Hasher) {} }
class B: A {}
print(AnyHashable(A()) == AnyHashable(B()), AnyHashable(B()) == AnyHashable(A()))
print(AnyHashable([1: nil as Int?]) == AnyHashable([1: nil as Int?]), AnyHashable(Optional(1)) == AnyHashable(Optional(1)))
