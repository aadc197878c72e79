// Members that only their requirements tell apart.
struct Box<T> { var v: T }
extension Box where T == Int { func d() -> String { "int" } }
extension Box where T == String { func d() -> String { "string" } }
extension Box where T: Sequence { func d() -> String { "seq" } }
print(Box(v: 1).d(), Box(v: "x").d(), Box(v: [1]).d())
struct P<A> { func f() -> Int where A == Int { 1 }; func f() -> Int where A == String { 2 } }
print(P<Int>().f(), P<String>().f())
