// The same cells, composed from traits with defaults and drawn line by line.
const TextPresentable = { textColor() { return "black"; } };
const SwitchPresentable = { switchColor() { return "purple"; } };
const ImagePresentable = {};

function adopt(type, ...traits) {
  type.prototype.traits = new Set(traits);
  for (const trait of traits) {
    for (const name of Object.keys(trait)) type.prototype[name] ??= trait[name];
  }
}

function compose(model) {
  const pieces = [];
  if (model.traits.has(ImagePresentable)) pieces.push({ kind: "image", value: model.imageName(), color: null });
  if (model.traits.has(TextPresentable)) {
    pieces.push({ kind: "label", value: model.text(), color: model.textColor() });
  }
  if (model.traits.has(SwitchPresentable)) {
    if (pieces.length > 0) pieces.push({ kind: "space", value: null, color: null });
    pieces.push({ kind: "switch", value: model.switchOn, color: model.switchColor() });
  }
  return pieces;
}

function width({ kind, value }) {
  if (kind === "label") return value.length;
  if (kind === "image") return Math.min(value.length, 24) + 4;
  return kind === "switch" ? 9 : 2;
}

function draw(pieces, caption) {
  const legend = [];
  let total = 0;
  let spaces = 0;
  let before = "space";
  for (const piece of pieces) {
    const { kind, color } = piece;
    total += width(piece);
    if (kind === "space") spaces += 1;
    if (kind !== "space" && before !== "space") total += 2;
    if (kind === "switch") legend.push("switch " + color);
    if (kind === "label" && color !== "black") legend.push("text " + color);
    before = kind;
  }
  const inner = Math.max(44, total);
  let slack = inner - total;
  const line = [];
  before = "space";
  for (const { kind, value } of pieces) {
    if (kind !== "space" && before !== "space") line.push("  ");
    before = kind;
    if (kind === "label") {
      line.push(value);
    } else if (kind === "image") {
      line.push(`[▣ ${value}]`);
    } else if (kind === "space") {
      const share = Math.floor(slack / spaces);
      line.push(" ".repeat(2 + share));
      slack -= share;
      spaces -= 1;
    } else {
      line.push(value ? "(━━●) ON " : "(●──) OFF");
    }
  }
  const words = legend.join(", ");
  console.log(`╭─ ${caption} ${"─".repeat(inner - caption.length - 1)}╮`);
  console.log(`│ ${line.join("")} │`);
  console.log(`╰${"─".repeat(inner - words.length - 1)} ${words} ─╯`);
}

class Cell {
  constructor(model) {
    this.model = model;
    this.frames = [];
    this.refresh();
  }
  refresh() {
    const frame = { number: this.frames.length, pieces: compose(this.model) };
    this.frames.push(frame);
    draw(frame.pieces, `frame ${frame.number}`);
  }
  toggle() {
    const model = Object.assign(Object.create(Object.getPrototypeOf(this.model)), this.model);
    model.onSwitchToggleOn(!model.switchOn);
    this.model = model;
    this.refresh();
  }
}

class Setting {
  constructor(title, switchOn) {
    this.title = title;
    this.switchOn = switchOn;
  }
  text() { return this.title; }
  onSwitchToggleOn(on) { this.switchOn = on; }
}
adopt(Setting, TextPresentable, SwitchPresentable);

class Minion {
  constructor(title, switchOn) {
    this.title = title;
    this.switchOn = switchOn;
  }
  text() { return this.title; }
  imageName() { return "minion.png"; }
  switchColor() { return "yellow"; }
  onSwitchToggleOn(on) { this.switchOn = on; }
}
adopt(Minion, TextPresentable, SwitchPresentable, ImagePresentable);

for (let i = 0; i < 10_000; i++) {
  new Cell(new Setting(`Setting number ${i}`, i % 3 === 0)).toggle();
  new Cell(new Minion(`Minion ${i}`, true)).toggle();
}
