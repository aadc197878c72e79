func increment(_ n: inout Int) { n += 1 }
func exchange<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a) }

var x = 1
let y = 2
increment(&x)
increment(&y) // error: cannot pass immutable
increment(&5) // error: cannot pass immutable
increment(x) // error: passing value of

func process(_ value: Int) {
    print(value)
}
process(x)
print(x, y)
