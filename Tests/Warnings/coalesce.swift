// `??` behind what is never nil.
let n = 3
let name = "Ann"
let o: Int? = nil
let d = ["a": 1]

print(n ?? 0)  // warning: left side of nil coalescing operator `??` has non-optional type `Int`
print(name ?? "none")  // warning: left side of nil coalescing operator `??` has non-optional type `Strin
print(o ?? 5)
print(d["a"] ?? 0)
print(d["a", default: 2] ?? 3)  // warning: left side of nil coalescing operator `??` has non-optional type `Int`
let x = (o ?? 1) ?? 2  // warning: left side of nil coalescing operator `??` has non-optional type `Int`
print(x, o ?? nil ?? 4)
