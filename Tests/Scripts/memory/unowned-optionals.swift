// An unowned reference may be an optional one: that it is nil is no mistake.
class Owner {
  var name = "owner"
}

class Pet {
  unowned var owner: Owner?
  unowned let first: Owner?
  init(_ owner: Owner?) {
    self.owner = owner
    first = owner
  }
}

struct Card {
  unowned var owner: Owner?
}

unowned var nobody: Owner?
print(nobody == nil, nobody?.name as Any)
let owner = Owner()
nobody = owner
print(nobody!.name)
let pet = Pet(nil)
print(pet.owner == nil, pet.first?.name ?? "none")
pet.owner = owner
print(pet.owner!.name, Pet(owner).first!.name)
pet.owner = nil
print(pet.owner as Any)
var card = Card()
print(card.owner == nil)
card.owner = owner
print(card.owner === owner)

protocol Named: AnyObject { var name: String { get } }
extension Owner: Named {}
class Label {
  unowned var named: (any Named)?
}
let label = Label()
print(label.named == nil)
label.named = owner
print(label.named?.name ?? "none")

func later(_ owner: Owner?) -> () -> String {
  { [unowned owner] in owner?.name ?? "none" }
}
print(later(nil)(), later(owner)())
