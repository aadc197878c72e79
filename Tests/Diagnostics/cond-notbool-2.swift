let count = 3
let name = "Ann"
let maybe: Int? = 4

if count > 0 { print("some") }
if !name.isEmpty { print("named") }
while maybe != nil { break }

func ready() -> Bool { true }
if ready { print("ready") } // error: cannot convert value
let label = count ? "yes" : "no" // error: cannot convert value
guard count > 2 else { fatalError() }
if !name.isEmpty && count { print("both") } // error: cannot convert value
print(label)
