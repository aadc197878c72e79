// Behind a trailing closure stands no other without a label.
func f(_ g: () -> Void) { g() }
func k(_ g: () -> Void) -> ((() -> Void) -> Void) { g(); return f }
f()
{ print("x") }
k { print(1) } { print(2) } // error: expected a new line or
