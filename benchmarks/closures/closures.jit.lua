local band = bit.band
local Counter = {}
Counter.__index = Counter
function Counter.new() return setmetatable({ total = 0, handlers = {} }, Counter) end
function Counter:on(handler) self.handlers[#self.handlers + 1] = handler end
function Counter:send(n)
  local handlers = self.handlers
  for i = 1, #handlers do handlers[i](n) end
end
local function work(n)
  local counter = Counter.new()
  for step = 1, 4 do
    counter:on(function(n) counter.total = counter.total + band(n, step) end)
  end
  local calls = 0
  counter:on(function(_) calls = calls + 1 end)
  for i = 0, n - 1 do counter:send(i) end
  local scale = function(x) return x * 2 + 1 end
  local last = 0
  for i = 0, n - 1 do last = scale(band(last, 1023)) + i end
  return counter.total + calls + last
end
print(work(800000))
