// What collections have is one member, whichever of them it is asked of: it does not tell what a call gives.
func wide(_ x: Int) -> Int { 1 }
func wide(_ x: Int) -> String { "s" }
func wide(_ x: Int) -> [Int] { [5] }
func all() {
    let first = wide(1).first  // error: ambiguous use of `wide`
    let certain = wide(1).first!  // error: ambiguous use of `wide`
    let count = wide(1).count  // error: ambiguous use of `wide`
    let text = wide(1).description  // error: ambiguous use of `wide`
    let letter = wide(1).first?.description
    let same = wide(1).map { $0 }  // error: ambiguous use of `wide`
    print(wide(1).count)  // error: ambiguous use of `wide`
    print(wide(1).first!)  // error: ambiguous use of `wide`
    let isEmpty = wide(1).isEmpty
    let number = wide(1).first ?? 5
    if let first = wide(1).first { print(first) }  // error: ambiguous use of `wide`
}
