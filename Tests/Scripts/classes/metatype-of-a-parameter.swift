class View { required init() {} }
class Cell: View {}
func make(_ type: View.Type) -> View { type.init() }
func generic<C: View>(_ type: C.Type) -> C? { make(C.self) as? C }
print(generic(Cell.self) != nil)
