local band = bit.band
local function point(x, y) return { x = x, y = y } end
local function copy(frame)
  return {
    origin = point(frame.origin.x, frame.origin.y), size = point(frame.size.x, frame.size.y), number = frame.number,
  }
end
local function moved(frame, n)
  local next = copy(frame)
  next.origin.x = next.origin.x + n
  next.size.y = band(next.origin.x, 255)
  next.number = next.number + 1
  return next
end
local function work(n)
  local frame = { origin = point(0, 0), size = point(0, 0), number = 0 }
  local kept = {}
  for i = 0, 63 do kept[i] = moved(frame, i) end
  for i = 0, n - 1 do
    local before = frame
    frame = moved(frame, band(i, 3))
    if band(i, 1) == 0 then frame.origin.y = before.size.y end
    kept[band(i, 63)].origin.x = frame.origin.x
    if band(i, 15) == 0 then kept[band(i, 63)] = copy(frame) end
  end
  local total = frame.origin.x + frame.origin.y + frame.size.y + frame.number
  for i = 0, 63 do total = total + kept[i].origin.x * 3 + kept[i].number end
  return total
end
print(work(1000000))
