import Stage

/// The classes that shapes are painted by, for day and night.
enum StyleSheet {
  static let family =
    "-apple-system,BlinkMacSystemFont,'SF Pro Text',Inter,'Segoe UI',Roboto,'Helvetica Neue','Noto Sans','Noto Sans CJK SC',"
    + "'PingFang SC','Microsoft YaHei',Arial,sans-serif"
  static let codeFamily = "ui-monospace,'SF Mono',Menlo,Consolas,'DejaVu Sans Mono','Noto Sans Mono CJK SC',monospace"

  static func text(for tints: [Tint]) -> String {
    """
    svg text{font-family:\(family);stroke:none}
    svg .code{font-family:\(codeFamily)}
    svg .line{fill:none;stroke-linecap:round;stroke-linejoin:round}
    svg .edge{stroke-width:1}
    svg .outline{fill:none}
    svg .thumb{fill:#fff;stroke:#00000029}
    svg .mark{fill:#fff;stroke:#fff}
    \(rules(.light, tints))
    @media (prefers-color-scheme:dark){
    \(rules(.dark, tints))
    }

    """
  }

  private static func rules(_ palette: Palette, _ tints: [Tint]) -> String {
    var rules: [String] = []
    func rule(_ name: String, _ tint: Tint) {
      rules.append("svg .\(name){fill:#\(tint.hexadecimal)}svg .\(name).line{fill:none;stroke:#\(tint.hexadecimal)}")
    }
    rule("page", palette.page)
    rule("card", palette.card)
    rule("label", palette.label)
    rule("secondary", palette.secondary)
    rule("separator", palette.separator)
    rule("fill", palette.fill)
    rule("track", palette.track)
    rule("accent", palette.accent)
    rule("accentFill", palette.accentFill)
    rules.append(
      "svg .edge{stroke:#\(palette.border.hexadecimal)}svg .outline{stroke:#\(palette.separator.hexadecimal)}")
    rules.append("svg .mark.line{fill:none;stroke:#fff}")
    for tint in tints {
      rule("t" + tint.hexadecimal, palette.readable(tint))
      rule("c" + tint.hexadecimal, palette.control(tint))
    }
    return rules.joined(separator: "\n")
  }
}
