// To Swift these signs are letters: what is declared here is `Title：Header`, and is no error by itself.
protocol Header {}
struct Title：Header {}
print(Title())  // error: cannot find `Title` in scope
let name = "Ming"
print(name，name)  // error: cannot find `name，name` in scope
