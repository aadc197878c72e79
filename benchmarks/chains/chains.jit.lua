local band = bit.band
local function map(list, f)
  local result = {}
  for i, value in ipairs(list) do result[i] = f(value) end
  return result
end
local function filter(list, f)
  local result = {}
  for _, value in ipairs(list) do if f(value) then result[#result + 1] = value end end
  return result
end
local function reduce(list, first, f)
  local result = first
  for _, value in ipairs(list) do result = f(result, value) end
  return result
end
local function contains(list, f)
  for _, value in ipairs(list) do if f(value) then return true end end
  return false
end
local function zip(first, second, f)
  local result = {}
  for i = 1, math.min(#first, #second) do result[i] = f(first[i], second[i]) end
  return result
end
local function drop_first(list) return table.move(list, 2, #list, 1, {}) end
local function add(a, b) return a + b end

local function work(rounds, n)
  local numbers = {}
  for i = 0, n - 1 do numbers[i + 1] = i end
  local total = 0
  for round = 0, rounds - 1 do
    local mapped = map(numbers, function(x) return x * 3 + round end)
    total = total + reduce(filter(mapped, function(x) return x % 2 == 0 end), 0, add)
    total = total + reduce(numbers, 0, function(a, b) return math.max(a, b % 1000) end)
    local pairs = zip(numbers, drop_first(numbers), function(a, b) return a * b % 7 end)
    local count = 0
    for i, element in ipairs(pairs) do if (i - 1) % 3 == element % 3 then count = count + 1 end end
    total = total + count
    if contains(numbers, function(x) return x < 0 end) or contains(numbers, function(x) return x >= n end) then
      total = 0
    end
    for i = 0, n - 1 do
      local low = band(i, 15)
      if low > 3 then total = total + low end
    end
  end
  print(total)
end
work(10, 100000)
