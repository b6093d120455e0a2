"""Formats side by side, close: --shot steps (five formats, one on the other) | pallets (corners of three stacks in the yard)"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *
a = args(shot='pallets'); reset(); rng = random.Random(21)
g = MB(1); gm = tex_ground('asphalt', 'asphalt', 3.0, rough=.78, htex='asphalt_h.png', bump=.5, bdist=.006, gain=1.1, spec=.35, vary=.35)
g.face([(-60, -30, 0), (60, -30, 0), (60, 90, 0), (-60, 90, 0)], [(0, 0)] * 4, g.midx(gm)); add(g.mesh('ground'))
eur, ind, heavy = ([pallet(kind, seed=s) for s in (1, 2, 3, 4)] for kind in ('eur', 'ind', 'heavy'))

if a.shot == 'steps':
    SZ = (1200, 675); z = 0
    for kind, seed in (('heavy', 2), ('ind', 3), ('eur', 1), ('oneway', 5), ('half', 4)):   # flush at the far right corner
        s = SPECS[kind]; add(pallet(kind, seed=seed), (.6 - s['L'] / 2 + rng.gauss(0, .004), .5 - s['W'] / 2 + rng.gauss(0, .004), z), rng.gauss(0, .006)); z += pallet_height(kind)
    for i in range(4): stack((eur, ind)[i % 2], -2.1 + i * 1.65, 3.4 + .2 * (i % 2), 12 - i % 3, .144, rng)
    treeline(60, 100, -60, 120, 420, seed=4)
    sun(22, 205, 5.4, (1, .79, .55), .8); world_sky(13, 205, .19, dust=2, clouds=.8)
    camera((-1.86, -2.18, .96), (-.03, .02, .25), lens=55, fstop=4.0, focus=(-.45, -.42, .35)); ex = .1

elif a.shot == 'pallets':
    SZ = (1600, 1200)
    stack(eur, -.10, .0, 12, .144, rng); stack(ind, 1.24, .14, 9, .144, rng); stack(heavy, 2.58, .3, 7, pallet_height('heavy'), rng)
    for i in range(6): stack(eur, -3.4 + i * 1.5, 4.4 + .15 * (i % 3), 13 - i % 3, .144, rng)
    treeline(60, 100, -60, 120, 420, seed=4)
    sun(20, 207, 5.6, (1, .78, .54), .8); world_sky(12, 207, .19, dust=2, clouds=.8)
    camera((-1.35, -2.9, 1.22), (.42, 0, .84), lens=43, fstop=3.4, focus=(-.3, -.4, 1)); ex = .1

render(a, *SZ, exposure=ex, look='Medium High Contrast', bounces=4, dif=2, bloom=.04, vig=.08)
