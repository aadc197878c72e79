// Initializers, computed property getters and subscripts can throw too; `try` marks each use.
enum TimeError: Error {
  case outOfRange(field: String, value: Int)
  case syntax(String)
}

struct ClockTime: CustomStringConvertible {
  let hour: Int
  let minute: Int

  init(hour: Int, minute: Int) throws {
    guard (0..<24).contains(hour) else { throw TimeError.outOfRange(field: "hour", value: hour) }
    guard 0..<60 ~= minute else { throw TimeError.outOfRange(field: "minute", value: minute) }
    self.hour = hour
    self.minute = minute
  }

  init(_ text: String) throws {
    let parts = text.split(separator: ":").map(String.init)
    guard parts.count == 2, let hour = Int(parts[0]), let minute = Int(parts[1]) else {
      throw TimeError.syntax(text)
    }
    try self.init(hour: hour, minute: minute)
  }

  var description: String { "\(hour)h\(minute < 10 ? "0" : "")\(minute)" }
}

struct Diary {
  private var entries: [Int: String] = [8: "coffee", 12: "lunch"]

  struct Empty: Error { let hour: Int }

  subscript(time: ClockTime) -> String {
    get throws {
      guard let entry = entries[time.hour] else { throw Empty(hour: time.hour) }
      return entry
    }
  }

  var evening: String {
    get throws { try self[ClockTime(hour: 20, minute: 0)] }
  }
}

for text in ["8:05", "23:59", "24:00", "7:75", "noon", "1:2:3"] {
  do {
    print(try ClockTime(text))
  } catch TimeError.outOfRange(let field, let value) {
    print("\(field) \(value) is out of range")
  } catch TimeError.syntax(let text) {
    print("cannot read '\(text)'")
  }
}

let diary = Diary()
print(try diary[ClockTime("8:30")])
print((try? diary[ClockTime("9:30")]) ?? "free at nine")
do { print(try diary.evening) } catch let empty as Diary.Empty { print("free at", empty.hour) }
print((try? ClockTime("12:00")).flatMap { try? diary[$0] } ?? "-")
