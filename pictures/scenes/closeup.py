"""Close views of the work: --shot mark (burnt into a block of a stack) | tape (measuring a block)"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *
from sawdust import *
from detail import *
a = args(shot='mark'); reset(); rng = random.Random(8); big = a.width > 900
FINE, COARSE = (.0011, .0024) if big else (.0022, .004)
H = .144                                                  # an EUR pallet
XS, YS = (-.5275, 0, .5275), (-.35, 0, .35)               # the middles of its blocks
ROWS = (.100, .145, .100)

def block_at(x, y, z, seed, sub=COARSE, size=(.145, .100, .078), rz=0.0, burnt=None):
    """A pressed block, with a surface of its own where `sub` is the size of its facets; `burnt` is a material with a mark."""
    me = chip_block(*size, seed=seed, sub=sub)
    if burnt: me.materials[0] = burnt
    return add(me, (x, y, z), rz)

def dark_hall(col=(48, 40, 34), y=3.2):
    bg = MB(3); bg.box((-6, y, -1), (6, y + .1, 4), plain('dkback', srgb(*col), rough=.9, noise=.5, nscale=1.2)); add(bg.mesh('bg'))

if a.shot == 'mark':
    SZ = (1200, 675); limits = dict(clamp=1.5, cdirect=6)   # the gaps are dark: what sparkles there is cut off
    name, ht = mat_burnt('silvapal', .118, .0466), mat_burnt('HT', .066, .050)
    side = mat_burnt('silvapal', .118, .0466, '-x')
    for k in range(5):
        x, y, rz = rng.gauss(0, .003), rng.gauss(0, .003), rng.gauss(0, .003)
        add(pallet('eur', seed=40 + k, blk='none', marks=False), (x, y, k * H), rz)
        for iy, by in enumerate(YS):
            for ix, bx in enumerate(XS):
                if iy and ix: continue                    # hidden behind the others
                burnt = (name if ix != 1 else ht) if iy == 0 else (side if iy == 1 else None)
                block_at(x + bx + rng.gauss(0, .001), y + by + rng.gauss(0, .001), k * H + .061, 70 + k * 9 + iy * 3 + ix, 0, (.145, ROWS[iy], .078), rng.gauss(0, .004), burnt)
    for i in range(3): stack([pallet('eur', seed=s) for s in (1, 2)], -2.3 + i * 1.5, 1.9 + .2 * i, 8, H, rng)
    f = MB(2); f.face([(-6, -4, 0), (6, -4, 0), (6, 6, 0), (-6, 6, 0)], [(0, 0)] * 4, f.midx(plain('floor', srgb(70, 62, 54), rough=.8))); add(f.mesh('floor'))
    chips = [shaving(s) for s in range(24)]
    for k in range(5):                                    # crumbs that lie on the ledges of the bottom boards
        scatter(chips, rng, 26, lambda: rng.uniform(-.60, -.1), lambda: rng.uniform(-.398, -.305), lambda x, y: k * H + .0222, .25, .6)
    dark_hall()
    area((-1.55, -1.25, .95), (-.5, -.40, .34), .34, 34, (1, .84, .62), .34); area((.6, -1.9, .9), (-.4, -.4, .34), 1.3, 4, (1, .95, .88), 1.0); area((-.9, 1.2, 1.5), (-.5, -.2, .5), .7, 22, (1, .80, .55), .7); area((-1.2, .4, 2.2), (-1.2, 2.2, .5), 1.2, 60, (1, .84, .64), 1.2)
    world_color((1, .93, .84, 1), .07)
    camera((-.86, -1.19, .47), (-.452, -.40, .338), lens=68, fstop=4.0, focus=(-.5275, -.40, .349)); ex = .12

elif a.shot == 'tape':
    SZ = (1200, 675); limits = {}
    hf = lambda x, y: .004 * mn(x * 9, y * 9, 0) + .0022 * mn(x * 38, y * 38, 3) + .0010 * mn(x * 140, y * 140, 7) - .002
    from mathutils import noise
    def mn(x, y, z): return noise.noise(Vector((x, y, z)))
    dust_ground(hf, -.9, 1.0, -.5, 1.1, .005)
    chips = [shaving(s) for s in range(36)]
    scatter(chips, rng, 2600, lambda: rng.uniform(-.42, .5), lambda: -.34 + .75 * rng.random() ** 1.1, hf)
    block_at(0, 0, .039, 3, FINE, (.145, .100, .078)); block_at(.262, .016, .0392, 4, FINE, (.145, .145, .078), .03)
    block_at(-.17, .15, .039, 6, COARSE, (.14, .10, .078), .5); block_at(-.16, .155, .118, 7, COARSE, (.145, .145, .078), .2); block_at(.07, .22, .039, 9, COARSE, (.145, .145, .078), -.2)
    z = .0798
    tape([(-.0725 + i * .008, -.022, z + .0004 * math.sin(i * .5)) for i in range(42)])
    steel = plain('hook', (.62, .62, .63, 1), rough=.3, metal=.95); h = MB(7)
    h.box((-.0739, -.0310, z - .0105), (-.0726, -.0130, z + .0004), steel); h.box((-.0739, -.0290, z + .0006), (-.054, -.0150, z + .0013), steel)
    for x in (-.064, -.058): h.cyl((x, -.022, z + .0012), (x, -.022, z + .0022), .0022, steel, n=12)
    add(h.mesh('hook'))
    import bmesh
    bm = bmesh.new(); bmesh.ops.create_cube(bm, size=1, matrix=Matrix.Diagonal((.068, .031, .066, 1))); bmesh.ops.bevel(bm, geom=bm.edges[:], offset=.010, segments=4, affect='EDGES', profile=.6)
    me = bpy.data.meshes.new('case'); bm.to_mesh(me); bm.free(); me.materials.append(plain('case', srgb(34, 84, 62), rough=.35, spec=.5)); add(me, (.29, -.022, .079 + .034))
    add(pallet('eur', seed=9), (.35, .80, 0), .42)
    dark_hall((62, 46, 34), 2.4)
    area((-.95, .55, .75), (.05, 0, .06), .35, 19, (1, .82, .58), .35); area((.4, -.9, .9), (.05, 0, .06), .7, 3.6, (1, .95, .88), .7); area((.9, 1.6, 1.2), (.4, .8, .1), .6, 16, (1, .78, .52), .6); area((-.55, -.55, .5), (.02, 0, .06), .4, 2.4, (1, .93, .84), .4)
    world_color((1, .92, .82, 1), .10)
    camera((-.12, -.46, .262), (.082, .0, .060), lens=47, fstop=4.5, focus=(.01, -.03, .08)); ex = .3

render(a, *SZ, exposure=ex, look='Medium High Contrast', bounces=4, dif=2, vig=.10, **limits)
