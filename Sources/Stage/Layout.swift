/// How the slots of a cell share its lines: which stand on which line, and how wide each is.
struct Layout {
  struct Line {
    var slots: ArraySlice<Slot>
    /// The columns of each slot, in order.
    var widths: [Int]
  }

  private(set) var lines: [Line] = []

  /// Lays `slots` out in `width` columns. Fixed parts keep their width, labels and fields give way; what still does not
  /// fit goes on to the next line.
  init(_ slots: ArraySlice<Slot>, width: Int) {
    var start = slots.startIndex
    var used = 0
    for index in slots.indices {
      let needed = min(width, slots[index].smallestWidth)
      let before = index > start ? Layout.gap(between: slots[index - 1], and: slots[index]) : 0
      if index > start && used + before + needed > width {
        close(slots[start..<index], width: width)
        start = index
        used = needed
      } else {
        used += before + needed
      }
    }
    close(slots[start...], width: width)
  }

  /// The columns that `slots` would like to have, so that none of their lines has to be broken.
  static func naturalWidth(of slots: ArraySlice<Slot>) -> Int {
    var widest = 0
    var total = 0
    for index in slots.indices {
      if slots[index].endsLine {
        widest = max(widest, total)
        total = 0
        continue
      }
      total += slots[index].naturalWidth
      if index > slots.startIndex { total += gap(between: slots[index - 1], and: slots[index]) }
    }
    return max(widest, total)
  }

  /// The columns between two neighbours; a space is its own gap, and at the end of a line there is none.
  static func gap(between left: Slot, and right: Slot) -> Int {
    left.isSpace || right.isSpace || left.endsLine ? 0 : 2
  }

  private mutating func close(_ slots: ArraySlice<Slot>, width: Int) {
    var slots = slots
    // At a break there is nothing left to hold apart; a space that leads still pushes to the right.
    if let last = slots.last, last.isSpace, slots.count > 1 { slots = slots.dropLast() }
    if slots.isEmpty { return }
    var widths = slots.map { min(width, $0.naturalWidth) }
    var total = widths.reduce(0, +)
    for index in slots.indices.dropFirst() { total += Layout.gap(between: slots[index - 1], and: slots[index]) }
    if total > width {
      shrink(slots, &widths, by: total - width)
    } else {
      Layout.stretch(slots, &widths, by: width - total)
    }
    lines.append(Line(slots: slots, widths: widths))
  }

  /// Takes `excess` columns from the flexible slots, the widest first.
  private func shrink(_ slots: ArraySlice<Slot>, _ widths: inout [Int], by excess: Int) {
    var excess = excess
    let order = widths.indices.sorted { widths[$0] > widths[$1] }
    for position in order where excess > 0 {
      let given = min(excess, max(0, widths[position] - slots[slots.startIndex + position].smallestWidth))
      widths[position] -= given
      excess -= given
    }
  }

  /// Gives what is left to the slots that are to fill the line, else to the spaces, in equal shares.
  static func stretch(_ slots: ArraySlice<Slot>, _ widths: inout [Int], by slack: Int) {
    let isFilled = slots.contains { $0.fillsLine }
    func takes(_ slot: Slot) -> Bool { isFilled ? slot.fillsLine : slot.isSpace }
    var takers = 0
    for slot in slots where takes(slot) { takers += 1 }
    var slack = slack
    for index in slots.indices where takes(slots[index]) {
      let share = slack / takers
      widths[index - slots.startIndex] += share
      slack -= share
      takers -= 1
    }
  }
}
