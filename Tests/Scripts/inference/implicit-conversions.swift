// Notice: which conversions happen silently: to a superclass, to a protocol, to Any, inside arrays and functions.
protocol Sounding { var sound: String { get } }
class Animal: Sounding { var sound: String { "..." } }
class Dog: Animal { override var sound: String { "woof" } ; func fetch() -> String { "stick" } }
class Cat: Animal { override var sound: String { "meow" } }
struct Bell: Sounding { var sound = "ding" }

// A list of siblings is a list of their common superclass.
let pets = [Dog(), Cat(), Dog()]
print(type(of: pets), pets.map { $0.sound })
let mixed: [Sounding] = [Dog(), Bell()]
print(mixed.map { $0.sound }, mixed.map { "\(type(of: $0))" })

// Arrays, dictionaries and optionals are converted as a whole.
let dogs = [Dog(), Dog()]
let animals: [Animal] = dogs
let sounding: [Sounding] = animals
let things: [Any] = dogs
print(animals.count, sounding.map(\.sound), things.count, type(of: things[0]))
let maybe: Dog? = Dog()
let maybeAnimal: Animal? = maybe
print(maybeAnimal?.sound ?? "none")
let byName: [String: Sounding] = ["rex": Dog(), "door": Bell()]
print(byName.keys.sorted().map { byName[$0]!.sound })
let kennel: [String: Animal] = ["rex": Dog()] as [String: Dog]
print(kennel["rex"]!.sound)

// Function types: results go up, parameters go down.
func adopt() -> Dog { Dog() }
func listen(_ animal: Animal) -> String { "heard \(animal.sound)" }
let adoptAny: () -> Animal = adopt
let listenToDog: (Dog) -> String = listen
let both: () -> Sounding? = adopt
print(adoptAny().sound, listenToDog(Dog()), both()?.sound ?? "-")
print(dogs.map(listen))

// A function that cannot throw serves where a throwing one is wanted.
func attempt(_ body: () throws -> Int) -> Int { (try? body()) ?? -1 }
func seven() -> Int { 7 }
print(attempt(seven), attempt { 8 })

// Numbers are never converted silently: it takes an initialiser.
let apples = 3
let price = 0.5
print(Double(apples) * price, apples * Int(price * 4), Int8(truncatingIfNeeded: 300))

// Back down only with a question.
for pet in pets {
  if let dog = pet as? Dog { print(dog.fetch()) } else { print("no stick for", type(of: pet)) }
}
print(pets.compactMap { $0 as? Dog }.count, (animals as? [Dog])?.count ?? 0, (pets as? [Dog]) == nil)
print(things.first is Sounding, mixed[1] is Animal)

// A key path is accepted as a function; a range or a literal adapts itself to the parameter.
print(dogs.map(\.sound).map(\.count).allSatisfy { $0 == 4 }, [Int](1...3), Set([1, 1]).count)
let pick: (Animal) -> String = \.sound
print(pick(Cat()))
