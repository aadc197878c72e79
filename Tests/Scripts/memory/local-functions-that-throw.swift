struct TooMany: Error { let n: Int }
func process() throws -> Int {
    var log: [String] = []
    func note(_ s: String) { log.append(s) }
    func check(_ n: Int) throws -> Int {
        note("check \(n)")
        throw TooMany(n: n)
    }
    func walk(_ rest: ArraySlice<Int>) throws -> Int {
        guard let f = rest.first else { return 0 }
        return try check(f) + walk(rest.dropFirst())
    }
    return try walk([1,2])
}
do { print(try process()) } catch { print("error:", error) }
