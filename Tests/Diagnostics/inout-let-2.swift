func increment(_ n: inout Int) { n += 1 }
func exchange<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a) }

var x = 1
let y = 2
increment(&x)
exchange(&x, &y) // error: cannot pass immutable

func process(_ value: Int) {
    increment(&value) // error: cannot pass immutable
}
process(x)
print(x, y)
