// Groups spoken of by number before they are there, and by name in other ways.
print("ab".contains(#/\2?(a)(b)/#), "aa".contains(#/(?P<n>a)(?P=n)/#), "a".wholeMatch(of: #/(?'n'a)/#)!.n, "\u{f}".contains(#/\o{17}/#))
print("a-z]".matches(of: #/[a\-z\]]/#).count, "+-".matches(of: #/[+-]/#).count, "x-".matches(of: #/[-x]/#).count, "a0".matches(of: #/[\w-]/#).count)
