// Notice: Dijkstra over a map read from text; distances in a dictionary, the route rebuilt backwards.
struct Road { let to: String, minutes: Int }

struct RoadMap {
  private var roads: [String: [Road]] = [:]
  enum ParseError: Error, CustomStringConvertible {
    case badLine(Int, String)
    var description: String {
      switch self { case let .badLine(number, text): return "line \(number) is odd: \(text)" }
    }
  }
  init(_ text: String) throws {
    for (number, line) in text.split(separator: "\n").enumerated() {
      let words = line.split(whereSeparator: { $0 == " " || $0 == "-" }).map(String.init)
      guard words.count == 3, let minutes = Int(words[2]), minutes >= 0 else {
        throw ParseError.badLine(number + 1, String(line))
      }
      roads[words[0], default: []].append(Road(to: words[1], minutes: minutes))
      roads[words[1], default: []].append(Road(to: words[0], minutes: minutes))
    }
  }
  var towns: [String] { roads.keys.sorted() }

  typealias Visit = (minutes: Int, from: String?)
  func distances(from start: String) -> [String: Visit] {
    var best: [String: Visit] = [start: (0, nil)]
    var open: Set<String> = [start]
    while let town = open.min(by: { (best[$0]!.minutes, $0) < (best[$1]!.minutes, $1) }) {
      open.remove(town)
      for road in roads[town] ?? [] {
        let minutes = best[town]!.minutes + road.minutes
        if let known = best[road.to], known.minutes <= minutes { continue }
        best[road.to] = (minutes, town)
        open.insert(road.to)
      }
    }
    return best
  }

  func route(_ start: String, _ goal: String) -> (path: [String], minutes: Int)? {
    let best = distances(from: start)
    guard let end = best[goal] else { return nil }
    let path = sequence(first: goal) { best[$0]?.from }
    return (path.reversed(), end.minutes)
  }
}

let text = """
  Ulm-Aalen 50
  Ulm-Biberach 40
  Aalen-Crailsheim 35
  Biberach-Crailsheim 60
  Crailsheim-Dinkelsbuehl 20
  Aalen-Dinkelsbuehl 45
  Sylt-Amrum 90
  """
do {
  let map = try RoadMap(text)
  print(map.towns.count, "towns")
  for goal in ["Dinkelsbuehl", "Crailsheim", "Ulm", "Sylt"] {
    if let (path, minutes) = map.route("Ulm", goal) {
      print(path.joined(separator: " > "), "in \(minutes / 60)h \(minutes % 60)m")
    } else {
      print("no road to", goal)
    }
  }
  let table = map.distances(from: "Biberach")
  for town in map.towns { print(town, table[town].map { "\($0.minutes) via \($0.from ?? "-")" } ?? "unreachable") }
  let far = table.max { $0.value.minutes < $1.value.minutes }
  print("farthest:", far?.key ?? "?")
} catch {
  print(error)
}
for broken in ["Ulm Aalen", "Ulm-Aalen 5\nUlm-Aalen soon", "A-B -4"] {
  do { print(try RoadMap(broken).towns) } catch { print("refused:", error) }
}
