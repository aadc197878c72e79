// A class hierarchy composed from traits.
protocol GunTrait { func shoot() -> String }
extension GunTrait { func shoot() -> String { "pew" } }
protocol HealthTrait: AnyObject { var health: Int { get set } }
extension HealthTrait {
  func hit(_ n: Int) { health -= n }
  var isAlive: Bool { health > 0 }
}
protocol MovementTrait { var position: Int { get set } ; mutating func move(_ n: Int) }
extension MovementTrait { mutating func move(_ n: Int) { position += n } }
protocol RenderTrait { var sprite: String { get } }
class GameObject {
  var name: String
  init(_ name: String) { self.name = name }
}
class ZapMonster: GameObject, GunTrait, RenderTrait, HealthTrait, MovementTrait {
  var health = 10
  var position = 0
  var sprite: String { "Z" }
}
class Boss: ZapMonster {
  override var sprite: String { "B" }
  func shoot() -> String { "boom" }
}
class Castle: GameObject, GunTrait, RenderTrait {
  var sprite: String { "C" }
  func shoot() -> String { "arrow" }
}
var zap = ZapMonster("zap")
zap.hit(3)
zap.move(4)
print(zap.name, zap.health, zap.isAlive, zap.position, zap.shoot(), zap.sprite)
let boss = Boss("boss")
boss.hit(30)
print(boss.isAlive, boss.shoot(), boss.sprite)
let shooters: [any GunTrait] = [zap, boss, Castle("castle")]
for shooter in shooters { print(shooter.shoot()) }
let objects: [GameObject & RenderTrait] = [zap, boss, Castle("keep")]
for object in objects { print(object.name, object.sprite) }
for object in objects {
  if let alive = object as? any HealthTrait { print(object.name, alive.health) }
}
