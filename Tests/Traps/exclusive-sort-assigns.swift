// An array is given another value while it is sorted.
var a = ["b","a"]
a.sort { _, _ in a = []; return true } // trap
