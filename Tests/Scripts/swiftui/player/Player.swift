import SwiftUI
import Combine

struct Track: Identifiable, Equatable {
    let id: Int
    let title: String
    let artist: String
    let duration: TimeInterval
}

final class Player: ObservableObject {
    @Published private(set) var current: Track?
    @Published var progress: TimeInterval = 0
    @Published var isPlaying = false
    @Published var queue: [Track] = []
    let didFinish = PassthroughSubject<Track, Never>()

    static let shared = Player()

    func play(_ track: Track) {
        current = track
        progress = 0
        isPlaying = true
    }

    func tick(_ seconds: TimeInterval = 1) {
        guard isPlaying, let current else { return }
        progress = min(progress + seconds, current.duration)
        if progress == current.duration { skip() }
    }

    func skip() {
        if let current { didFinish.send(current) }
        guard !queue.isEmpty else {
            isPlaying = false
            current = nil
            return
        }
        play(queue.removeFirst())
    }
}

extension TimeInterval {
    var clock: String {
        let seconds = Int(self)
        return String(format: "%d:%02d", seconds / 60, seconds % 60)
    }
}

struct TrackRow: View {
    let track: Track
    var isCurrent: Bool = false

    var body: some View {
        HStack {
            Image(systemName: isCurrent ? "speaker.wave.2.fill" : "music.note")
                .symbolEffect(.variableColor.iterative, isActive: isCurrent)
                .frame(width: 30)
            VStack(alignment: .leading) {
                Text(track.title).fontWeight(isCurrent ? .bold : .regular)
                Text(track.artist).font(.caption).foregroundColor(.secondary)
            }
            Spacer()
            Text(track.duration.clock).monospacedDigit()
        }
        .contentShape(Rectangle())
    }
}

struct MiniPlayer: View {
    @ObservedObject var player: Player
    @Binding var isExpanded: Bool
    @GestureState private var drag: CGFloat = 0

    var body: some View {
        if let track = player.current {
            VStack(spacing: 8) {
                ProgressView(value: player.progress, total: track.duration)
                HStack {
                    Text(track.title).bold().lineLimit(1)
                    Spacer()
                    Button { player.isPlaying.toggle() } label: {
                        Image(systemName: player.isPlaying ? "pause.fill" : "play.fill").font(.title2)
                    }
                    .accessibilityLabel(player.isPlaying ? "Pause" : "Play")
                    Button(action: player.skip) { Image(systemName: "forward.fill") }
                        .accessibilityLabel("Skip")
                }
                if isExpanded {
                    Slider(value: $player.progress, in: 0...track.duration) { Text("Position") }
                    Text("\(player.progress.clock) / \(track.duration.clock)")
                }
            }
            .padding()
            .background(.regularMaterial)
            .offset(y: drag)
            .gesture(
                DragGesture(minimumDistance: 10, coordinateSpace: .global)
                    .updating($drag) { value, state, _ in
                        state = value.translation.height
                    }
                    .onEnded { value in
                        withAnimation(.interpolatingSpring(stiffness: 300, damping: 25)) {
                            isExpanded = value.translation.height < 0
                        }
                    }
            )
            .transition(.move(edge: .bottom).combined(with: .opacity))
        }
    }
}

struct LibraryView: View {
    @ObservedObject private var player = Player.shared
    @State private var isExpanded = false
    @State private var history: [String] = []
    let tracks: [Track]

    var body: some View {
        NavigationView {
            List(tracks) { track in
                TrackRow(track: track, isCurrent: track == player.current)
                    .onTapGesture { player.play(track) }
                    .contextMenu {
                        Button {
                            player.queue.append(track)
                        } label: {
                            Label("Play later", systemImage: "text.append")
                        }
                    }
            }
            .navigationTitle("Library")
            .navigationBarItems(trailing: Text("\(player.queue.count) queued"))
        }
        .safeAreaInset(edge: .bottom) {
            MiniPlayer(player: player, isExpanded: $isExpanded)
        }
        .onReceive(player.didFinish) { track in
            history.append(track.title)
        }
        .onReceive(player.$isPlaying.dropFirst()) { isPlaying in
            if !isPlaying { history.append("stopped") }
        }
        .overlay(alignment: .top) {
            if !history.isEmpty { Text(history.joined(separator: ", ")) }
        }
    }
}
