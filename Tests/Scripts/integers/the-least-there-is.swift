// The least whole number has no counterpart.
enum Edge: Int { case least = -9223372036854775808, next }
print(Edge.least.rawValue, Edge.next.rawValue)
let one = -1
print(one - -9223372036854775808, one - -9223372036854775807)
