"""Wood shavings and sawdust for close views: single shavings, heaps that follow a height, and scattering."""
from kit import *

def shaving(seed):
    """Mesh of one curled shaving, 6 to 19 mm long, cut from the wood atlas."""
    r = random.Random(seed); b = MB(seed); L, W = r.uniform(.006, .019), r.uniform(.0018, .0055); th = r.uniform(.0003, .0009); curl = r.uniform(-.25, .5)
    mi = b.midx(mat('wood')); v = r.randrange(NV); x0, y0 = r.uniform(100, 900), r.uniform(10, 110); g = r.uniform(.78, 1.06); t = (g, g * r.uniform(.92, 1.0), g * r.uniform(.78, .98))
    n = 6; rows = []
    for i in range(n + 1):
        u = i / n - .5; w = W / 2 * (1 - abs(2 * u) ** 2.5 * r.uniform(.3, .9)) * r.uniform(.85, 1.1); z = curl * L * (u * u) * 1.6
        rows.append([(u * L, -w, z), (u * L, w, z + r.uniform(-.0004, .0004)), (u * L, w, z + th), (u * L, -w, z + th)])
    uv = lambda p: ((x0 + p[0] * 1000) * PX / AW, 1 - (v * ROW + PAD + (y0 + p[1] * 1000) * PX) / AH)
    for p, q in zip(rows[:-1], rows[1:]):
        for j in range(4): k = (j + 1) % 4; f = (p[j], q[j], q[k], p[k]); b.face(list(f)[::-1], [uv(c) for c in f], mi, t)
    b.face(rows[0], [uv(c) for c in rows[0]], mi, t); b.face(rows[-1][::-1], [uv(c) for c in rows[-1]], mi, t)
    return b.mesh(f'chip{seed}')

def dust_ground(height, x0, x1, y0, y1, step, tex='dust'):
    """A sheet of sawdust over a rectangle (metres), lifted by `height(x, y)`."""
    b = MB(2); mi = b.midx(mat(tex)); nx, ny = int((x1 - x0) / step), int((y1 - y0) / step); P = {}
    def pt(i, j):
        if (i, j) not in P: x, y = x0 + i * step, y0 + j * step; P[i, j] = (x, y, height(x, y))
        return P[i, j]
    for i in range(nx):
        for j in range(ny):
            f = [pt(i, j), pt(i + 1, j), pt(i + 1, j + 1), pt(i, j + 1)]; b.face(f, [(p[0] / .256, p[1] / .256) for p in f], mi, smooth=True)
    add(b.mesh('dustground'))

def scatter(meshes, rng, n, fx, fy, height, smin=.6, smax=1.2, lift=.001):
    """Throws `n` of the meshes at the places that `fx` and `fy` give, on the height of the ground."""
    for i in range(n):
        x, y = fx(), fy(); o = add(rng.choice(meshes), (x, y, height(x, y) + rng.uniform(0, lift) + .0006), rng.uniform(0, 6.28), scale=rng.uniform(smin, smax), rx=rng.gauss(0, .35), ry=rng.gauss(0, .3))
