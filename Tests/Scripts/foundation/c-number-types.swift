import Foundation
func t<T>(_ x: T) { print(T.self) }
t(INT8_MAX); t(INT16_MAX); t(UINT16_MAX); t(LLONG_MAX); t(LONG_MAX); t(llround(1.5)); t(lrint(2.5)); t(lround(2.5)); t(ilogb(2.0)); t(frexp(2.0)); t(modf(2.0)); t(EXIT_SUCCESS); t(_IONBF); t(STDIN_FILENO); t(stdout); t(M_PI_2)
print(fputs("x", stdout), modf(-2.5), frexp(-0.3), ilogb(0.3), ldexp(3.0, -2), lround(-2.5), remainder(5.5, 2))
