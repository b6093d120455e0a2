"""The open side of a loaded trailer at eye level: strapped stacks, the deck's edge, the drawn curtain. --shot transport"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *
from detail import *
a = args(shot='transport'); reset(); rng = random.Random(6); SZ = (1600, 1200)
D = trailer(0, x0=-3.35, open0=-2.0, open1=6.2, curtain=srgb(24, 66, 52))
H = .144; eur = [pallet('eur', seed=s) for s in (1, 2, 3, 4)]
strap = plain('strap', srgb(38, 96, 68), rough=.34, spec=.55, bump=.25, bscale=420); card = plain('edgecard', srgb(170, 126, 82), rough=.85, spec=.15, noise=.15, nscale=30)
x0 = -1.30
for i in range(5):
    x = x0 + i * 1.235
    for y in (-.78, .06, .9):
        if y > 0 and i not in (0, 1, 2): continue
        n = 15
        stack(eur, x, y, n, H, rng, z0=D, jit=.004, arot=.003)
    top = D + 15 * H; b = MB(60 + i); yf = -.78 - .408
    for sx in (-.30, .30): strap_round(b, x + sx + rng.gauss(0, .01), yf, -.78 + .408, D + .02, top + .004, strap)
    add(b.mesh('straps'))
g = MB(1); gm = tex_ground('asphalt', 'asphalt', 3.0, rough=.78, htex='asphalt_h.png', bump=.5, bdist=.006, gain=1.1, spec=.35, vary=.35)
g.face([(-60, -60, 0), (60, -60, 0), (60, 90, 0), (-60, 90, 0)], [(0, 0)] * 4, g.midx(gm)); add(g.mesh('ground'))
treeline(60, 100, -60, 60, 300, seed=4)
# the deck's edge up close: lashing rings
e = MB(4); ring = plain('ring', (.35, .36, .37, 1), rough=.35, metal=.9)
for i in range(14):
    cx = -6 + i * .62
    for q in range(14):
        a0, a1 = math.pi * q / 13 - math.pi, math.pi * (q + 1) / 13 - math.pi
        e.cyl((cx + .035 * math.cos(a0), -1.258, D - .10 + .035 * math.sin(a0)), (cx + .035 * math.cos(a1), -1.258, D - .10 + .035 * math.sin(a1)), .006, ring, n=8)
add(e.mesh('edge'))
sun(25, 207, 5.4, (1, .80, .57), .8); world_sky(15, 207, .19, dust=2, clouds=.8)
camera((-3.3, -4.6, 1.66), (-.85, -1.1, 1.95), lens=56, fstop=4.0, focus=(-1.3, -1.18, 1.9))
render(a, *SZ, exposure=.08, look='Medium High Contrast', bounces=4, dif=2, bloom=.04, vig=.08)
