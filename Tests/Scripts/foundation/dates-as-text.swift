// A date prints to the second, in Greenwich's time.

import Foundation

struct Entry { var date: Date }

for seconds in [0, 5.9, -0.5, -1, 951782400, 951868799.999, 1e9, 1.7e9, -1e10, 64092211200, -62135596800, -62135596801, -62135769600] {
  print(Date(timeIntervalSince1970: seconds))
}
for seconds in [64092211200.5, -62135769601, 4e11] { print(Date(timeIntervalSince1970: seconds)) }
var day = Date(timeIntervalSince1970: 1709078400)
for _ in 0..<4 {
  print(day, terminator: "; ")
  day += 86400
}
print()
let date = Date(timeIntervalSince1970: 5)
print("\(date)", date.description, String(describing: date), date.debugDescription)
print([date], Optional(date) as Any, ["k": date], (date, 1), Entry(date: date))
debugPrint(date, [date], Entry(date: date))
dump(date)
dump(Entry(date: date))
