struct AccountListViewModel {}
struct LoanListView {}
struct DisposeBag {}
let service = 1
let a: AccountListModel  // error: cannot find type `AccountListModel`
let b: LoanCellView  // error: cannot find type `LoanCellView`
let c: Service  // error: cannot find type `Service`
print(disposeBag)  // error: cannot find `disposeBag`
func load() -> ([Int], String)? { nil }
if let loans = load() { print(loans.isEmpty) }  // error: has no member `isEmpty`
class Model { var count = 1 }
_ = Model(count: 2)  // error: takes no arguments
public protocol UseCase { func start() -> Task }  // error: must be declared internal because its result uses `Task`
struct Task {}
let all: Swift.Array<Task> = []
