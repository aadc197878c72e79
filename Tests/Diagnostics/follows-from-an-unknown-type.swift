protocol Animal { var name: String { get } }
protocol Pet: Animla { var owner: String { get } }  // error(zoetrope): cannot find type `Animla` in scope
struct Cat: Pet { let name = "cat"; let owner = "Ada" }
func tag<T: Animal>(_ animal: T) -> String { animal.name }
print(tag(Cat()))  // and not that `Cat` is no animal
func boxed(@Linse _ content: () -> String) -> String { content() }  // error: unknown attribute `Linse`
print(boxed {})
let number = 3
print(number.lenght)  // error: value of type `Int` has no member `lenght`
print(number.lenght + 1)  // error: has no member `lenght`
