import Glibc

// program-generator lattice SEED COUNT DIRECTORY   likewise, small ones about which of several meanings a name has
// program-generator write SEED COUNT DIRECTORY     a file SEED.swift for every seed
// program-generator reduce FILE COMMAND            drops what it can from FILE while COMMAND succeeds
func fail(_ words: String) -> Never {
  fputs("program-generator: \(words)\n", stderr)
  exit(64)
}

func write(_ text: String, to path: String) {
  guard let file = fopen(path, "w") else { fail("cannot write \(path)") }
  fputs(text, file)
  fclose(file)
}

let arguments = CommandLine.arguments.dropFirst()
switch arguments.first {
case "write" where arguments.count == 4, "lattice" where arguments.count == 4:
  guard let seed = UInt64(arguments[2]), let count = UInt64(arguments[3]) else { fail("no numbers") }
  for seed in seed..<seed + count {
    var lattice = Lattice(seed: seed)
    let text = arguments.first == "lattice" ? lattice.program() : Generator(seed: seed).program()
    write(text, to: "\(arguments[4])/\(seed).swift")
  }
case "reduce" where arguments.count == 3:
  var reducer = Reducer(path: arguments[2], command: arguments[3])
  reducer.run()
default: fail("write or lattice SEED COUNT DIRECTORY, or reduce FILE COMMAND")
}
