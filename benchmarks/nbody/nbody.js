class Body {
  constructor(x, y, z, vx, vy, vz, mass) {
    this.x = x;
    this.y = y;
    this.z = z;
    this.vx = vx;
    this.vy = vy;
    this.vz = vz;
    this.mass = mass;
  }
}

function advance(bodies, dt) {
  for (let i = 0; i < bodies.length; i++) {
    const a = bodies[i];
    for (let j = i + 1; j < bodies.length; j++) {
      const b = bodies[j];
      const dx = a.x - b.x;
      const dy = a.y - b.y;
      const dz = a.z - b.z;
      const distance = dx * dx + dy * dy + dz * dz;
      const magnitude = dt / (distance * Math.sqrt(distance));
      const heavy = b.mass * magnitude;
      a.vx -= dx * heavy;
      a.vy -= dy * heavy;
      a.vz -= dz * heavy;
      const own = a.mass * magnitude;
      b.vx += dx * own;
      b.vy += dy * own;
      b.vz += dz * own;
    }
  }
  for (const a of bodies) {
    a.x += dt * a.vx;
    a.y += dt * a.vy;
    a.z += dt * a.vz;
  }
}

function energy(bodies) {
  let energy = 0;
  for (const [i, a] of bodies.entries()) {
    energy += 0.5 * a.mass * (a.vx * a.vx + a.vy * a.vy + a.vz * a.vz);
    for (const b of bodies.slice(i + 1)) {
      const dx = a.x - b.x;
      const dy = a.y - b.y;
      const dz = a.z - b.z;
      energy -= a.mass * b.mass / Math.sqrt(dx * dx + dy * dy + dz * dz);
    }
  }
  return energy;
}

const bodies = [
  new Body(0, 0, 0, 0, 0, 0, 39.47),
  new Body(4.84, -1.16, -0.10, 0.6, 2.81, -0.02, 0.037),
  new Body(8.34, 4.12, -0.4, -1.01, 1.82, 0.008, 0.011),
  new Body(12.89, -15.11, -0.22, 1.08, 0.86, -0.01, 0.0017),
  new Body(15.37, -25.9, 0.179, 0.979, 0.594, -0.034, 0.002),
];
for (let step = 0; step < 50_000; step++) advance(bodies, 0.01);
console.log(Math.trunc(energy(bodies) * 1_000_000));
