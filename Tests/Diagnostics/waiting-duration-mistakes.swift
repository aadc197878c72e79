let d: Duration = 5  // error: cannot convert value of type `Int` to specified type `Duration`
let e = Duration.seconds(1) + 2  // error: cannot convert value of type `Int` to expected argument type `Duration`
let f = Duration.minutes(3)  // error: type `Duration` has no member `minutes`
print(Duration.seconds(1) * Duration.seconds(2), d, e, f)  // error: binary operator `*` cannot be applied to two `Duration` operands
