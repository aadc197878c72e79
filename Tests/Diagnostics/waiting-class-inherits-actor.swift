actor Base {
    var n = 0
}
class Child: Base {  // error: inheritance from a final class `Base`
    var m = 1
}
