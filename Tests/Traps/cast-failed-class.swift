class A {}
class B: A {}
let a: A = A()
print(a is B)
let b = a as! B // trap
print(b)
