// Monsters: traits instead of a tree of classes, and a castle that shoots too.
//
// Notice: a castle is no monster, yet it shoots too. In a tree of classes the gun would have to move up to GameObject,
// and every tree would be armed; here it is a trait, and the first line of a class says all that it can do. Each trait
// of this script puts its own piece into the cell of whoever has it.

import Presentables

class GameObject: TextPresentable {
  let name: String
  init(name: String) { self.name = name }
  var text: String { name }
}

protocol GunTrait: AnyObject {
  var ammo: Int { get set }
  var damage: Int { get }
}

protocol HealthTrait: AnyObject {
  var health: Int { get set }
}

protocol MovementTrait: AnyObject {
  var position: Int { get set }
}

protocol RenderTrait: ImagePresentable {
  var sprite: String { get }
}

extension GunTrait {
  var damage: Int { 1 }

  func shoot(at target: any HealthTrait) {
    guard ammo > 0 else {
      print("click")
      return
    }
    ammo -= 1
    target.takeHit(of: damage)
  }
}

extension HealthTrait {
  func takeHit(of damage: Int) { health = max(0, health - damage) }
}

extension MovementTrait {
  func move(by steps: Int) { position += steps }
}

extension RenderTrait {
  var imageName: String { sprite + ".png" }
}

class ZapMonster: GameObject, GunTrait, RenderTrait, HealthTrait, MovementTrait {
  var ammo = 9
  var health = 5
  var position = 0
  let sprite = "zap"
}

class Castle: GameObject, GunTrait, RenderTrait, HealthTrait {
  var ammo = 1
  var health = 8
  let damage = 3
  let sprite = "castle"
}

contribute { (body: any HealthTrait) in
  [.label(String(repeating: "♥", count: body.health), color: .red)]
}
contribute { (shooter: any GunTrait) in [.label("ammo \(shooter.ammo)")] }
contribute { (walker: any MovementTrait) in [.space, .label("at \(walker.position)", color: .gray)] }

let zap = ZapMonster(name: "Zap")
let castle = Castle(name: "Castle")
let zapCell = show(zap)
let castleCell = show(castle)

zap.move(by: 4)
zap.shoot(at: castle)
castle.shoot(at: zap)
castle.shoot(at: zap)
zapCell.refresh()
castleCell.refresh()

let objects: [GameObject] = [zap, castle, GameObject(name: "Tree")]
for object in objects {
  let gun = object is any GunTrait ? "shoots" : "is peaceful"
  let legs = object as? any MovementTrait
  print("\(object.name) \(gun) and \(legs == nil ? "stays" : "walks")")
}
