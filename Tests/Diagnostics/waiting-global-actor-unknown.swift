@UIActor func f() {}  // error: unknown attribute `UIActor`
@Database class C {}  // error: unknown attribute `Database`
actor Database { static let shared = Database() }
