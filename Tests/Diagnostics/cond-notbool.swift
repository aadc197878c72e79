let count = 3
let name = "Ann"
let maybe: Int? = 4

if count { print("some") } // error: cannot convert value
if name { print("named") } // error: cannot convert value
while maybe { break } // error: cannot convert value

func ready() -> Bool { true }
if ready() { print("ready") }
let label = count > 3 ? "yes" : "no"
guard count > 2 else { fatalError() }
if !name.isEmpty && count > 1 { print("both") }
print(label)
