var prices: [String: Double] = [:]
prices["a"] = abs((7e-3).rounded(.towardZero))
prices["b"] = abs((2.5).rounded())
prices["c"] = max((1.5).rounded(.up), 1)
print(prices["a"]!, prices["b"]!, prices["c"]!)
