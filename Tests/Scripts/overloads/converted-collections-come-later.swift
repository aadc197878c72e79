let ai = [1]
func g<T>(_ x: T?) -> String { "T?" }
func g<T>(_ x: [T?]) -> String { "[T?]" }
print(g(ai))
func h<T>(_ x: [T?]) -> String { "[T?]" }
func h<T>(_ x: [T]?) -> String { "[T]?" }
print(h(ai))
func f(_ x: Any?) -> String { "Any?" }
func f<T>(_ x: [T?]) -> String { "[T?]" }
print(f(ai))
func k<T>(_ x: T??) -> String { "T??" }
func k<T>(_ x: [T?]) -> String { "[T?]" }
print(k(ai))
