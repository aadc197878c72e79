/// What a terminal shows of the block that is edited. Each change is one text that is sent, with only the rows that have changed.
struct BlockView {
  private var shown: [ScreenRow] = []
  private var cursorRow = 0
  private var cursorColumn = 0
  /// The first row of the layout that is in the window, where not all of it is.
  private var top = 0

  /// What makes the terminal show a layout.
  ///
  /// - Parameter height: the rows of the window.
  mutating func show(_ layout: BlockLayout, height: Int) -> [UInt8] {
    let height = max(1, height)
    top = min(max(top, layout.cursorRow - height + 1), layout.cursorRow, max(0, layout.rows.count - height))
    return change(
      to: Array(layout.rows[top..<min(layout.rows.count, top + height)]), layout.cursorRow - top, layout.cursorColumn,
      layout.columns)
  }

  /// What leaves a layout on the screen, all of it, with the cursor below it.
  mutating func leave(_ layout: BlockLayout, height: Int) -> [UInt8] {
    var output: [UInt8] = []
    if layout.rows.count > height || top > 0 { output += erase() }
    output += change(to: layout.rows, layout.rows.count - 1, 0, layout.columns)
    output += Array("\r\n".utf8)
    forget()
    return output
  }

  /// The cursor is at the beginning of a row of which nothing is known.
  mutating func forget() {
    shown = []
    cursorRow = 0
    top = 0
  }

  /// What takes everything from the screen that was shown.
  mutating func erase() -> [UInt8] {
    let output = up(cursorRow) + Array("\r\u{1b}[J".utf8)
    forget()
    return output
  }

  /// The window has another width, and the terminal has wrapped what it shows anew.
  mutating func rewrap(columns: Int) {
    var above = 0
    var width = 0
    for (index, row) in shown.enumerated() {
      width += row.width
      if index == cursorRow {
        above += (width - row.width + cursorColumn) / columns
        break
      }
      if !row.wraps {
        above += max(1, (width + columns - 1) / columns)
        width = 0
      }
    }
    cursorRow = above
  }

  // MARK: Changing

  private mutating func change(to rows: [ScreenRow], _ row: Int, _ column: Int, _ columns: Int) -> [UInt8] {
    var output: [UInt8] = []
    /// The row above has just been written, and the terminal wraps by itself.
    var isWrapping = false
    for (index, new) in rows.enumerated() {
      let isOld = !isWrapping && index < shown.count && shown[index] == new
      if isOld { continue }
      if !isWrapping {
        output += move(to: index)
        output.append(UInt8(ascii: "\r"))
      }
      cursorRow = index
      // What stood there may show between the columns that a terminal thinks a character takes, and those it does take.
      if new.isUncertain { output += Array("\u{1b}[K".utf8) }
      output += new.bytes
      if new.width < columns { output += Array("\u{1b}[K".utf8) }
      isWrapping = new.wraps && index + 1 < rows.count && rows[index + 1].width > 0
      if index < shown.count { shown[index] = new } else { shown.append(new) }
    }
    if shown.count > rows.count {
      output += move(to: rows.count) + Array("\r\u{1b}[J".utf8)
      shown.removeLast(shown.count - rows.count)
    }
    output += move(to: row)
    cursorColumn = column
    output.append(UInt8(ascii: "\r"))
    if column > 0 { output += Array("\u{1b}[\(column)C".utf8) }
    return output
  }

  private mutating func move(to row: Int) -> [UInt8] {
    defer { cursorRow = row }
    if row <= cursorRow { return up(cursorRow - row) }
    // Below what is shown there may be no row yet.
    let last = max(shown.count - 1, cursorRow)
    let down = min(row, last) - cursorRow
    var output = down > 0 ? Array("\u{1b}[\(down)B".utf8) : []
    for _ in min(row, last)..<row { output += Array("\r\n".utf8) }
    return output
  }

  private func up(_ count: Int) -> [UInt8] { count > 0 ? Array("\u{1b}[\(count)A".utf8) : [] }
}
