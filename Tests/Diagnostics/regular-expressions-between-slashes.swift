print("abc".firstMatch(of: /b"/))  // error: a regular expression between bare slashes needs Swift 6
let parts = "a,b".split(separator: /,\s*/)  // error: a regular expression between bare slashes needs Swift 6
let half = 6 / 2 / 1
print(parts, half)
