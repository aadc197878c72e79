struct Base {}
struct S: Base {} // error: Base
class A {}
class B {}
class C: A, B {} // error: B
protocol P {}
class D: P, A {} // error: A
enum E: A { case x } // error: A
