// A fake view model, and why it proves nothing: the picture is right, and the code that ships is not in it.
//
// Notice: the screen takes any `AccountListViewModeling`, so it has to be generic; a test hands it a fake whose `load()` says
// what the test wants to see. The fake's picture says "No accounts". The view model that ships has a slip in `load()`, and shows a
// list of none for the same account data. Only swapping the *data* finds that.

import SwiftUI
import XCTest

// MARK: What the article warns of

struct Account: Identifiable {
    let id: Int
    let name: String
}

protocol AccountListViewModeling: ObservableObject {
    var accounts: [Account]? { get }
    var empty: String? { get }

    func load()
}

struct AccountListView<ViewModel: AccountListViewModeling>: View {
    @StateObject var viewModel: ViewModel

    var body: some View {
        if let accounts = viewModel.accounts {
            VStack {
                Text("\(accounts.count) accounts")
                ForEach(accounts) { account in
                    Text(account.name)
                }
            }
        } else if let empty = viewModel.empty {
            Text(empty)
                .foregroundColor(.gray)
        } else {
            ProgressView()
                .onAppear {
                    viewModel.load()
                }
        }
    }
}

/// Says what somebody hopes that the real one says.
final class FakeEmptyAccountListViewModel: AccountListViewModeling {
    @Published var accounts: [Account]?
    @Published var empty: String?

    func load() { empty = "No accounts" }
}

// MARK: What ships

protocol AccountLoading {
    func loadAccounts() -> [Account]
}

final class AccountListViewModel: AccountListViewModeling {
    @Published var accounts: [Account]?
    @Published var empty: String?

    private let loader: AccountLoading

    init(loader: AccountLoading) {
        self.loader = loader
    }

    func load() {
        let accounts = loader.loadAccounts()
        if self.accounts?.isEmpty == true {  // the slip: asks what was there before, not what has come
            empty = "No accounts"
        } else {
            self.accounts = accounts
        }
    }
}

// MARK: Both on a screen

struct MockNoAccounts: AccountLoading {
    func loadAccounts() -> [Account] { [] }
}

print("The fake:")
show(AccountListView(viewModel: FakeEmptyAccountListViewModel()))

print("The real one, with no accounts to load:")
show(AccountListView(viewModel: AccountListViewModel(loader: MockNoAccounts())))

// MARK: Both in a test

/// `zoetrope test` runs these: the first passes, whatever is wrong in the view model that ships, and only the second finds the slip.
final class AccountListViewModelTests: XCTestCase {
    func testTheFake() {
        let viewModel = FakeEmptyAccountListViewModel()
        viewModel.load()
        XCTAssertEqual(viewModel.empty, "No accounts")
    }

    func testTheDataIsSwapped() {
        let viewModel = AccountListViewModel(loader: MockNoAccounts())
        viewModel.load()
        XCTAssertEqual(viewModel.empty, "No accounts")
    }
}
