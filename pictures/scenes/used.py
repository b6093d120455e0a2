"""Used pallets waiting for collection, close: weathered stack, broken boards; new ones behind. --shot waste"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *
from detail import *
a = args(shot='waste'); reset(); rng = random.Random(14); SZ = (2400, 1350)
grey = mat_weathered('weathered', .78, .4); browner = mat_weathered('weathered_b', .45, .5)

def old(seed, material, broken=0):
    """A pallet after years of use: no mark left, some of them with boards missing."""
    return with_material(pallet('eur', seed=seed, dirt=.55, blk='wood', marks=False, broken=broken), 'wood', material)

g = MB(1); gm = tex_ground('asphalt', 'asphalt', 3.0, rough=.78, htex='asphalt_h.png', bump=.5, bdist=.006, gain=1.1, spec=.35, vary=.35)
g.face([(-60, -30, 0), (60, -30, 0), (60, 90, 0), (-60, 90, 0)], [(0, 0)] * 4, g.midx(gm)); add(g.mesh('ground'))
whole = [old(51, grey), old(52, browner), old(53, grey), old(54, browner)]; gaps = [old(55, grey, 1), old(56, browner, 1)]
H = .144
for k in range(9):
    me = gaps[k % 2] if k in (3, 6) else whole[k % 4]
    add(me, (-.72 + rng.gauss(0, .014), .1 + rng.gauss(0, .014), k * H), rng.gauss(0, .014) + (math.pi if k % 2 else 0))
for k in range(6):
    me = gaps[0] if k == 5 else whole[(k + 1) % 4]
    add(me, (1.06 + rng.gauss(0, .016), .5 + rng.gauss(0, .016), k * H), .10 + rng.gauss(0, .016) + (math.pi if k % 2 else 0))
# one stands against the stack, broken boards lie in front of it
add(gaps[1], (.25, -.46, .395), .06, rx=math.radians(76))
s = MB(31)
for L, w, x, y, rz in ((.62, .098, -.85, -.80, .12), (.70, .098, -.15, -.84, -.25), (.50, .143, .38, -.78, 3.22), (.30, .098, .76, -.66, -.5)):
    shade = s.rng.uniform(.75, 1.0); splintered(s, L, w, .021, T(x, y, .0108, rz), (shade, shade * .97, shade * .93), teeth=s.rng.uniform(.06, .13))
add(with_material(s.mesh('broken'), 'wood', grey))
fresh = [pallet('eur', seed=q) for q in (1, 2, 3)]
for i in range(6): stack(fresh, -4.2 + i * 1.5, 4.6 + .15 * (i % 3), 13 - i % 3, H, rng)
treeline(60, 100, -60, 60, 300, seed=4)
c = MB(9)                                                 # crumbs of bark and wood on the ground
for i in range(500):
    l, w = rng.uniform(.008, .045), rng.uniform(.003, .010); c.board((l, w, .003), T(rng.uniform(-2, 2), rng.uniform(-1.7, .2), .002, rng.uniform(0, 3.1)), chamfer=.0004)
add(with_material(c.mesh('crumbs'), 'wood', browner))
sun(19, 201, 5.6, (1, .76, .50), .8); world_sky(11, 201, .19, dust=2, clouds=.8)
camera((-1.05, -3.05, 1.02), (-.04, .0, .47), lens=41, fstop=3.5, focus=(-.4, -.38, .5))
render(a, *SZ, exposure=.12, look='Medium High Contrast', bounces=4, dif=2, bloom=.04, vig=.08)
