struct Pair { var a = 1, b = 2 }

func modify(_ p: inout Pair, _ n: inout Int) {
    p.a += n
    n += 1
}

func work() {
    var p = Pair()
    modify(&p, &p.b) // error: overlapping accesses to
    var t = (1, 2)
    swap(&t.0, &t.1)
    swap(&t.0, &t.0) // error: overlapping accesses to
    var arr = [1, 2, 3]
    swap(&arr[0], &arr[1]) // error: inout writeback to
    print(p, t, arr)
}
work()
