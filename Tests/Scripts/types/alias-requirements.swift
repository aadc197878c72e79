// What a type alias asks of what it is given.
typealias Pair<T> = (T, T) where T: Equatable
typealias Keyed<K, V> = Dictionary<K, [V]> where K: Hashable, V: Comparable
let p: Pair<Int> = (1, 2)
let k: Keyed<String, Int> = ["a": [1]]
print(p, k)
