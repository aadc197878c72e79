func h(_ g: () -> Int, _ k: (() -> Int) -> Int) -> Int { k(g) }  // error: passing non-escaping parameter `g` to a call of a non-escaping parameter can allow re-entrant modification of a variable
func i(_ g: () -> Int, _ k: (() -> Int) -> Int) -> Int {
  let both = g
  return k(both) + k { 3 }
}
