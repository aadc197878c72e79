import Foundation
var c = PersonNameComponents(); c.givenName = "A"; c.familyName = "B"
print(c)
print(PersonNameComponents(namePrefix: "Dr", givenName: "Ann"))
print([c])
dump(c)
print(String(reflecting: c))
print(c == c, c.nickname as Any)
