struct Body {
  var x, y, z: Double
  var vx, vy, vz: Double
  let mass: Double
}

func advance(_ bodies: inout [Body], _ dt: Double) {
  for i in 0..<bodies.count {
    for j in i + 1..<bodies.count {
      let dx = bodies[i].x - bodies[j].x
      let dy = bodies[i].y - bodies[j].y
      let dz = bodies[i].z - bodies[j].z
      let distance = dx * dx + dy * dy + dz * dz
      let magnitude = dt / (distance * distance.squareRoot())
      let heavy = bodies[j].mass * magnitude
      bodies[i].vx -= dx * heavy
      bodies[i].vy -= dy * heavy
      bodies[i].vz -= dz * heavy
      let own = bodies[i].mass * magnitude
      bodies[j].vx += dx * own
      bodies[j].vy += dy * own
      bodies[j].vz += dz * own
    }
  }
  for i in 0..<bodies.count {
    bodies[i].x += dt * bodies[i].vx
    bodies[i].y += dt * bodies[i].vy
    bodies[i].z += dt * bodies[i].vz
  }
}

func energy(_ bodies: [Body]) -> Double {
  var energy = 0.0
  for (i, body) in bodies.enumerated() {
    energy += 0.5 * body.mass * (body.vx * body.vx + body.vy * body.vy + body.vz * body.vz)
    for other in bodies[(i + 1)...] {
      let dx = body.x - other.x
      let dy = body.y - other.y
      let dz = body.z - other.z
      energy -= body.mass * other.mass / (dx * dx + dy * dy + dz * dz).squareRoot()
    }
  }
  return energy
}

var bodies = [
  Body(x: 0, y: 0, z: 0, vx: 0, vy: 0, vz: 0, mass: 39.47),
  Body(x: 4.84, y: -1.16, z: -0.10, vx: 0.6, vy: 2.81, vz: -0.02, mass: 0.037),
  Body(x: 8.34, y: 4.12, z: -0.4, vx: -1.01, vy: 1.82, vz: 0.008, mass: 0.011),
  Body(x: 12.89, y: -15.11, z: -0.22, vx: 1.08, vy: 0.86, vz: -0.01, mass: 0.0017),
  Body(x: 15.37, y: -25.9, z: 0.179, vx: 0.979, vy: 0.594, vz: -0.034, mass: 0.002),
]
for _ in 0..<50_000 { advance(&bodies, 0.01) }
print(Int(energy(bodies) * 1_000_000))
