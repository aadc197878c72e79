import Foundation

// Numbers as a locale writes them: `String(format:locale:)`, and what is to be given to it.
let values = [0, 7, -7, 1234, -1_234_567]
for format in ["%d", "%5d", "%05d", "%-10d|", "%+d", "% d", "%u", "%.8d", "%x"] {
  print(format, values.map { String(format: format, locale: Locale(identifier: "en_US"), $0) })
}
let fractions = [0, 0.5, -1.25, 1234.5678, -1_234_567.891, 1e-7, 1e20, .infinity, .nan]
for format in ["%f", "%.0f", "%010.2f", "%-12.2f|", "%+.2f", "%.2e", "%g", "%a"] {
  print(format, fractions.map { String(format: format, locale: Locale(identifier: "de_DE"), $0) })
}
print(String(format: "%d %.2f", locale: Locale(identifier: "en_US_POSIX"), 1_234_567, 1234.5))
print(String(format: "%d %.2f", locale: nil, 1_234_567, 1234.5))
print(String(format: "%2$d of %1$@", locale: .current, arguments: ["x", 12345]))
print(String.localizedStringWithFormat("%d files, %.1f %%", 12345, 99.5))
print(String(format: "%d %d %@", true, false, "a" as NSString))
