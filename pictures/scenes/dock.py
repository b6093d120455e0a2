"""A trailer at the dock of the hall, loaded as the planner draws it: 33 stacks of 17 EUR pallets. --shot hero"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *
a = args(shot='hero'); reset(); rng = random.Random(17); SZ = (2400, 1350)
eur = [pallet('eur', seed=s, marks=True) for s in (1, 2, 3, 4, 5)]; H = pallet_height('eur'); PLAY = .01
D = trailer(0, x0=-6.8, x1=6.8, open0=-6.25, open1=6.35, curtain=srgb(24, 66, 52))
for i in range(11):
    for k in (-1, 0, 1):
        stack(eur, -6.55 + .6 + i * (1.2 + PLAY), k * (.8 + PLAY), 17, H, rng, z0=D, jit=.002, arot=.002)
g = MB(1); gm = tex_ground('asphalt', 'asphalt', 3.0, rough=.78, htex='asphalt_h.png', bump=.5, bdist=.006, gain=1.15, spec=.35, vary=.35)
g.face([(-160, -60, 0), (160, -60, 0), (160, 200, 0), (-160, 200, 0)], [(0, 0)] * 4, g.midx(gm))
grass = plain('grass', srgb(96, 98, 52), rough=.95, spec=.1, noise=.45, nscale=2.0); g.box((-160, 46, 0), (160, 260, .18), grass)
# the hall behind the trailer's rear: cladding, plinth, a door with its cushion for each of three docks
wall = plain('anthracite', srgb(58, 62, 66), rough=.45, spec=.45, noise=.12, nscale=.6); dark = plain('plinth', srgb(96, 94, 90), rough=.85)
rubber = plain('cushion', (.02, .02, .022, 1), rough=.8); door = plain('door', srgb(170, 172, 170), rough=.5)
X = 7.35
cladding(g, (X, 40), (X, -26), 7.2, wall, z0=.5); g.box((X + .03, -26, 0), (X + 14, 40, .5), dark); g.box((X - .25, -26.2, 7.6), (X + 14, 40.2, 7.9), wall)
for y in (-9.5, 0, 9.5):
    g.box((X - .06, y - 1.25, 1.1), (X + .02, y + 1.25, 3.9), door)
    for y0, y1, z0, z1 in ((-1.75, -1.25, 1.0, 4.5), (1.25, 1.75, 1.0, 4.5), (-1.75, 1.75, 3.95, 4.5)): g.box((X - .45, y + y0, z0), (X, y + y1, z1), rubber)
    g.box((X - .12, y - 1.1, .55), (X, y + 1.1, 1.05), dark)
add(g.mesh('ground'))
stack(eur, 1.2, -4.9, 5, H, rng, rz=.09); stack(eur, 2.75, -4.6, 8, H, rng, rz=-.03)
treeline(95, 140, -130, 120, 620, seed=4)
camera((-9.6, -10.6, 1.6), (-.9, 0, 2.05), lens=29, fstop=4.0, focus=(-3.5, -1.2, 2.0))
sun(15, 218, 5.6, (1, .72, .45), .9); world_sky(10, 218, .17, dust=2.2, clouds=.8)
render(a, *SZ, exposure=.02, look='Medium High Contrast', bounces=4, dif=2, bloom=.05, vig=.08)
