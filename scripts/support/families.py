"""Families of scripts that grow: each is written for a size, and has the size at which it is looked at."""

FAMILIES = {}


def family(size, is_wrong=False):
    """- Parameter size: the largest; a check of it should take between 0.05 and 2 s. What is wrong has to be rejected, all others accepted."""

    def note(write):
        FAMILIES[write.__name__.replace("_", "-")] = (size, is_wrong, write)
        return write

    return note


def lines(n, text):
    return "\n".join(text(i) for i in range(n)) + "\n"


def joined(n, text, between=", "):
    return between.join(text(i) for i in range(n))


# One expression


@family(320)
def mixed_sums(n):
    return f"let a = 1 + {joined(n, lambda i: f'{i}.5' if i % 2 else str(i), ' + ')}\nprint(a)\n"


@family(800)
def integer_sums(n):
    return f"let a = {joined(n, str, ' + ')}\nprint(a)\n"


@family(800)
def text_sums(n):
    return f"let a = {joined(n, lambda i: chr(34) + 'a' + str(i) + chr(34), ' + ')}\nprint(a.count)\n"


@family(120)
def quotients_of_a_name(n):
    return f"let x = 2.5\nlet a = {joined(n, lambda i: f'(x - {i}) / 3', ' + ')}\nprint(a)\n"


@family(160)
def products_of_a_name(n):
    return f"let x = 2.5\nlet a = {joined(n, lambda i: f'{i} * x * x', ' + ')}\nprint(a)\n"


@family(400)
def places_of_an_array(n):
    return f"let a = [1, 2, 3]\nlet b = {joined(n, lambda i: f'a[{i % 3}] * 2', ' + ')}\nprint(b)\n"


@family(240)
def reduces(n):
    return f"let a = [1, 2, 3]\nlet b = {joined(n, lambda i: f'a.reduce({i}) {{ $0 + $1 }}', ' + ')}\nprint(b)\n"


@family(200)
def comparisons(n):
    return f"let x = 3\nlet a = {joined(n, lambda i: f'x * 2 > {i} - 1', ' && ')}\nprint(a)\n"


@family(400)
def coalesced(n):
    return "let x: Int? = nil\nlet a = " + "x ?? " * n + "1\nprint(a)\n"


@family(240)
def ternaries(n):
    return f"let x = 3\nlet a = {joined(n, lambda i: f'x == {i} ? {i}', ' : ')} : 0\nprint(a)\n"


@family(200)
def parentheses(n):
    return "let a = " + "(" * n + "1" + ")" * n + "\nprint(a)\n"


@family(1500)
def interpolations(n):
    return 'let a = 1\nprint("' + joined(n, lambda i: f"\\(a + {i})", " ") + '")\n'


@family(60)
def interpolations_in_each_other(n):
    return "let a = " + '"\\(' * n + "1" + ')"' * n + "\nprint(a)\n"


@family(400)
def chained_maps(n):
    return "let a = [1, 2, 3]" + ".map { $0 + 1 }" * n + "\nprint(a)\n"


@family(400)
def chained_methods(n):
    return "struct A { func b(_ x: Int) -> A { self } }\nlet a = A()" + joined(n, lambda i: f".b({i})", "") + "\nprint(a)\n"


@family(200)
def generic_calls_in_each_other(n):
    return "func f<T>(_ x: T) -> T { x }\nlet a = " + "f(" * n + "1" + ")" * n + "\nprint(a)\n"


@family(200)
def wrapped_in_generics(n):
    return "struct Box<T> { var value: T; init(_ value: T) { self.value = value } }\nlet a = " + "Box(" * n + "1" + ")" * n + "\nprint(a)\n"


@family(200)
def optionals_in_each_other(n):
    return "let a: Int" + "?" * n + " = 1\nprint(a as Any)\n"


# Literals


@family(40000)
def table_of_numbers(n):
    return f"let a = [{joined(n, lambda i: f'{i}.5' if i % 3 else str(i))}]\nprint(a.count)\n"


@family(40000)
def table_of_negative_numbers(n):
    return f"let a = [{joined(n, lambda i: f'-{i}.5' if i % 2 else f'-{i}')}]\nprint(a.count)\n"


@family(160)
def table_of_sums(n):
    return f"let a = [{joined(n, lambda i: f'{i} + {i} * 2')}]\nprint(a.count)\n"


