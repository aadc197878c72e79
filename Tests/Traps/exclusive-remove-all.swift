// A closure in a statement that is written in place of its call reads the array that it is taken out of.
var a = [1,2,3]
a.removeAll { $0 == a.count } // trap
