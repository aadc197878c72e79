struct S { var name = "s"; static let shared = 1; func f() {} }
let s = S()
print(s.nam) // error: nam
s.g() // error: g
print(S.shard) // error: shard
print(S.name) // error: name
print(s.shared) // error: shared
print("x".lenght) // error: lenght
print([1].cuont) // error: cuont
print(3.foo) // error: foo
let list = [s]
print(list[0].missing) // error: missing
enum E { case one }
print(E.two) // error: two
let e: E = .three // error: three
print(s.name.size) // error: size
print(s.f.x) // error: x
