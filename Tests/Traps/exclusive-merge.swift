// The same of a dictionary that others are merged into.
var d = ["a": 1]
d.merge(["a": 2]) { x, y in d.count } // trap
