protocol VM<Model> { associatedtype Model; var model: Model { get } }
struct Box<M>: VM { var model: M }
let loose: any VM = Box(model: 3)
print(loose.model + 1) // error: Any
