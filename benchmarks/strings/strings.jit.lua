local band = bit.band
local function line(n) return "item " .. n .. ": " .. n * 7 % 1000 .. " of " .. band(n, 63) end
local function work(n)
  local length = 0
  local page = {}
  for i = 0, n - 1 do
    page[#page + 1] = line(i)
    page[#page + 1] = "\n"
    if i % 100 == 99 then
      length = length + #table.concat(page)
      page = {}
    end
  end
  local words = {}
  for i = 0, math.floor(n / 4) - 1 do words[#words + 1] = "w" .. i end
  return length + #table.concat(words, ", ")
end
print(work(400000))
