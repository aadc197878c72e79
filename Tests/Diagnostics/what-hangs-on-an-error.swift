// What is made of something wrong is not told of again: elements, what closures and key paths take from them, cases of a subject.
struct Song {
  var year = 1, title = "a"
}
let songs = [Song(title: "b"), Song(yera: 1)]  // error: incorrect argument label in call (have `(yera:)`, expected `(year:title:)`)
print(songs.sorted { $0.year < $1.year })
songs.forEach { print($0.year + 1) }
let total = songs.reduce(0) { $0 + $1.year }
let next: [Int] = songs.map { song in
  let year = song.year
  return year + 1
}
print(total, next)
switch unknown {  // error: cannot find `unknown` in scope
case .loading: print(1)
case .failed(let error): print(error)
default: break
}
func report(_ write: (Int) -> Void) { write(1) }
report { number in
  switch other {  // error: cannot find `other` in scope
  case .done: print(number)
  default: break
  }
}
