import math


class Body:
    __slots__ = ("x", "y", "z", "vx", "vy", "vz", "mass")

    def __init__(self, x, y, z, vx, vy, vz, mass):
        self.x, self.y, self.z = x, y, z
        self.vx, self.vy, self.vz = vx, vy, vz
        self.mass = mass


def advance(bodies, dt):
    for i, a in enumerate(bodies):
        for j in range(i + 1, len(bodies)):
            b = bodies[j]
            dx = a.x - b.x
            dy = a.y - b.y
            dz = a.z - b.z
            distance = dx * dx + dy * dy + dz * dz
            magnitude = dt / (distance * math.sqrt(distance))
            heavy = b.mass * magnitude
            a.vx -= dx * heavy
            a.vy -= dy * heavy
            a.vz -= dz * heavy
            own = a.mass * magnitude
            b.vx += dx * own
            b.vy += dy * own
            b.vz += dz * own
    for a in bodies:
        a.x += dt * a.vx
        a.y += dt * a.vy
        a.z += dt * a.vz


def energy(bodies):
    energy = 0.0
    for i, a in enumerate(bodies):
        energy += 0.5 * a.mass * (a.vx * a.vx + a.vy * a.vy + a.vz * a.vz)
        for b in bodies[i + 1 :]:
            dx = a.x - b.x
            dy = a.y - b.y
            dz = a.z - b.z
            energy -= a.mass * b.mass / math.sqrt(dx * dx + dy * dy + dz * dz)
    return energy


bodies = [
    Body(0, 0, 0, 0, 0, 0, 39.47),
    Body(4.84, -1.16, -0.10, 0.6, 2.81, -0.02, 0.037),
    Body(8.34, 4.12, -0.4, -1.01, 1.82, 0.008, 0.011),
    Body(12.89, -15.11, -0.22, 1.08, 0.86, -0.01, 0.0017),
    Body(15.37, -25.9, 0.179, 0.979, 0.594, -0.034, 0.002),
]
for _ in range(50_000):
    advance(bodies, 0.01)
print(int(energy(bodies) * 1_000_000))
