import Combine

struct Model {
    @Published var name = "" // error: `@Published` outside a class is not allowed
}
final class Object: ObservableObject {
    @Published var name = ""
}
print(Object().name)
