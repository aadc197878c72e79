class C {}
let u = Unmanaged.passRetained(C()) // unsupported: Unmanaged
print("x")
