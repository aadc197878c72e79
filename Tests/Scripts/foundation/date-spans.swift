// How long ago something was, or in how long it will be. Nothing here depends on when it runs.

import Foundation

typealias Style = Date.RelativeFormatStyle
let spans = [
  0.0, 1, -1, 29, 45, -61, 89, 90, -150, 3599, -3600, 5400, -7200, 84600, 86400, -86400, 172800, -172800, 345600,
  604800, -604800, 1_209_600, 69_120_000, -69_120_000,
]
for language in ["en_US", "en_GB", "zh_CN"] {
  for unitsStyle in [Style.UnitsStyle.wide, .abbreviated, .narrow] {
    for presentation in [Style.Presentation.numeric, .named] {
      let style = Style(presentation: presentation, unitsStyle: unitsStyle, locale: Locale(identifier: language))
      print(spans.map { Date(timeIntervalSinceNow: $0 + 0.2).formatted(style) })
    }
  }
}
print(Date.now.formatted(.relative(presentation: .named)))
print(Date(timeIntervalSinceNow: -7200).formatted(.relative(presentation: .numeric, unitsStyle: .abbreviated)))
