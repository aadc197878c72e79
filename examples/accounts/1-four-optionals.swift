// A view model with four published optionals, most of which exclude each other.
//
// Swap the data, not the view model: the loader is a protocol with three stand-ins, and the view model that is looked at below
// is the one that ships. That is how its mistake is found: loaded twice, it still says what the first load had to say.

import SwiftUI

// MARK: The model, and where it comes from

struct Account: Identifiable {
    let id: Int
    let name: String
    let balance: Int
}

struct AccountListModel {
    private let account: Account

    init(_ account: Account) { self.account = account }

    var id: Int { account.id }
    var name: String { account.name }
    var balance: String { "\(account.balance) €" }
}

protocol AccountLoading {
    func loadAccounts() -> ([Account], String)?
}

final class API: AccountLoading {
    static let shared = API()

    func loadAccounts() -> ([Account], String)? {
        ([Account(id: 7, name: "Everyday", balance: 1204)], "Balances of this morning")
    }
}

struct MockTwoAccounts: AccountLoading {
    func loadAccounts() -> ([Account], String)? {
        ([Account(id: 1, name: "Savings", balance: 250), Account(id: 2, name: "Bananas", balance: -3)], "A footnote")
    }
}

struct MockNoAccounts: AccountLoading {
    func loadAccounts() -> ([Account], String)? { ([], "A footnote") }
}

struct MockAccountsError: AccountLoading {
    func loadAccounts() -> ([Account], String)? { nil }
}

// MARK: The view model

class AccountListViewModel: ObservableObject {
    @Published var accounts: [AccountListModel]?
    @Published var footnote: String?
    @Published var empty: String?
    @Published var error: String?

    var loader: AccountLoading

    init(loader: AccountLoading = API.shared) {
        self.loader = loader
    }

    func load() {
        if let (accounts, footnote) = loader.loadAccounts() {
            if accounts.isEmpty {
                empty = "No accounts"
            } else {
                self.accounts = accounts.map { AccountListModel($0) }
                self.footnote = footnote
            }
        } else {
            error = "Unable to load accounts"
        }
    }
}

// MARK: The view

struct AccountListCellView: View {
    let account: AccountListModel

    var body: some View {
        HStack {
            Text(account.name)
            Spacer()
            Text(account.balance)
                .bold()
        }
    }
}

/// It decides nothing: each of these branches is the view model's word.
struct AccountListView: View {
    @StateObject var viewModel = AccountListViewModel()

    var body: some View {
        if let accounts = viewModel.accounts {
            List {
                ForEach(accounts, id: \.id) { account in
                    AccountListCellView(account: account)
                }
                if let footnote = viewModel.footnote {
                    Text(footnote)
                        .font(.footnote)
                }
            }
        } else if let empty = viewModel.empty {
            Text(empty)
                .foregroundColor(.gray)
        } else if let error = viewModel.error {
            Text(error)
                .foregroundColor(.red)
        } else {
            ProgressView()
                .onAppear {
                    viewModel.load()
                }
        }
    }
}

// The app: frame 0 before it has loaded, frame 1 after that.
show(AccountListView())

// The same view model with other data.
struct AccountListView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            let vm2 = AccountListViewModel(loader: MockTwoAccounts())
            AccountListView(viewModel: vm2)

            let vm0 = AccountListViewModel(loader: MockNoAccounts())
            AccountListView(viewModel: vm0)

            let vme = AccountListViewModel(loader: MockAccountsError())
            AccountListView(viewModel: vme)
        }
    }
}

show(AccountListView_Previews.self)

// MARK: The stale state

func describe(_ viewModel: AccountListViewModel) -> String {
    let parts = [
        viewModel.accounts.map { "\($0.count) accounts" }, viewModel.footnote, viewModel.empty, viewModel.error,
    ]
    return parts.compactMap { $0 }.joined(separator: " + ")
}

let viewModel = AccountListViewModel(loader: MockNoAccounts())
let changes = viewModel.objectWillChange.sink { print("  will change") }
viewModel.load()
print(describe(viewModel))
viewModel.loader = MockTwoAccounts()
viewModel.load()
print(describe(viewModel))  // it has accounts, and none
viewModel.loader = MockAccountsError()
viewModel.load()
print(describe(viewModel))

// The view shows the first that it finds: an error that came later is not seen.
show(AccountListView(viewModel: viewModel))

// MARK: Mended, one forgotten line at a time

final class ResettingViewModel: AccountListViewModel {
    override func load() {
        reset()
        super.load()
    }

    private func reset() {
        accounts = nil
        footnote = nil
        empty = nil
        error = nil
    }
}

let resetting = ResettingViewModel(loader: MockNoAccounts())
resetting.load()
resetting.loader = MockTwoAccounts()
resetting.load()
print(describe(resetting))
changes.cancel()
