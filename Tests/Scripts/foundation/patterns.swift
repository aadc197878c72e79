// Regular expressions in searching and replacing; comparing numbers in text; text in addresses; text as an object.
import Foundation
func r(_ s: String, _ p: String, _ t: String, _ o: String.CompareOptions = []) -> String { s.replacingOccurrences(of: p, with: t, options: o.union(.regularExpression)) }
print(r("2024-01-31 and 2023-12-25", "(\\d{4})-(\\d{2})-(\\d{2})", "$3.$2.$1"))
print(r("aaa bbb", "a*", "x"), r("abc", "", "-"), r("Hello World", "o", "0"), r("hello", "L+", "*", .caseInsensitive))
print(r("foo.bar", "\\.", "\\$"), r("a1b22", "[0-9]+?", "#"), r("<b>x</b><i>y</i>", "<.*?>", ""), r("<b>x</b>", "<.*>", ""))
print(r("cat concat cat", "\\bcat\\b", "dog"), r("  a   b ", "\\s+", " "), r("abab", "(ab)\\1", "x"), r("color colour", "colou?r", "c"))
print(r("line1\nline2", "^l", "L"), r("x(y)", "[()]", "|"), r("a-b_c", "[^a-z]", ""), r("aXbX", "(?:a|b)X", "."), r("[", "[", "x"), r("tel: +49 30", "[^\\d+]", ""))
if let m = "order 66 now 77".range(of: "[0-9]+", options: .regularExpression) { print("order 66 now 77"[m]) }
print("abc".range(of: "^[a-z]{2,3}$", options: .regularExpression) != nil, "abcd".range(of: "^[a-z]{2,3}$", options: .regularExpression) != nil, "x".range(of: "y|z", options: .regularExpression) == nil)
let mail = "[A-Z0-9._%+-]+@[A-Z0-9.-]+\\.[A-Z]{2,}"
print("me@example.com".range(of: mail, options: [.regularExpression, .caseInsensitive]) != nil, "me@example".range(of: mail, options: [.regularExpression, .caseInsensitive]) != nil)
print("1st x1y 2nd o'clock a_b".capitalized, "ab12".capitalized)
print("file10".compare("file9", options: .numeric).rawValue, "a01".compare("a1", options: .numeric).rawValue, "a".compare("B", options: .caseInsensitive).rawValue)
print("a b/c?d=é&x".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!, "a b/ü".addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)!, "%41%zz".removingPercentEncoding as Any, "%C3%A9%2".removingPercentEncoding as Any, "%C3%A9".removingPercentEncoding!)
let n = "12.5e1 apples" as NSString
print(n, n.doubleValue, n.integerValue, n.length, ("abc" as NSString).doubleValue, (" -7x" as NSString).integerValue, ("x" as NSString) == ("x" as NSString), (".5" as NSString).floatValue)
print("ab ab".range(of: "ab", options: [], range: "ab ab".index(after: "ab ab".startIndex)..<"ab ab".endIndex).map { "ab ab".distance(from: "ab ab".startIndex, to: $0.lowerBound) } as Any)
print(ComparisonResult.orderedAscending.rawValue, ComparisonResult(rawValue: 1) == .orderedDescending)
