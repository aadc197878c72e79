// Clauses of `do`.
enum E: Error { case a, b }
func f() throws { throw E.a }
func g() {
    do { try f() } catch { print("x") } 
    do { try f() } catch let e { print("y") }  // warning: immutable value `e` was never used
    do { try f() } catch let err as E { print("z") } catch {}  // warning: immutable value `err` was never used
    do { try f() } catch is Error { print("w") }  // warning: `is` test is always true
    do { try f() } catch { print(1) } catch E.a { print(2) }  // warning: case will never be executed
    do { _ = 3 } catch { }  // warning: `catch` block is unreachable because no errors are thrown in `do` bloc
    try? f()
    let r = Result { try f() }  // warning: immutable value `r` was never used
    Result { try f() }  // warning: result of `Result<()
}
g()
