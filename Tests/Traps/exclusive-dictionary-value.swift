// A value of a dictionary is lent behind a question: so is the dictionary.
var d = ["a": [1]]
func loan(_ a: inout [Int], _ f: () -> Void) { a.append(1); f() }
loan(&d["a"]!) { d["b"] = [] } // trap
