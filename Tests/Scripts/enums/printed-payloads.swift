// A tuple that is all of a payload shows its parentheses once.
enum E { case one((String, Int)), two(a: (Int, Int)), three((x: Int, y: Int)), four((Int, Int), Int), five(a: Int), six(Int), seven((Int, (Int, Int))), eight(()) , nine(a: Int?)}
print(E.one(("a", 1)), E.two(a: (1, 2)), E.three((x: 1, y: 2)), E.four((1, 2), 3), E.five(a: 3), E.six(1), E.seven((1, (2, 3))), E.eight(()), E.nine(a: nil))
print([E.one(("a", 1))], Optional((1, 2)) as Any, [Optional((1, 2))])
indirect enum T { case node((T, T)?), leaf((Int, Int)) }
print(T.node((.leaf((1, 2)), .node(nil))))
