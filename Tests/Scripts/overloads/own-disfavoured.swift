// A member that its type keeps for the worst case stands behind an extension of the protocol that has the same.
protocol E {}
extension E { func f(_ p0: Any?) { print("#0") } }
struct X: E { @_disfavoredOverload func f(_ p0: Any?) { print("#1") } }
func program(_ b: Int) { X().f(b) }
program(3)
