func load() async -> Int { 1 } // unsupported: async
print("x")
