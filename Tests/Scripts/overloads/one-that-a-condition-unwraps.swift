func f() -> Int { 1 }
func f() -> Int? { 2 }
if let x = f() { print(x) }
guard let y = f() else { fatalError() }
print(y)
while let z = f() { print(z); break }
print(f()?.description ?? "none")
