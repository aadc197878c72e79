# The same cells, composed from traits with defaults and drawn line by line.
from copy import copy


class TextPresentable:
    def text_color(self):
        return "black"


class SwitchPresentable:
    def switch_color(self):
        return "purple"


class ImagePresentable:
    pass


def compose(model):
    pieces = []
    if isinstance(model, ImagePresentable):
        pieces.append(("image", model.image_name(), None))
    if isinstance(model, TextPresentable):
        pieces.append(("label", model.text(), model.text_color()))
    if isinstance(model, SwitchPresentable):
        if pieces:
            pieces.append(("space", None, None))
        pieces.append(("switch", model.switch_on, model.switch_color()))
    return pieces


def width(piece):
    kind, value, _ = piece
    if kind == "label":
        return len(value)
    if kind == "image":
        return min(len(value), 24) + 4
    return 9 if kind == "switch" else 2


def draw(pieces, caption):
    legend = []
    total = spaces = 0
    before = "space"
    for piece in pieces:
        kind, _, color = piece
        total += width(piece)
        if kind == "space":
            spaces += 1
        if kind != "space" and before != "space":
            total += 2
        if kind == "switch":
            legend.append("switch " + color)
        if kind == "label" and color != "black":
            legend.append("text " + color)
        before = kind
    inner = max(44, total)
    slack = inner - total
    line = []
    before = "space"
    for kind, value, _ in pieces:
        if kind != "space" and before != "space":
            line.append("  ")
        before = kind
        if kind == "label":
            line.append(value)
        elif kind == "image":
            line.append("[▣ " + value + "]")
        elif kind == "space":
            share = slack // spaces
            line.append(" " * (2 + share))
            slack -= share
            spaces -= 1
        else:
            line.append("(━━●) ON " if value else "(●──) OFF")
    words = ", ".join(legend)
    print("╭─ " + caption + " " + "─" * (inner - len(caption) - 1) + "╮")
    print("│ " + "".join(line) + " │")
    print("╰" + "─" * (inner - len(words) - 1) + " " + words + " ─╯")


class Cell:
    def __init__(self, model):
        self.model = model
        self.frames = []
        self.refresh()

    def refresh(self):
        frame = (len(self.frames), compose(self.model))
        self.frames.append(frame)
        draw(frame[1], f"frame {frame[0]}")

    def toggle(self):
        model = copy(self.model)
        model.on_switch_toggle_on(not model.switch_on)
        self.model = model
        self.refresh()


class Setting(TextPresentable, SwitchPresentable):
    def __init__(self, title, switch_on):
        self.title = title
        self.switch_on = switch_on

    def text(self):
        return self.title

    def on_switch_toggle_on(self, on):
        self.switch_on = on


class Minion(Setting, ImagePresentable):
    def image_name(self):
        return "minion.png"

    def switch_color(self):
        return "yellow"


for i in range(10_000):
    Cell(Setting(f"Setting number {i}", i % 3 == 0)).toggle()
    Cell(Minion(f"Minion {i}", True)).toggle()
