print(Mirror(reflecting: 1).children.count) // unsupported: Mirror
