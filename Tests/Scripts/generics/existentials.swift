// `any P`: mixed collections, dynamic dispatch, casts back, mutation through the box, composition, metatypes.
protocol Instrument {
  var name: String { get set }
  func play(_ note: String) -> String
  mutating func tune()
}

extension Instrument {
  func play(_ note: String) -> String { "\(name) plays \(note)" }
  func rest() -> String { "\(name) rests (extension)" }
}

struct Flute: Instrument {
  var name = "flute"
  var pitch = 440
  mutating func tune() { pitch += 2 }
  func rest() -> String { "flute rests (own)" }
}

final class Drum: Instrument {
  var name: String
  var skin = 1
  init(name: String) { self.name = name }
  func play(_ note: String) -> String { "\(name): boom" }
  func tune() { skin += 1 }
}

protocol Loud { var decibel: Int { get } }
extension Drum: Loud { var decibel: Int { 100 + skin } }

var band: [any Instrument] = [Flute(), Drum(name: "bass"), Flute(name: "piccolo")]
for player in band { print(player.play("C")) }

// A method only in the extension is chosen statically, so the existential sees the extension's.
print(Flute().rest(), "/", band[0].rest())

// Mutating a struct inside the existential changes that copy; a class is shared.
let drum = band[1] as! Drum
for index in band.indices { band[index].tune() }
let soloist = band[0]
band[0].name = "alto flute"
print(soloist.name, band[0].name, (band[0] as? Flute)?.pitch ?? 0, drum.skin)

print(band.map { $0 is Loud }, band.compactMap { ($0 as? any Loud)?.decibel })
func shout(_ item: any Instrument & Loud) -> String { "\(item.name) at \(item.decibel)" }
print(shout(drum))
if let both = band[1] as? any Instrument & Loud { print(shout(both)) }

print(band.map { String(describing: type(of: $0)) })
let kinds: [any Instrument.Type] = [Flute.self, Drum.self]
print(kinds.map { "\($0)" }, kinds[0] == Flute.self, type(of: band[1]) == Drum.self)

// Optional existentials, generic code opened over them, equality via `any Equatable`.
var guest: (any Instrument)?
print(guest?.play("D") ?? "no guest")
guest = drum
print(guest?.play("D") ?? "no guest")
func isSame<T: Equatable>(_ a: T, as other: any Equatable) -> Bool { (other as? T) == a }
let values: [any Equatable] = [1, "1", 1.0]
print(values.map { isSame($0, as: 1) }, isSame("1", as: values[1]))
