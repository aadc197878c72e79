print(1 +++ 2) // error: +++
print(2 ** 3) // error: **
struct P {}
print(P() + P()) // error: +
print(P() == P()) // error: ==
print(P() < P()) // error: <
