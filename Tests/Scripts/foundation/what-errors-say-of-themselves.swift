import Foundation
struct E: LocalizedError, CustomNSError { var errorDescription: String? { "mine" }; var failureReason: String? { "because" }; static var errorDomain: String { "ED" }; var errorCode: Int { 77 } }
print(E().localizedDescription, (E() as Error).localizedDescription, (E() as NSError).localizedDescription, (E() as NSError).userInfo)
struct F: LocalizedError, CustomNSError { var errorDescription: String? { nil }; var failureReason: String? { "because" }; var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: "info"] } }
print(F().localizedDescription, (F() as NSError).localizedDescription, (F() as NSError).localizedFailureReason ?? "-")
struct G: LocalizedError { var failureReason: String? { "because" }; var recoverySuggestion: String? { "do" } }
print(G().localizedDescription, (G() as NSError).localizedDescription, (G() as NSError).localizedFailureReason ?? "-", (G() as NSError).localizedRecoverySuggestion ?? "-")
struct H: LocalizedError { var errorDescription: String? { "desc" }; var failureReason: String? { "because" } }
print(H().localizedDescription, (H() as NSError).localizedDescription, (H() as NSError).userInfo.count)
struct I: CustomNSError { var errorUserInfo: [String: Any] { [NSLocalizedFailureReasonErrorKey: "fr"] } }
print(I().localizedDescription, (I() as NSError).localizedDescription)
struct J: Error {}
print(J().localizedDescription, (J() as NSError).userInfo)
struct K: LocalizedError {}
print(K().localizedDescription)
