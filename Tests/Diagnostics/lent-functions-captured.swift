func lend(_ f: (() -> Int) -> Void) { f { 3 } }
lend { g in
  let k = {  // error: escaping closure captures non-escaping parameter `g`
    g()
  }
  print(k())
}
let c: ((Int) -> Int, (Int) -> Int) -> (Int) -> Int = { f, g in { g(f($0)) } }  // error: escaping closure captures non-escaping parameter `g`