@family(8000)
def rows_of_numbers(n):
    return f"let a: [[Double]] = [\n{joined(n, lambda i: f'  [{i}, -{i}.5, {i}]', chr(44) + chr(10))}\n]\nprint(a.count)\n"


@family(400)
def table_of_tuples(n):
    return f"let a = [{joined(n, lambda i: f'({i}, -{i}.5, nil as Int?)')}]\nprint(a.count)\n"


@family(40000)
def dictionary(n):
    return f"let a = [{joined(n, lambda i: f'{chr(34)}k{i}{chr(34)}: {i}')}]\nprint(a.count)\n"


@family(400)
def records(n):
    row = '["name": "a", "age": {0}, "height": {0}.5, "friends": ["b", "c"], "home": ["x": -{0}, "y": nil as Int?]]'
    return f"let a: [[String: Any]] = [\n{joined(n, lambda i: '  ' + row.format(i), chr(44) + chr(10))}\n]\nprint(a.count)\n"


@family(160)
def arrays_in_each_other(n):
    return "let a = " + "[" * n + "1" + "]" * n + "\nprint(a)\n"


@family(160)
def mixed_arrays_in_each_other(n):
    return "let a: [Any] = " + joined(n, lambda i: f"[{i}, {i}.5, ", "") + '"a"' + "]" * n + "\nprint(a.count)\n"


@family(160)
def dictionaries_in_each_other(n):
    return "let a: [String: Any] = " + '["a": 1, "b": ' * n + "nil as Int? as Any" + "]" * n + "\nprint(a.count)\n"


@family(8000)
def implicit_members(n):
    return f"enum E {{ case a, b, c(Int) }}\nlet a: [E] = [{joined(n, lambda i: ['.a', '.b', f'.c({i})'][i % 3])}]\nprint(a.count)\n"


@family(4000000)
def long_text(n):
    return 'let a = "' + "a" * n + '"\nprint(a.count)\n'


@family(200000)
def comments(n):
    return lines(n, lambda i: f"// {i} /* a */") + "/* " * 100 + "*/ " * 100 + "\nprint(1)\n"


# Closures and statements


@family(200)
def closures_in_each_other(n):
    return "let a = " + "{ " * n + "1" + " }()" * n + "\nprint(a)\n"


@family(80)
def maps_in_each_other(n):
    return "let a = " + joined(n, lambda i: f"[1].map {{ x{i} in ", "") + "1" + " }" * n + "\nprint(a)\n"


@family(80)
def passed_closures_in_each_other(n):
    return "func f<T>(_ body: (Int) -> T) -> T { body(1) }\nlet a = " + joined(n, lambda i: f"f {{ x{i} in x{i} + ", "") + "1" + " }" * n + "\nprint(a)\n"


@family(1000)
def closures_in_a_row(n):
    return "var a: [() -> Int] = []\n" + lines(n, lambda i: f"a.append {{ {i} + a.count }}")


@family(2000)
def long_function(n):
    return "func f(_ x: Int) -> Int {\n  var y = x\n" + lines(n, lambda i: f"  let a{i} = y * {i} + 1\n  y += a{i} % 7") + "  return y\n}\nprint(f(1))\n"


@family(2000)
def guard_lets(n):
    return "func f(_ x: Int?) -> Int {\n" + lines(n, lambda i: f"  guard let a{i} = x else {{ return {i} }}") + "  return a0\n}\nprint(f(1))\n"


@family(160)
def ifs_in_each_other(n):
    return "var x = 0\n" + "if x == 0 {\n" * n + "x += 1\n" + "}\n" * n + "print(x)\n"


@family(480)
def else_ifs(n):
    return "var x = 0\n" + joined(n, lambda i: f"if x == {i} {{ x += {i} }}", " else ") + "\nprint(x)\n"


@family(3000)
def top_level_names(n):
    return lines(n, lambda i: f"let a{i} = {f'a{i - 1}' if i else '0'} * 2 % 1000 + 1")


@family(4000)
def switch_cases(n):
    cases = lines(n, lambda i: f"  case .c{i}: return {i}")
    return f"enum E {{ case {joined(n, lambda i: f'c{i}')} }}\nfunc f(_ e: E) -> Int {{\n  switch e {{\n{cases}  }}\n}}\nprint(f(.c0))\n"


