let r = 0 as Int ... 2  // error: behind a type, `...` is taken for part of it
for i in 0 as Int ..< 2 { print(i) }
for i in 0 as Int ... 2 { print(i) }  // error: behind a type, `...` is taken for part of it
for i in (0 as Int) ... 2 { print(i) }
