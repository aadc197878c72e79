local function body(x, y, z, vx, vy, vz, mass)
  return { x = x, y = y, z = z, vx = vx, vy = vy, vz = vz, mass = mass }
end

local function advance(bodies, dt)
  for i = 1, #bodies do
    local a = bodies[i]
    for j = i + 1, #bodies do
      local b = bodies[j]
      local dx, dy, dz = a.x - b.x, a.y - b.y, a.z - b.z
      local distance = dx * dx + dy * dy + dz * dz
      local magnitude = dt / (distance * math.sqrt(distance))
      local heavy = b.mass * magnitude
      a.vx = a.vx - dx * heavy
      a.vy = a.vy - dy * heavy
      a.vz = a.vz - dz * heavy
      local own = a.mass * magnitude
      b.vx = b.vx + dx * own
      b.vy = b.vy + dy * own
      b.vz = b.vz + dz * own
    end
  end
  for _, a in ipairs(bodies) do
    a.x = a.x + dt * a.vx
    a.y = a.y + dt * a.vy
    a.z = a.z + dt * a.vz
  end
end

local function energy(bodies)
  local energy = 0.0
  for i, a in ipairs(bodies) do
    energy = energy + 0.5 * a.mass * (a.vx * a.vx + a.vy * a.vy + a.vz * a.vz)
    for j = i + 1, #bodies do
      local b = bodies[j]
      local dx, dy, dz = a.x - b.x, a.y - b.y, a.z - b.z
      energy = energy - a.mass * b.mass / math.sqrt(dx * dx + dy * dy + dz * dz)
    end
  end
  return energy
end

local bodies = {
  body(0, 0, 0, 0, 0, 0, 39.47),
  body(4.84, -1.16, -0.10, 0.6, 2.81, -0.02, 0.037),
  body(8.34, 4.12, -0.4, -1.01, 1.82, 0.008, 0.011),
  body(12.89, -15.11, -0.22, 1.08, 0.86, -0.01, 0.0017),
  body(15.37, -25.9, 0.179, 0.979, 0.594, -0.034, 0.002),
}
for _ = 1, 50000 do advance(bodies, 0.01) end
local result = energy(bodies) * 1000000
print(result < 0 and math.ceil(result) or math.floor(result))