@family(2000)
def switch_over_pairs(n):
    cases = lines(n, lambda i: f"case ({i}, let y) where y > {i}: print(y)")
    return f"let x = 3\nswitch (x, x + 1) {{\n{cases}default: break\n}}\n"


@family(600)
def switch_over_pairs_of_cases(n):
    names = joined(n, lambda i: f"c{i}")
    cases = lines(n, lambda i: f"  case (.c{i}, _): return {i}")
    return f"enum E {{ case {names} }}\nfunc f(_ a: E, _ b: E) -> Int {{\n  switch (a, b) {{\n{cases}  }}\n}}\nprint(f(.c0, .c0))\n"


# Declarations


@family(3000)
def functions(n):
    return lines(n, lambda i: f"func f{i}(_ x: Int) -> Int {{ {f'f{i - 1}(x)' if i else 'x'} + {i} }}") + f"print(f{n // 20}(1))\n"


@family(500)
def overloads_by_type(n):
    return lines(n, lambda i: f"struct T{i} {{}}\nfunc f(_ x: T{i}) -> Int {{ {i} }}") + lines(n, lambda i: f"print(f(T{i}()))")


@family(800)
def overloads_by_label(n):
    return lines(n, lambda i: f"func f(a{i} x: Int) -> Int {{ x + {i} }}") + lines(n, lambda i: f"print(f(a{i}: {i}))")


@family(160)
def operators_for_many_types(n):
    return lines(n, lambda i: f"struct T{i} {{ static func + (a: T{i}, b: T{i}) -> T{i} {{ a }} }}") + lines(
        n, lambda i: f"let a{i} = T{i}() + T{i}() + T{i}()\nlet b{i} = 1 + 2 * {i}"
    )


@family(2000)
def small_types(n):
    return lines(n, lambda i: f"struct S{i} {{ var a = {i}; func b() -> Int {{ a + 1 }} }}") + lines(n, lambda i: f"print(S{i}().b())")


@family(2000)
def members(n):
    return "struct S {\n" + lines(n, lambda i: f"  var a{i} = {i}\n  func b{i}() -> Int {{ a{i} + {f'b{i - 1}()' if i else '1'} }}") + "}\nprint(S().b0())\n"


@family(400)
def conformances_of_one_type(n):
    return lines(n, lambda i: f"protocol P{i} {{ func m{i}() }}\nextension P{i} {{ func m{i}() {{}} }}") + (
        f"struct A: {joined(n, lambda i: f'P{i}')} {{}}\n" + lines(n, lambda i: f"A().m{i}()")
    )


@family(3000)
def types_of_one_protocol(n):
    return "protocol P { var a: Int { get }; func b() -> Int }\nextension P { func b() -> Int { a } }\n" + (
        lines(n, lambda i: f"struct S{i}: P {{ let a = {i} }}") + f"let all: [any P] = [{joined(n, lambda i: f'S{i}()')}]\nprint(all.map {{ $0.b() }}.count)\n"
    )


@family(400)
def chain_of_protocols(n):
    return "protocol P0 { func m0() }\n" + lines(n, lambda i: f"protocol P{i + 1}: P{i} {{ func m{i + 1}() }}\nextension P{i} {{ func m{i}() {{}} }}") + (
        f"extension P{n} {{ func m{n}() {{}} }}\nstruct A: P{n} {{}}\nA().m0()\n"
    )


@family(600)
def chain_of_classes(n):
    return "class C0 { func m() {}; init() {} }\n" + lines(n, lambda i: f"class C{i + 1}: C{i} {{ override func m() {{ super.m() }} }}") + f"C{n}().m()\n"


@family(200)
def where_clauses(n):
    return "protocol P { associatedtype A }\nstruct S: P { typealias A = Int }\n" + (
        f"func f<{joined(n, lambda i: f'T{i}: P')}>({joined(n, lambda i: f'_ a{i}: T{i}')}) where {joined(n, lambda i: f'T{i}.A == Int')} {{}}\nf({joined(n, lambda i: 'S()')})\n"
    )


@family(60)
def constrained_extensions(n):
    return "protocol P { associatedtype A; init() }\n" + (
        lines(n, lambda i: f"struct X{i} {{}}\nstruct S{i}: P {{ typealias A = X{i} }}\nextension P where A == X{i} {{ func m() -> Int {{ {i} }} }}")
        + lines(n, lambda i: f"print(S{i}().m())")
    )


