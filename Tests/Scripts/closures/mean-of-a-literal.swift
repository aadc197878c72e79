let avg = [1, 2].map(Double.init).reduce(0, +) / 2
print(avg, [1, 2, 4].map(Double.init).reduce(0, +) / 3)
func b(_ j: any Sendable) -> Bool { true }
print(b(["title": "eggs"]), b([1]))
