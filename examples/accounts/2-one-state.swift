// The same screen, its view model's whole output one enum: it is in one of four states, and so is the view.
//
// There is nothing left to reset, and nothing to forget. `AccountListLoadingView` only branches; what is in the branches are small
// views that know no view model. The previews below show all four states side by side.

import SwiftUI

// MARK: The model, and where it comes from

struct Account: Identifiable {
    let id: Int
    let name: String
    let balance: Int
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

// MARK: The view model

class AccountListLoadingViewModel: ObservableObject {
    enum State {
        case loading
        case loaded([Account], String)
        case empty(String)
        case error(String)
    }

    @Published var state: State = .loading

    var loader: AccountLoading

    init(loader: AccountLoading) {
        self.loader = loader
    }

    func load() {
        if let (accounts, footnote) = loader.loadAccounts() {
            if accounts.isEmpty {
                state = .empty("No accounts")
            } else {
                state = .loaded(accounts, footnote)
            }
        } else {
            state = .error("Unable to load accounts")
        }
    }
}

// MARK: The views

struct AccountListLoadingView: View {
    @StateObject var viewModel: AccountListLoadingViewModel

    var body: some View {
        switch viewModel.state {
        case .loaded(let accounts, let footnote):
            AccountListView(accounts: accounts, footnote: footnote)
        case .empty(let message):
            MessageView(message: message, color: .gray)
        case .error(let message):
            MessageView(message: message, color: .red)
        case .loading:
            ProgressView()
                .onAppear {
                    viewModel.load()
                }
        }
    }
}

struct AccountListView: View {
    let accounts: [Account]
    let footnote: String

    var body: some View {
        List {
            ForEach(accounts) { account in
                AccountListCellView(account: account)
            }
            Text(footnote)
                .font(.footnote)
        }
    }
}

struct AccountListCellView: View {
    let account: Account

    var body: some View {
        HStack {
            Text(account.name)
            Spacer()
            Text("\(account.balance) €")
                .bold()
                .foregroundColor(account.balance < 0 ? .red : .primary)
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

// Two frames: what is loading, and what came of it.
let viewModel = AccountListLoadingViewModel(loader: MockNoAccounts())
let screen = show(AccountListLoadingView(viewModel: viewModel))

// Loaded again with other data: one state takes the place of the other, and nothing stays behind.
viewModel.loader = MockTwoAccounts()
viewModel.load()
screen.refresh()
viewModel.loader = MockAccountsError()
viewModel.load()
screen.refresh()

struct AccountListLoadingView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ProgressView()
                .previewDisplayName("loading")
            AccountListLoadingView(viewModel: AccountListLoadingViewModel(loader: MockTwoAccounts()))
                .previewDisplayName("loaded")
            AccountListLoadingView(viewModel: AccountListLoadingViewModel(loader: MockNoAccounts()))
                .previewDisplayName("empty")
            AccountListLoadingView(viewModel: AccountListLoadingViewModel(loader: MockAccountsError()))
                .previewDisplayName("error")
        }
    }
}

show(AccountListLoadingView_Previews.self)
