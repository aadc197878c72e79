import Combine

enum Broken: Error { case badly, at(Int) }
var bag = Set<AnyCancellable>()

func watch<P: Publisher>(_ name: String, _ publisher: P) {
    publisher.sink(
        receiveCompletion: { if case .failure(let error) = $0 { print(name, "fails", error) } else { print(name, "ends") } },
        receiveValue: { print(name, $0) }
    ).store(in: &bag)
}

let numbers = (1...6).publisher
struct Point { var x: Int, y: Int }
watch("map", numbers.map { "<\($0)>" })
watch("keyPath", [Point(x: 1, y: 2)].publisher.map(\.y))
watch("filter", numbers.filter { $0 % 2 == 0 })
watch("compactMap", ["1", "x", "3"].publisher.compactMap { Int($0) })
watch("scan", numbers.scan(0, +))
watch("scan", numbers.scan("") { $0 + String($1) })
watch("reduce", numbers.reduce(0) { $0 + $1 })
watch("reduce nothing", Empty<Int, Never>().reduce(10, +))
watch("removeDuplicates", [1, 1, 2, 2, 1].publisher.removeDuplicates())
watch("removeDuplicates(by:)", ["a", "A", "b"].publisher.removeDuplicates { $0.lowercased() == $1.lowercased() })
watch("first", numbers.first())
watch("first(where:)", numbers.first { $0 > 3 })
watch("last", numbers.last())
watch("last(where:)", numbers.last { $0 < 3 })
watch("prefix", numbers.prefix(2))
watch("prefix(0)", numbers.prefix(0))
watch("prefix(while:)", numbers.prefix { $0 < 3 })
watch("dropFirst", numbers.dropFirst(4))
watch("drop(while:)", [3, 1, 3].publisher.drop { $0 > 2 })
watch("output(at:)", numbers.output(at: 1))
watch("collect", numbers.collect())
watch("collect(4)", numbers.collect(4))
watch("count", numbers.count())
watch("contains", numbers.contains(3))
watch("contains(where:)", numbers.contains { $0 > 10 })
watch("allSatisfy", numbers.allSatisfy { $0 < 3 })
watch("ignoreOutput", numbers.ignoreOutput())
watch("replaceNil", [1, nil, 3].publisher.replaceNil(with: 0))
watch("replaceEmpty", Empty<Int, Never>().replaceEmpty(with: 9))
watch("prepend", numbers.prefix(2).prepend(8, 9))
watch("prepend sequence", numbers.prefix(1).prepend([7]))
watch("append", Just(1).append(2, 3))
watch("append publisher", Just(1).append(numbers.dropFirst(5)))
watch("merge", numbers.prefix(2).merge(with: [10].publisher))
watch("zip", numbers.zip(["a", "b"].publisher))
watch("zip with", numbers.zip(["a", "b"].publisher) { "\($0)\($1)" })
watch("zip 3", Publishers.Zip3(numbers, ["a", "b"].publisher, [true, false].publisher))
watch("flatMap", numbers.prefix(3).flatMap { [$0, $0 * 10].publisher })
watch("flatMap one at a time", numbers.prefix(3).flatMap(maxPublishers: .max(1)) { Just($0) })
watch("tryMap", numbers.tryMap { number -> Int in
    if number == 3 { throw Broken.at(number) }
    return number * 2
})
watch("mapError", Fail<Int, Broken>(error: .badly).mapError { _ in Broken.at(0) })
watch("catch", numbers.tryMap { number -> Int in
    if number == 2 { throw Broken.badly }
    return number
}.catch { _ in Just(-1) })
watch("replaceError", Fail<Int, Broken>(error: .badly).append(3).replaceError(with: 0))
watch("setFailureType", Just(1).setFailureType(to: Broken.self))
watch("flatMap that fails", numbers.flatMap { $0 < 3 ? Result<Int, Broken>.success($0).publisher : Result<Int, Broken>.failure(.at($0)).publisher })
var attempts = 0
watch("retry", Deferred { () -> AnyPublisher<Int, Broken> in
    attempts += 1
    print("attempt", attempts)
    return attempts < 3 ? Fail(error: Broken.badly).eraseToAnyPublisher() : Just(attempts).setFailureType(to: Broken.self).eraseToAnyPublisher()
}.retry(5))
watch("erased", numbers.filter { $0 > 4 }.map(String.init).eraseToAnyPublisher())
