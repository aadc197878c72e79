class Room { var size = 3; var tenant: Person? }
class Person { var pet: Pet?; var name = "p" }
class Pet { var age = 2; func feed(_ n: Int) -> Int { n + age } }

let room = Room()
let a: Int? = room.tenant?.pet?.age
print(room.tenant?.name ?? "none")
let b = room.tenant?.pet?.age
let c = room.tenant?.pet?.feed(2) ?? 0
let d = room.tenant!.pet!.age + c
if room.tenant?.pet?.age > 3 { print("old") } // error: value of optional type `Int?` must be unwrapped to a value of type `Int`
let names: [String?] = ["a", nil]
for n in names { print(n.count) } // error: value of optional
let upper = names.map { $0.uppercased() } // error: value of optional
print(a, d)
