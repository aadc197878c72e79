// Functions that call themselves, whatever happens.
struct S {
    var x: Int { x + 1 }  // warning: function call causes an infinite recursion
    var y: Int {
        get { 3 }
        set { y = newValue }  // warning: function call causes an infinite recursion
    }
    func f() -> Int { f() }  // warning: function call causes an infinite recursion
    func ok(_ n: Int) -> Int { n == 0 ? 0 : ok(n - 1) }
}
func loop(_ n: Int) -> Int {
    print(n)
    return loop(n - 1)  // warning: function call causes an infinite recursion
}
print(S().ok(2))
