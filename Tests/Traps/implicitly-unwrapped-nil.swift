var name: String!
print(name == nil)
print(name.count) // trap
