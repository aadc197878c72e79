protocol P { static var name: String { get } }
print(P.name) // error: name
