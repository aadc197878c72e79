// `any` stands before traits; a class by itself is none, though it constrains.
class C {}
struct S {}
protocol P {}
typealias Alias = C
let a: any C = C()  // error: `any` has no effect on concrete type `C`
func f(_ x: any S) {}  // error: `any` has no effect on concrete type `S`
let b = [any C]()  // error: `any` has no effect on concrete type `C`
func g<X>(_ x: any X) {}  // error: `any` has no effect on type parameter `X`
let c: (any Alias)? = nil  // error: `any` has no effect on concrete type
let d: any (C) = C()  // error: `any` has no effect on concrete type `C`
let e: (any C & P)? = nil
let h: any AnyObject & C = C()  // error: `any` has no effect on concrete type `C`
let i: any (P & C) = C() as! P & C
func k(_ x: some C) {}
