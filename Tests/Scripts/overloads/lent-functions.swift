// A function that is lent fits only what does not keep it.
func use(_ f: (Int) -> Int) -> Int { [1].lazy.map(f).first! }
print(use { $0 })
