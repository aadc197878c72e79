// A key path into a tuple, in a closure whose type is found out on the way.
let w = [[(day: "M", deg: 1)]]
print(w.map { $0.map(\.day) })
