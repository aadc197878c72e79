// `try` before what never throws.
enum E: Error { case bad }
func safe(_ n: Int) -> Int { n }
func risky(_ n: Int) throws -> Int {
    if n > 3 { throw E.bad }
    return n
}

do {
    let a = try safe(3)  // warning: no calls to throwing functions occur within `try` expression
    print(a)
} catch {  // warning: `catch` block is unreachable because no errors are thrown in `do` bloc
    print(error)
}
let b = try? safe(4)  // warning: no calls to throwing functions occur within `try` expression
let c = try! safe(5)  // warning: no calls to throwing functions occur within `try` expression
let d = try? risky(2)
let e = (try? risky(9)) ?? 0
do { print("nothing") } catch { print("never") }  // warning: `catch` block is unreachable because no errors are thrown in `do` bloc
print(b as Any, c, d as Any, e)
