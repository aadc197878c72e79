import SwiftUI

struct Message: Identifiable, Equatable {
    let id = UUID()
    let text: String
    let isMine: Bool
    var isRead = false
}

struct Chat: Identifiable {
    let id: Int
    let name: String
    var messages: [Message]
    var isPinned = false
    var isMuted = false

    var unreadCount: Int { messages.filter { !$0.isRead && !$0.isMine }.count }
    var lastMessage: Message? { messages.last }
}

class ChatStore: ObservableObject {
    @Published var chats: [Chat] = [
        Chat(id: 1, name: "Kevin", messages: [Message(text: "Banana?", isMine: false)]),
        Chat(id: 2, name: "Stuart", messages: [Message(text: "Hi", isMine: true, isRead: true), Message(text: "Bello!", isMine: false)], isPinned: true),
        Chat(id: 3, name: "Bob", messages: [])
    ]

    var sorted: [Chat] {
        chats.sorted { a, b in
            if a.isPinned != b.isPinned { return a.isPinned }
            return a.name < b.name
        }
    }

    func index(of chat: Chat) -> Int? { chats.firstIndex { $0.id == chat.id } }

    func send(_ text: String, to chat: Chat) {
        guard let index = index(of: chat), !text.isEmpty else { return }
        chats[index].messages.append(Message(text: text, isMine: true))
    }

    func markAsRead(_ chat: Chat) {
        guard let index = index(of: chat) else { return }
        for i in chats[index].messages.indices { chats[index].messages[i].isRead = true }
    }
}

struct ChatRow: View {
    let chat: Chat

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            Circle()
                .fill(.linearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
                .frame(width: 44, height: 44)
                .overlay(Text(String(chat.name.prefix(1))).font(.headline).foregroundColor(.white))
            VStack(alignment: .leading, spacing: 4) {
                HStack {
                    Text(chat.name).font(.headline)
                    if chat.isMuted {
                        Image(systemName: "bell.slash.fill").imageScale(.small).foregroundStyle(.secondary)
                    }
                    Spacer()
                    if chat.isPinned { Image(systemName: "pin.fill").rotationEffect(.degrees(45)) }
                }
                Text(chat.lastMessage?.text ?? "No messages yet")
                    .font(.subheadline)
                    .foregroundColor(.secondary)
                    .lineLimit(2)
            }
        }
        .padding(.vertical, 4)
        .badge(chat.unreadCount)
    }
}

struct BubbleView: View {
    let message: Message

    var body: some View {
        HStack {
            if message.isMine { Spacer(minLength: 60) }
            Text(message.text)
                .padding(10)
                .background(message.isMine ? Color.blue : Color(.systemGray5), in: RoundedRectangle(cornerRadius: 16))
                .foregroundColor(message.isMine ? .white : .primary)
            if !message.isMine { Spacer(minLength: 60) }
        }
    }
}

struct ChatView: View {
    let chatID: Int
    @EnvironmentObject var store: ChatStore
    @State private var draft = ""
    @FocusState private var isFocused: Bool

    private var chat: Chat { store.chats.first { $0.id == chatID }! }

    var body: some View {
        VStack(spacing: 0) {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 8) {
                        ForEach(chat.messages) { message in
                            BubbleView(message: message).id(message.id)
                        }
                    }
                    .padding()
                }
                .onChange(of: chat.messages) { messages in
                    withAnimation { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
                }
            }
            Divider()
            HStack {
                TextField("Message", text: $draft, axis: .vertical)
                    .textFieldStyle(.roundedBorder)
                    .lineLimit(1...4)
                    .focused($isFocused)
                    .onSubmit(send)
                Button(action: send) {
                    Image(systemName: "paperplane.fill")
                }
                .disabled(draft.trimmingCharacters(in: .whitespaces).isEmpty)
                .accessibilityLabel("Send")
            }
            .padding()
        }
        .navigationTitle(chat.name)
        .navigationBarTitleDisplayMode(.inline)
        .onAppear { store.markAsRead(chat) }
    }

    private func send() {
        store.send(draft, to: chat)
        draft = ""
    }
}

struct ChatListView: View {
    @StateObject private var store = ChatStore()
    @State private var searchText = ""
    @State private var chatToDelete: Chat?

    private var results: [Chat] {
        guard !searchText.isEmpty else { return store.sorted }
        return store.sorted.filter { $0.name.localizedCaseInsensitiveContains(searchText) }
    }

    var body: some View {
        NavigationStack {
            List {
                ForEach(results) { chat in
                    NavigationLink(value: chat.id) {
                        ChatRow(chat: chat)
                    }
                    .swipeActions(edge: .leading) {
                        Button { toggle(chat, \.isPinned) } label: {
                            Label(chat.isPinned ? "Unpin" : "Pin", systemImage: "pin")
                        }
                        .tint(.orange)
                    }
                    .swipeActions {
                        Button(role: .destructive) { chatToDelete = chat } label: { Label("Delete", systemImage: "trash") }
                        Button("Mute") { toggle(chat, \.isMuted) }.tint(.indigo)
                    }
                }
            }
            .listStyle(.plain)
            .searchable(text: $searchText, placement: .navigationBarDrawer(displayMode: .always))
            .navigationTitle("Chats")
            .navigationDestination(for: Int.self) { id in ChatView(chatID: id) }
            .confirmationDialog("Delete chat?", isPresented: Binding(get: { chatToDelete != nil }, set: { if !$0 { chatToDelete = nil } }), presenting: chatToDelete) { chat in
                Button("Delete \(chat.name)", role: .destructive) { store.chats.removeAll { $0.id == chat.id } }
            }
            .overlay {
                if results.isEmpty {
                    ContentUnavailableView("No chats", systemImage: "bubble.left.and.bubble.right")
                }
            }
        }
        .environmentObject(store)
    }

    private func toggle(_ chat: Chat, _ keyPath: WritableKeyPath<Chat, Bool>) {
        guard let index = store.index(of: chat) else { return }
        withAnimation { store.chats[index][keyPath: keyPath].toggle() }
    }
}
