local band = bit.band
local Weighed = {}
Weighed.__index = Weighed
function Weighed:weight() return 3 end
function Weighed:scaled(n) return band(n, 7) end

local function type_of(methods)
  methods.__index = methods
  return setmetatable(methods, Weighed)
end
local Plain = type_of {}
local Heavy = type_of {
  weight = function(self) return self.id + 5 end,
  scaled = function(self, n) return band(n + self.id, 15) end,
}
local HalfA = type_of { weight = function(self) return self.id end }
local HalfB = type_of { scaled = function(self, n) return band(n, self.id) end }

local function work(items, rounds)
  local total = 0
  for round = 0, rounds - 1 do
    for i = 1, #items do
      local item = items[i]
      total = total + item:weight() + item:scaled(round)
    end
  end
  return total
end
local items = {
  setmetatable({ id = 1 }, Plain), setmetatable({ id = 2 }, Heavy),
  setmetatable({ id = 3 }, HalfA), setmetatable({ id = 4 }, HalfB),
}
print(work(items, 700000))
