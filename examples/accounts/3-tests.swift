// The tests of the view model with four optionals, and the one that finds what stays behind.
//
// All share one view model. Each is right about its own load, and alone each passes. Together, all but the first find what an
// earlier one has left; the order says which. Take the comment marks off `reset()` in `load()`, and all pass in any order.
//
//     zoetrope test examples/accounts/3-tests.swift --filter testAccountsLoaded
//     zoetrope test examples/accounts/3-tests.swift --seed 3

import SwiftUI
import XCTest

struct Account: Identifiable {
    let id: Int
}

protocol AccountLoading {
    func loadAccounts() -> ([Account], String)?
}

struct MockTwoAccounts: AccountLoading {
    func loadAccounts() -> ([Account], String)? { ([Account(id: 1), Account(id: 2)], "A footnote") }
}

struct MockNoAccounts: AccountLoading {
    func loadAccounts() -> ([Account], String)? { ([], "A footnote") }
}

struct MockAccountsError: AccountLoading {
    func loadAccounts() -> ([Account], String)? { nil }
}

class AccountListViewModel: ObservableObject {
    @Published var accounts: [Account]?
    @Published var footnote: String?
    @Published var empty: String?
    @Published var error: String?

    var loader: AccountLoading = MockTwoAccounts()

    func load() {
        // reset()
        if let (accounts, footnote) = loader.loadAccounts() {
            if accounts.isEmpty {
                empty = "No accounts"
            } else {
                self.accounts = accounts
                self.footnote = footnote
            }
        } else {
            error = "Unable to load accounts"
        }
    }

    func reset() {
        accounts = nil
        footnote = nil
        empty = nil
        error = nil
    }
}

private let vm = AccountListViewModel()

final class AccountListViewModelTests: XCTestCase {
    func testAccountsLoaded() throws {
        vm.loader = MockTwoAccounts()
        vm.load()
        XCTAssert(vm.accounts?.count == 2)
        XCTAssertNotNil(vm.footnote)
        XCTAssertNil(vm.empty)
        XCTAssertNil(vm.error)
    }

    func testNoAccountsLoaded() throws {
        vm.loader = MockNoAccounts()
        vm.load()
        XCTAssertNil(vm.accounts)
        XCTAssertNil(vm.footnote)
        XCTAssertNotNil(vm.empty)
        XCTAssertNil(vm.error)
    }

    func testAccountsFailed() throws {
        vm.loader = MockAccountsError()
        vm.load()
        XCTAssertNil(vm.accounts)
        XCTAssertNil(vm.footnote)
        XCTAssertNil(vm.empty)
        XCTAssertNotNil(vm.error)
    }
}
