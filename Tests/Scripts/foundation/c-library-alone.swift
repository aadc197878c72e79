#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif
print(cos(0.0), pow(2.0, 10.0), sqrt(16.0), floor(2.7), fabs(-2.5), Glibc.pow(3.0, 2))
srand48(42)
print(drand48(), lrand48(), mrand48())
print(rand(), random())
var place = time_t()
print(time(nil) > 0, time(&place) == place, clock() >= 0, CLOCKS_PER_SEC)
var day = timeval()
gettimeofday(&day, nil)
var moment = timespec()
clock_gettime(CLOCK_MONOTONIC, &moment)
print(day.tv_sec > 0, moment.tv_sec > 0)
// What a script calls its own goes first.
func random() -> Int { 4 }
print(random())
struct Angle {
  func sin(_ x: Int) -> Int { x }
  func both() -> Int { sin(3) }
}
print(Angle().both())
let s = "añc"
print(s.utf8CString, s.withCString { strlen($0) }, String(cString: strdup(s)!))
print(s.withCString { $0.pointee }, s.withCString { String(cString: $0) }, getenv("NOT SET AT ALL") == nil)
puts("bye")
exit(0)
