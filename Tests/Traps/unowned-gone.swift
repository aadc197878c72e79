class Owner { let name = "owner" }
class Card { unowned let owner: Owner; init(_ o: Owner) { owner = o } }
func make() -> Card { Card(Owner()) }
let card = make()
print("made")
print(card.owner.name) // trap: whose object is gone
