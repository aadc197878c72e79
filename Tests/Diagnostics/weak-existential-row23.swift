protocol P {}
class C {
  weak var d: (any P)? // error: weak
}
