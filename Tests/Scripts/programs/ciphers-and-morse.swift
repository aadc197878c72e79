// Notice: ciphers behind one protocol, composed with an operator; the inverse of each undoes it.
protocol Cipher {
  func encode(_ text: String) -> String
  func decode(_ text: String) -> String
}
extension Cipher {
  func decode(_ text: String) -> String { encode(text) }
  func roundTrips(_ text: String) -> Bool { decode(encode(text)) == text }
}

extension Character {
  func shifted(by n: Int) -> Character {
    guard let code = asciiValue, isLetter else { return self }
    let base: UInt8 = isUppercase ? 65 : 97
    let place = (Int(code - base) + n % 26 + 26) % 26
    return Character(UnicodeScalar(base + UInt8(place)))
  }
}

struct Caesar: Cipher {
  var shift = 3
  func encode(_ text: String) -> String { String(text.map { $0.shifted(by: shift) }) }
  func decode(_ text: String) -> String { Caesar(shift: -shift).encode(text) }
}
struct Atbash: Cipher {
  func encode(_ text: String) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    return String(text.map { letter in letters.firstIndex(of: letter).map { letters[25 - $0] } ?? letter })
  }
}
struct Vigenere: Cipher {
  let key: String
  private func apply(_ text: String, sign: Int) -> String {
    let shifts = key.lowercased().compactMap { $0.asciiValue }.map { sign * (Int($0) - 97) }
    var place = 0
    return String(text.map { character in
      guard character.isLetter, character.isASCII else { return character }
      defer { place += 1 }
      return character.shifted(by: shifts[place % shifts.count])
    })
  }
  func encode(_ text: String) -> String { apply(text, sign: 1) }
  func decode(_ text: String) -> String { apply(text, sign: -1) }
}
struct Chain: Cipher {
  let parts: [any Cipher]
  func encode(_ text: String) -> String { parts.reduce(text) { $1.encode($0) } }
  func decode(_ text: String) -> String { parts.reversed().reduce(text) { $1.decode($0) } }
}
infix operator >>>: AdditionPrecedence
func >>> (a: any Cipher, b: any Cipher) -> Chain { Chain(parts: [a, b]) }

let text = "Attack at Dawn, Zoë!"
let ciphers: [any Cipher] = [Caesar(), Caesar(shift: -29), Atbash(), Vigenere(key: "Lemon"), Caesar() >>> Atbash()]
for cipher in ciphers {
  print(type(of: cipher), cipher.encode(text), cipher.roundTrips(text))
}
print((Caesar(shift: 13) >>> Caesar(shift: 13)).encode(text) == text, Caesar(shift: 5).decode("mjqqt"))

// Breaking Caesar by letter frequency.
func crack(_ secret: String) -> String {
  let common = Set("etaoin")
  func score(_ text: String) -> Int { text.lowercased().filter(common.contains).count }
  return (0..<26).map { Caesar(shift: $0).decode(secret) }.max { score($0) < score($1) }!
}
print(crack(Caesar(shift: 17).encode("the rain in spain stays mainly in the plain")))

// Morse: a table in one string, its inverse made from it.
let signs = "a.- b-... c-.-. d-.. e. f..-. g--. h.... i.. j.--- k-.- l.-.. m-- n-. o--- p.--. q--.- r.-. s... t- u..- "
  + "v...- w.-- x-..- y-.-- z--.. 1.---- 2..---"
let toMorse = Dictionary(uniqueKeysWithValues: signs.split(separator: " ").map { ($0.first!, String($0.dropFirst())) })
let fromMorse = Dictionary(uniqueKeysWithValues: toMorse.map { ($1, $0) })
struct Morse: Cipher {
  func encode(_ text: String) -> String {
    text.lowercased().split(separator: " ").map { $0.compactMap { toMorse[$0] }.joined(separator: " ") }
      .joined(separator: " / ")
  }
  func decode(_ text: String) -> String {
    text.split(separator: "/").map { word in String(word.split(separator: " ").map { fromMorse[String($0)] ?? "?" }) }
      .joined(separator: " ")
  }
}
let morse = Morse()
print(morse.encode("SOS we sink"), "|", morse.decode("... --- ... / -- .- -.-- / .......- 12"))
print(morse.roundTrips("all well 12"), morse.roundTrips("Capital"), signs.count, toMorse.count == fromMorse.count)
