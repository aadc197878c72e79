// What is caught in the body of a closure is any error, whatever is thrown there, unless it is said.
enum Trouble: Error { case early, late }
func wait(_ time: Int) throws(Trouble) -> Int {
    if time > 1 { throw .early }
    return time
}
func first(_ closure: () -> Int) -> Int { closure() }
func all() {
    do { _ = try wait(1) } catch { let known: Trouble = error; print(known) }
    let one = { do { _ = try wait(1) } catch { let known: Trouble = error; print(known) } }  // error: cannot convert value of type `any Error` to specified type `Trouble`
    let two = { do throws(Trouble) { _ = try wait(1) } catch { let known: Trouble = error; print(known) } }
    let three = {
        func inner() { do { _ = try wait(1) } catch { let known: Trouble = error; print(known) } }
        inner()
    }
    let four: () -> Void = { do { throw Trouble.late } catch { let known: Trouble = error; print(known) } }  // error: cannot convert value of type `any Error` to specified type `Trouble`
    one(); two(); three(); four()
    _ = first { do { return try wait(1) } catch { switch error { case .early: return 1; case .late: return 2 } } }  // error: cannot infer contextual base in reference to member `early`
}
