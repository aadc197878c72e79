enum A: Error { case a }
enum B: Error { case b }
func f() async throws(A) { throw B.b }  // error: thrown expression type `B` cannot be converted to error type `A`
func g() async throws(A) {
    try await h()  // error: thrown expression type `B` cannot be converted to error type `A`
}
func h() async throws(B) {}
