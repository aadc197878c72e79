// The view made of smaller ones, while the view model still has four optionals.
//
// Notice: the loading view decides which view is shown, and does nothing else. The list below it has no view model, only an array and
// a footnote, so that it can be drawn from anything. What is not better yet: `accounts` and `footnote` are asked for together, because
// nothing but habit says that they come together; `2-one-state.swift` lets the type say so.

import SwiftUI

// MARK: The model

struct Account: Identifiable {
    let id: Int
    let name: String
    let balance: Int
}

struct AccountListModel: Identifiable {
    let id: Int
    let name: String
    let balance: String

    init(_ account: Account) {
        id = account.id
        name = account.name
        balance = "\(account.balance) €"
    }
}

protocol AccountLoading {
    func loadAccounts() -> ([Account], String)?
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

final class AccountListLoadingViewModel: ObservableObject {
    @Published var accounts: [AccountListModel]?
    @Published var footnote: String?
    @Published var empty: String?
    @Published var error: String?

    private let loader: AccountLoading

    init(loader: AccountLoading) {
        self.loader = loader
    }

    func load() {
        reset()
        if let (accounts, footnote) = loader.loadAccounts() {
            if accounts.isEmpty {
                empty = "No accounts"
            } else {
                self.accounts = accounts.map(AccountListModel.init)
                self.footnote = footnote
            }
        } else {
            error = "Unable to load accounts"
        }
    }

    private func reset() {
        accounts = nil
        footnote = nil
        empty = nil
        error = nil
    }
}

// MARK: The views

struct AccountListLoadingView: View {
    @StateObject var viewModel: AccountListLoadingViewModel

    var body: some View {
        if let accounts = viewModel.accounts,
           let footnote = viewModel.footnote {
            AccountListView(accounts: accounts, footnote: footnote)
        } else if let empty = viewModel.empty {
            MessageView(message: empty, color: .gray)
        } else if let error = viewModel.error {
            MessageView(message: error, color: .red)
        } else {
            ProgressView()
                .onAppear {
                    viewModel.load()
                }
        }
    }
}

/// Needs no view model: whoever has accounts can have it.
struct AccountListView: View {
    let accounts: [AccountListModel]
    let footnote: String

    var body: some View {
        List {
            ForEach(accounts) { account in
                HStack {
                    Text(account.name)
                    Spacer()
                    Text(account.balance)
                        .bold()
                }
            }
            Text(footnote)
                .font(.footnote)
        }
    }
}

struct MessageView: View {
    let message: String
    let color: Color

    var body: some View {
        Text(message)
            .foregroundColor(color)
    }
}

// The list by itself, with nothing to load.
show(AccountListView(accounts: [AccountListModel(Account(id: 9, name: "By hand", balance: 1))], footnote: "No loader"))

// All that the loading view can show.
struct AccountListLoadingView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            AccountListLoadingView(viewModel: AccountListLoadingViewModel(loader: MockTwoAccounts()))
                .previewDisplayName("accounts")
            AccountListLoadingView(viewModel: AccountListLoadingViewModel(loader: MockNoAccounts()))
                .previewDisplayName("empty")
            AccountListLoadingView(viewModel: AccountListLoadingViewModel(loader: MockAccountsError()))
                .previewDisplayName("error")
        }
    }
}

show(AccountListLoadingView_Previews.self)

// Why the type should say it: accounts without a footnote fall through to the last branch, and all is loaded once more.
let viewModel = AccountListLoadingViewModel(loader: MockTwoAccounts())
let screen = show(AccountListLoadingView(viewModel: viewModel))
viewModel.footnote = nil
screen.refresh()
