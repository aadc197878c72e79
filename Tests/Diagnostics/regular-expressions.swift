let a = #/(a/#  // error: cannot parse regular expression: expected ')'
let b = #/a**/#  // error: cannot parse regular expression: quantifier '*' must appear after expression
let c = #/[a/#  // error: cannot parse regular expression: expected ']'
let d = #/\q/#  // error: cannot parse regular expression: invalid escape sequence '\q'
let e = #/a)/#  // error: cannot parse regular expression: closing ')' does not balance any groups openings
let f = ##/a/#b/##
let g = #/(?<=a)b/#  // error: cannot parse regular expression: lookbehind is not currently supported
let h = #/(?<a>x)(y)?/#
if let match = "xy".firstMatch(of: h) {
  print(match.b)  // error: has no member `b`
  let n: Int = match.a  // error: cannot convert value of type `Substring` to specified type `Int`
  print(n)
}
let k: Regex<(Substring, Substring)> = h  // error: cannot convert value of type `Regex<(Substring, a: Substring, Substring?)>`
print(a, b, c, d, e, f, g, k)
