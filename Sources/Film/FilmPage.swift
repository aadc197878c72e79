import Stage

extension Film {
  /// The film as a page of its own: a zoetrope that is turned, or, where no script may run, all frames below each other.
  public func html(_ album: Album) -> String {
    var tints = Canvas()
    let sections = reels.indices.map { section($0, album, &tints) }
    let title = escaped(name)
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'; \
      script-src 'unsafe-inline'">
      <title>\(title)</title>
      <style>
      \(StyleSheet.text(for: tints.tints))\(PageStyle.text)</style>
      </head>
      <body>
      <svg class="pictures" width="0" height="0" aria-hidden="true" focusable="false">\(album.definitions)</svg>
      <header>
      <h1>\(title)</h1>
      <p>\(escaped(summary))</p>
      \(omission.map { "<p class=\"omission\">\($0)</p>\n" } ?? "")\
      </header>
      <main>
      \(sections.joined())</main>
      <script>
      \(PageScript.text)</script>
      </body>
      </html>

      """
  }

  private func section(_ number: Int, _ album: Album, _ tints: inout Canvas) -> String {
    let reel = reels[number]
    let cards = reel.frames.map { Card($0, of: reel.kind, album) }
    for card in cards { tints.add(tintsOf: card.canvas) }
    let items = cards.indices.map { item(reel, $0, cards[$0]) }
    return """
      <section class="reel" aria-labelledby="reel-\(number)">
      <h2 id="reel-\(number)">\(escaped(reel.heading))</h2>
      <p class="summary">\(escaped(reel.summary))</p>
      <div class="columns">
      <div class="show">
      <ol class="frames">
      \(items.joined())</ol>
      </div>
      \(source(of: reel))</div>
      </section>

      """
  }

  private func item(_ reel: Reel, _ index: Int, _ card: Card) -> String {
    let frame = reel.frames[index]
    let caption = reel.caption(index)
    let event = frame.event.isEmpty ? "" : " <code class=\"event\">\(escaped(frame.event))</code>"
    var after = ""
    if !frame.printedLines.isEmpty {
      after += "<pre class=\"printed\" aria-label=\"printed before this frame\">"
      after += frame.printedLines.map { escaped(line: $0) }.joined(separator: "\n") + "</pre>\n"
    }
    if index > 0, reel.kind != .drawings, reel.gap(before: index) == 0 {
      let changes = frame.changes(since: reel.frames[index - 1])
      let words = changes.isEmpty ? ["nothing looks different"] : changes
      after += "<ul class=\"changes\" aria-label=\"what has changed\">\n"
      after += words.map { "<li>\(escaped($0))</li>\n" }.joined() + "</ul>\n"
    }
    return """
      <li class="frame">
      <h3>\(escaped(caption))\(event)</h3>
      <svg viewBox="0 0 \(Card.width) \(card.height)" width="\(Card.width)" height="\(card.height)" role="img" \
      aria-label="\(escaped("\(caption): \(frame.words)"))">
      \(card.canvas.markup)</svg>
      \(after)</li>

      """
  }

  /// The declaration beside the frames, each line with its number.
  private func source(of reel: Reel) -> String {
    guard let listing = reel.source, !listing.lines.isEmpty else { return "" }
    let lines = listing.lines.enumerated().map { index, line in
      "<span class=\"line\" data-number=\"\(listing.firstLine + index)\">\(escaped(line: line))</span>"
    }
    let name = listing.file.split(separator: "/").last.map(String.init) ?? listing.file
    return """
      <aside class="source" aria-label="source">
      <h3>\(escaped(name))</h3>
      <pre tabindex="0"><code>\(lines.joined(separator: "\n"))</code></pre>
      </aside>

      """
  }
}
