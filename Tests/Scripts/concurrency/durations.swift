let a = Duration.seconds(3) + .milliseconds(500)
print(a, Duration.zero, Duration.seconds(1), Duration.milliseconds(20), Duration.microseconds(5), Duration.nanoseconds(7))
print(a - .seconds(1), a * 2, a / 2, a / Duration.milliseconds(250))
print(Duration.seconds(1) < .milliseconds(1500), Duration.seconds(1) == .milliseconds(1000))
print(a.components.seconds, a.components.attoseconds)
print(Duration.seconds(2.25), Duration.seconds(0.1), Duration.milliseconds(1.5))
print(Duration.seconds(-2) - .milliseconds(250))
var t = Duration.zero
for i in 1...4 { t += .milliseconds(100 * i) }
print(t, "\(t)", t.description)
t -= .seconds(1)
t *= 3
print(t)
print([Duration.seconds(3), .milliseconds(3), .microseconds(3)].sorted())
print(max(Duration.seconds(1), .milliseconds(1001)))
print(Duration(secondsComponent: 1, attosecondsComponent: 500_000_000_000_000_000))
print(Set([Duration.seconds(1), .milliseconds(1000)]).count)
print(Duration.seconds(86400), Duration.seconds(1e6))
print(Duration.seconds(5) / 3)
