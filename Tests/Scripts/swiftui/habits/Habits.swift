import SwiftUI

struct Habit: Identifiable, Codable, Equatable {
    var id: Int
    var title: String
    var color: HabitColor
    var done: Set<Int> = []

    enum HabitColor: String, Codable, CaseIterable {
        case red, green, blue
        var value: Color {
            switch self {
            case .red: .red
            case .green: .green
            case .blue: .blue
            }
        }
    }

    var streak: Int {
        var day = 0
        while done.contains(day) { day += 1 }
        return day
    }
}

struct DayCell: View {
    let day: Int
    let isDone: Bool
    let color: Color

    var body: some View {
        Text("\(day + 1)")
            .font(.caption)
            .fontWeight(isDone ? .bold : .light)
            .frame(width: 32, height: 32)
            .background {
                if isDone {
                    Circle().fill(color.opacity(0.8))
                } else {
                    Circle().strokeBorder(style: StrokeStyle(lineWidth: 1, dash: [2, 2]))
                }
            }
            .foregroundStyle(isDone ? color : .secondary)
    }
}

struct MonthGrid: View {
    @Binding var habit: Habit
    private static let columns = [GridItem](repeating: .init(.flexible(minimum: 32)), count: 7)

    var body: some View {
        LazyVGrid(columns: Self.columns, alignment: .center, spacing: 6) {
            ForEach(0..<14) { day in
                DayCell(day: day, isDone: habit.done.contains(day), color: habit.color.value)
                    .onTapGesture { toggle(day) }
            }
        }
    }

    private func toggle(_ day: Int) {
        if habit.done.remove(day) == nil { habit.done.insert(day) }
    }
}

struct HabitCard: View {
    @Binding var habit: Habit
    @State private var isExpanded = false
    @State private var isEditing = false

    var body: some View {
        VStack(alignment: .leading) {
            DisclosureGroup(isExpanded: $isExpanded) {
                MonthGrid(habit: $habit)
                ColorRow(selection: $habit.color)
            } label: {
                HStack {
                    Text(habit.title)
                    Spacer()
                    Text("🔥 \(habit.streak)").accessibilityLabel(Text("Streak of \(habit.streak)"))
                }
                .font(.headline)
            }
            .tint(habit.color.value)
        }
        .onLongPressGesture { isEditing = true }
        .popover(isPresented: $isEditing) {
            VStack {
                TextField("Title", text: $habit.title)
                Button("OK") { isEditing = false }
            }
            .padding()
            .presentationCompactAdaptation(.popover)
        }
    }
}

struct ColorRow: View {
    @Binding var selection: Habit.HabitColor

    var body: some View {
        HStack {
            ForEach(Habit.HabitColor.allCases, id: \.self) { color in
                Button {
                    selection = color
                } label: {
                    Circle()
                        .fill(color.value)
                        .overlay { if selection == color { Image(systemName: "checkmark") } }
                }
                .buttonStyle(.plain)
                .accessibilityLabel(color.rawValue)
                .accessibilityAddTraits(selection == color ? [.isButton, .isSelected] : .isButton)
            }
        }
    }
}

struct HabitsView: View {
    @State private var habits = [Habit(id: 1, title: "Read", color: .blue, done: [0, 1, 3]), Habit(id: 2, title: "Run", color: .red)]
    @State private var sort = false

    private var order: [Binding<Habit>] {
        let bindings = Array($habits)
        return sort ? bindings.sorted { $0.wrappedValue.streak < $1.wrappedValue.streak } : bindings
    }

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 12) {
                ForEach(order) { $habit in
                    HabitCard(habit: $habit)
                        .padding()
                        .background(Color(.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 12))
                }
            }
        }
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                Menu {
                    Toggle("Sort by streak", isOn: $sort)
                    Section("Danger") {
                        Button("Forget all", role: .destructive) { for index in habits.indices { habits[index].done = [] } }
                    }
                } label: {
                    Label("More", systemImage: "ellipsis.circle")
                }
            }
        }
    }
}
