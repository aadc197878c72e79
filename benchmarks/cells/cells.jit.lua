-- The same cells, composed from traits with defaults and drawn line by line.
local function trait(defaults) return defaults end
local TextPresentable = trait { textColor = function() return "black" end }
local SwitchPresentable = trait { switchColor = function() return "purple" end }
local ImagePresentable = trait {}

local function model(traits, members)
  members.__index = members
  members.traits = {}
  for _, t in ipairs(traits) do
    members.traits[t] = true
    for name, default in pairs(t) do
      if members[name] == nil then members[name] = default end
    end
  end
  return members
end

local function compose(m)
  local pieces = {}
  if m.traits[ImagePresentable] then pieces[#pieces + 1] = { kind = "image", name = m:imageName() } end
  if m.traits[TextPresentable] then
    pieces[#pieces + 1] = { kind = "label", text = m:text(), color = m:textColor() }
  end
  if m.traits[SwitchPresentable] then
    if #pieces > 0 then pieces[#pieces + 1] = { kind = "space" } end
    pieces[#pieces + 1] = { kind = "switch", on = m.switchOn, color = m:switchColor() }
  end
  return pieces
end

-- Characters, not bytes: those that continue one are not counted.
local function len(text) return select(2, text:gsub("[^\128-\191]", "")) end

local function width(piece)
  if piece.kind == "label" then return len(piece.text) end
  if piece.kind == "image" then return math.min(len(piece.name), 24) + 4 end
  if piece.kind == "switch" then return 9 end
  return 2
end

local function draw(pieces, caption)
  local legend = {}
  local total, spaces = 0, 0
  for i, piece in ipairs(pieces) do
    total = total + width(piece)
    if piece.kind == "space" then spaces = spaces + 1 end
    if i > 1 and piece.kind ~= "space" and pieces[i - 1].kind ~= "space" then total = total + 2 end
    if piece.kind == "switch" then legend[#legend + 1] = "switch " .. piece.color end
    if piece.kind == "label" and piece.color ~= "black" then legend[#legend + 1] = "text " .. piece.color end
  end
  local inner = math.max(44, total)
  local slack = inner - total
  local line = {}
  for i, piece in ipairs(pieces) do
    if i > 1 and piece.kind ~= "space" and pieces[i - 1].kind ~= "space" then line[#line + 1] = "  " end
    if piece.kind == "label" then
      line[#line + 1] = piece.text
    elseif piece.kind == "image" then
      line[#line + 1] = "[▣ " .. piece.name .. "]"
    elseif piece.kind == "space" then
      local share = math.floor(slack / spaces)
      line[#line + 1] = (" "):rep(2 + share)
      slack = slack - share
      spaces = spaces - 1
    else
      line[#line + 1] = piece.on and "(━━●) ON " or "(●──) OFF"
    end
  end
  local words = table.concat(legend, ", ")
  print("╭─ " .. caption .. " " .. ("─"):rep(inner - len(caption) - 1) .. "╮")
  print("│ " .. table.concat(line) .. " │")
  print("╰" .. ("─"):rep(inner - len(words) - 1) .. " " .. words .. " ─╯")
end

local Cell = {}
Cell.__index = Cell
local function show(m)
  local cell = setmetatable({ model = m, frames = {} }, Cell)
  cell:refresh()
  return cell
end
function Cell:refresh()
  local frame = { number = #self.frames, pieces = compose(self.model) }
  self.frames[#self.frames + 1] = frame
  draw(frame.pieces, "frame " .. frame.number)
end
function Cell:toggle()
  local next = setmetatable({}, getmetatable(self.model))
  for name, value in pairs(self.model) do next[name] = value end
  next:onSwitchToggleOn(not next.switchOn)
  self.model = next
  self:refresh()
end

local Setting = model({ TextPresentable, SwitchPresentable }, {
  text = function(self) return self.title end,
  onSwitchToggleOn = function(self, on) self.switchOn = on end,
})
local Minion = model({ TextPresentable, SwitchPresentable, ImagePresentable }, {
  text = function(self) return self.title end,
  imageName = function() return "minion.png" end,
  switchColor = function() return "yellow" end,
  onSwitchToggleOn = function(self, on) self.switchOn = on end,
})
for i = 0, 9999 do
  show(setmetatable({ title = "Setting number " .. i, switchOn = i % 3 == 0 }, Setting)):toggle()
  show(setmetatable({ title = "Minion " .. i, switchOn = true }, Minion)):toggle()
end
