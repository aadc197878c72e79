// An actor that is handed over runs the function: another one is waited for, however it is written.
func take(_ a: isolated (any Actor)?) {}
func takeOne(_ a: isolated any Actor) {}
actor Store {
  func own() { take(self); takeOne(self); take(nil) }
  func other(_ o: Store) { take(o) } // error: call to actor-isolated global function `take(_:)` in a synchronous actor-isolated context
  func one(_ o: Store) { takeOne(o) } // error: call to actor-isolated global function `takeOne(_:)` in a synchronous actor-isolated context
  func waited(_ o: Store) async { await take(o); take(self) }
}
@MainActor func main() { take(MainActor.shared) }
func nobody(_ o: Store) { take(o) } // error: call to actor-isolated global function `take(_:)` in a synchronous nonisolated context
func handed(_ o: isolated Store) { take(o); takeOne(o) }
