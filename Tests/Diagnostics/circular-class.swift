class A: B {} // error: A
class B: A {}