@family(80)
def builder_in_builder(n):
    return "@resultBuilder enum B { static func buildBlock(_ x: Int...) -> Int { x.count } }\nfunc f(@B _ body: () -> Int) -> Int { body() }\nlet a = " + (
        "f { 1; " * n + "2" + " }" * n + "\nprint(a)\n"
    )


@family(400)
def builder_of_many(n):
    return "@resultBuilder enum B { static func buildBlock(_ x: Int...) -> Int { x.count }; static func buildEither(first x: Int) -> Int { x }\n" + (
        "  static func buildEither(second x: Int) -> Int { x } }\nfunc f(@B _ body: () -> Int) -> Int { body() }\nlet c = true\nlet a = f {\n"
    ) + lines(n, lambda i: f"  {i}\n  if c {{ {i} }} else {{ {i} + 1 }}") + "}\nprint(a)\n"


@family(60)
def stacks_in_each_other(n):
    return "import SwiftUI\nstruct V: View {\n  var body: some View {\n    " + "VStack { " * n + 'Text("a")' + " }" * n + "\n  }\n}\nshow(V())\n"


@family(400)
def rows_of_a_stack(n):
    row = 'HStack {{ Text("{0}").padding({0}).font(.title); if on {{ Button("b") {{ on = false }} }} }}'
    rows = lines(n, lambda i: f"  var row{i}: some View {{ {row.format(i)} }}")
    return f"import SwiftUI\nstruct V: View {{\n  @State var on = true\n{rows}  var body: some View {{ VStack {{ row0; row1 }} }}\n}}\nshow(V())\n"


@family(200)
def chained_modifiers(n):
    return 'import SwiftUI\nstruct V: View {\n  var body: some View {\n    Text("a")\n' + lines(n, lambda i: f"      .padding({i % 9}).opacity(0.{i % 9})") + "  }\n}\nshow(V())\n"


# What is wrong


@family(200, is_wrong=True)
def unknown_names(n):
    return lines(n, lambda i: f"print(unknown{i})")


@family(120, is_wrong=True)
def unknown_names_in_a_sum(n):
    return f"let a = {joined(n, lambda i: f'unknown{i}', ' + ')}\n"


@family(1500, is_wrong=True)
def unknown_members(n):
    return "struct S { var a = 1 }\nlet s = S()\n" + lines(n, lambda i: f"print(s.unknown{i} + {i})")


@family(100, is_wrong=True)
def unknown_cases(n):
    return "enum E { case a }\nlet all: [E] = [" + joined(n, lambda i: f".b{i}") + "]\n"


@family(1500, is_wrong=True)
def wrong_arguments(n):
    return "func f(a: Int, b: String) {}\n" + lines(n, lambda i: f'f(a: "{i}", b: {i})')


@family(400, is_wrong=True)
def one_wrong_in_a_sum(n):
    return f"let x = 1\nlet a = {joined(n, lambda i: 'x * 2', ' + ')} + \"a\"\n"


@family(20000, is_wrong=True)
def one_wrong_in_a_table(n):
    return f"let a: [Int] = [{joined(n, str)}, \"a\"]\n"


@family(60, is_wrong=True)
def one_wrong_in_closures(n):
    return "let a: Int = " + joined(n, lambda i: f"[1].map {{ x{i} in ", "") + '1 + "a"' + " }" * n + "\n"


@family(200, is_wrong=True)
def forced_without_need(n):
    return "let d = 1\nprint(d" + "!" * n + ")\n"


@family(200, is_wrong=True)
def called_without_need(n):
    return "let d = 1\nprint(d" + "()" * n + ")\n"


@family(3000, is_wrong=True)
def missing_requirements(n):
    return "protocol P {\n" + lines(n, lambda i: f"  func m{i}(_ x: Int) -> Int") + "}\nstruct S: P {}\n"


@family(3000, is_wrong=True)
def declared_again(n):
    return lines(n, lambda i: "func f() {}")


@family(200, is_wrong=True)
def unclosed(n):
    return "print(" * n + "\n"


@family(20000, is_wrong=True)
def closed_without_need(n):
    return "print(1)\n" + "}\n" * n
