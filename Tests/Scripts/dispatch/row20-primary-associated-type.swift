// Row 20: what `.model` is, on `any VM` and on `any VM<Int>`.
protocol VM<Model> { associatedtype Model ; var model: Model { get } }
struct Box<M>: VM { var model: M }
let loose: any VM = Box(model: 3)
let tight: any VM<Int> = Box(model: 4)
print(tight.model + 1)
let m = loose.model
print(m, m is Int, (m as? Int ?? 0) + 1)
print(type(of: loose.model))
let all: [any VM<String>] = [Box(model: "a"), Box(model: "b")]
print(all.map { $0.model.count })
func unwrap(_ vm: some VM<Int>) -> Int { vm.model * 10 }
print(unwrap(tight), unwrap(Box(model: 9)))
