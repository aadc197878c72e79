final class Model {
    @Published var name = "" // error: import Combine
    @Publisched var other = "" // error: unknown attribute
}
