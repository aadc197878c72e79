// Row 28: a witness that calls the default it shadows through the existential calls itself.
protocol A { var text: String { get } }
extension A { var text: String { "default" } }
struct S: A { var text: String { "own " + (self as any A).text } } // trap
print("asking")
print(S().text)
