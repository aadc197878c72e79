class Room { var size = 3; var tenant: Person? }
class Person { var pet: Pet?; var name = "p" }
class Pet { var age = 2; func feed(_ n: Int) -> Int { n + age } }

let room = Room()
let a: Int = room.tenant?.pet?.age // error: value of optional
print(room.tenant.name) // error: value of optional
let b = room.tenant?.pet.age // error: value of optional
let c = room.tenant?.pet?.feed(2) ?? 0
let d = room.tenant!.pet!.age + c
if let g = room.tenant?.pet?.age, g > 3 { print("old") }
let names: [String?] = ["a", nil]
for n in names { print(n ?? "?") }
let upper = names.map { $0?.uppercased() }
print(a, d)
