struct E: Error {}
final class K { deinit { print("gone") } }
func mk(_ k: K) -> () throws -> Int { { _ = k; throw E() } }
do { _ = try mk(K())() } catch { print("caught") }
struct S { let f: () throws -> Int }
do { _ = try S(f: mk(K())).f() } catch { print("caught") }
final class O { let k = K(); func f() throws -> Int { throw E() }; var p: Int { get throws { throw E() } }; subscript(i: Int) -> Int { get throws { throw E() } } }
do { _ = try O().f() } catch { print("caught") }
do { _ = try O().p } catch { print("caught") }
do { _ = try O()[1] } catch { print("caught") }
func two(_ a: K, _ b: Int) -> Int { b }
func t() throws -> Int { throw E() }
do { _ = two(K(), try t()) } catch { print("caught") }
do { _ = [K()].count + (try t()) } catch { print("caught") }
