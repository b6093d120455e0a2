"""Parts for close views: burnt marks that sink into a block, weathered wood, a tape measure, straps, splintered boards."""
from kit import *
from prints import tape_print

def mat_burnt(mark, width, height, face='-y'):
    """
    Pressed chips with a mark burnt into one face: darker, scorched around the letters, and a little lower than the rest.
    Sizes in metres; the mark is centred on the face of the block that looks along `face`.
    """
    k = NT(f'burnt_{mark}_{face}')
    chips = k.n('TexImage'); chips.image = img('chips.jpg')
    relief = k.n('TexImage'); relief.image = img('chips_h.png', True)
    tint = k.n('Attribute', attribute_name='tint')
    c = k.mix(chips.outputs[0], tint.outputs['Color'], 1.0, 'MULTIPLY')
    c = k.n('HueSaturation', {'Saturation': .92, 'Value': .9, 'Color': c}).outputs[0]
    # the face's own plane, from 0 to 1 over the mark
    tc = k.n('TexCoord'); sep = k.n('SeparateXYZ', {0: tc.outputs['Object']})
    along = {'-y': ('X', 1), '+x': ('Y', 1), '-x': ('Y', -1)}[face]
    u = k.math('MULTIPLY_ADD', sep.outputs[along[0]], along[1] / width); u.node.inputs[2].default_value = .5
    v = k.math('MULTIPLY_ADD', sep.outputs['Z'], 1 / height); v.node.inputs[2].default_value = .5
    place = k.n('CombineXYZ', {0: u, 1: v})
    burn = k.n('TexImage', {0: place}, extension='CLIP'); burn.image = img(f'mark_{mark}.png')
    # only on the half that looks there: the mark would come out at the back as well
    axis, sign = {'-y': ('Y', -1), '+x': ('X', 1), '-x': ('X', -1)}[face]
    facing = k.math('GREATER_THAN', k.math('MULTIPLY', sep.outputs[axis], sign), 0.0)
    alpha = k.math('MULTIPLY', burn.outputs[1], facing)
    scorch = k.n('MapRange', {0: alpha, 1: .02, 2: .40, 3: 0.0, 4: .70}).outputs[0]
    core = k.n('MapRange', {0: alpha, 1: .34, 2: .62, 3: 0.0, 4: .94}, interpolation_type='SMOOTHSTEP').outputs[0]
    c = k.mix(c, k.mix(c, srgb(122, 78, 40), 1.0, 'MULTIPLY'), scorch)
    c = k.mix(c, k.mix(srgb(30, 19, 13), chips.outputs[0], .14, 'MIX'), core)
    b1 = k.n('Bump', {'Strength': .8, 'Distance': .0016, 'Height': relief.outputs[0]})
    b2 = k.n('Bump', {'Strength': 1.0, 'Distance': .0016, 'Height': k.math('SUBTRACT', 1.0, core), 'Normal': b1})
    rough = k.n('MapRange', {0: core, 1: 0.0, 2: 1.0, 3: .75, 4: .9}).outputs[0]
    k.principled(Base_Color=c, Roughness=rough, Specular=.2, Normal=b2)
    return k.m

def mat_weathered(name='weathered', grey=.75, dark=.35):
    """Sawn wood after years outdoors: silver grey over brown, dark stains, raised grain."""
    k = NT(name)
    tx = k.n('TexImage'); tx.image = img('wood.jpg')
    th = k.n('TexImage'); th.image = img('wood_h.png', True)
    at = k.n('Attribute', attribute_name='tint'); tc = k.n('TexCoord')
    deep = k.n('BrightContrast', {0: tx.outputs[0], 1: -.06, 2: .32}).outputs[0]
    brown = k.n('HueSaturation', {'Hue': .49, 'Saturation': .62, 'Value': .72, 'Color': deep}).outputs[0]
    silver = k.n('HueSaturation', {'Hue': .5, 'Saturation': .16, 'Value': .66, 'Color': deep}).outputs[0]
    big = k.n('TexNoise', {0: tc.outputs['Object'], 'Scale': 3.1, 'Detail': 5.0, 'Roughness': .62})
    f = k.n('MapRange', {0: big.outputs[0], 1: .34, 2: .60, 3: grey - .45, 4: grey + .2}).outputs[0]
    c = k.mix(brown, silver, f)
    fine = k.n('TexNoise', {0: tc.outputs['Object'], 'Scale': 14.0, 'Detail': 8.0, 'Roughness': .7})
    s = k.n('MapRange', {0: fine.outputs[0], 1: .50, 2: .72, 3: 0.0, 4: dark}).outputs[0]
    c = k.mix(c, srgb(58, 51, 45), s)
    c = k.mix(c, at.outputs['Color'], 1.0, 'MULTIPLY')
    b = k.n('Bump', {'Strength': .95, 'Distance': .0022, 'Height': th.outputs[0]})
    k.principled(Base_Color=c, Roughness=.82, Specular=.15, Normal=b)
    return k.m

def with_material(mesh, old, new):
    """The mesh with one of its materials exchanged."""
    for i, m in enumerate(mesh.materials):
        if m and m.name.split('.')[0] == old: mesh.materials[i] = new
    return mesh

def splintered(b, L, W, T_, M, tint, teeth=.10, strips=None):
    """A board broken across its grain: its +x end runs out into splinters of up to `teeth` metres. Adds to the builder."""
    r = b.rng; mi = b.midx(mat('wood')); v = r.randrange(NV); v3 = (v + 3) % NV; x0 = r.uniform(0, 500); yo = r.uniform(0, max(0, 145 - W * 1000))
    uv = lambda p, top=True: ((((p[0] + L / 2) * 1000 + x0) * PX) / AW, 1 - (v * ROW + PAD + min(146, (p[1] + W / 2) * 1000 + yo) * PX) / AH)
    ue = lambda p: ((((p[0] + L / 2) * 1000 + x0) * PX) / AW, 1 - (v3 * ROW + FH + 3 * PAD + (T_ * 500 - p[2] * 1000) * PX) / AH)
    n = strips or max(6, int(W / .007)); cuts = [-W / 2 + W * (i + (r.uniform(-.3, .3) if 0 < i < n else 0)) / n for i in range(n + 1)]
    base = r.uniform(.3, .7); reach = [max(.0, min(1, base + .45 * math.sin(i * .9 + r.uniform(0, .9)) + r.uniform(-.25, .25))) for i in range(n)]
    tr = lambda p: tuple(M @ Vector(p))
    def quad(ps, f, t=tint): b.face([tr(p) for p in ps], [f(p) for p in ps], mi, t)
    raw = tuple(q * 1.25 for q in tint)                      # the break shows fresh wood
    for (ya, yb), u in zip(zip(cuts[:-1], cuts[1:]), reach):
        xe = L / 2 - teeth + teeth * u; xs = xe - teeth * r.uniform(.25, .6); zt = T_ / 2 * r.uniform(-.6, .9); ym = (ya + yb) / 2 + r.uniform(-.3, .3) * (yb - ya)
        top, bot = T_ / 2, -T_ / 2; tip = (xe, ym, zt)
        quad([(-L / 2, ya, top), (xs, ya, top), (xs, yb, top), (-L / 2, yb, top)], uv); quad([(-L / 2, yb, bot), (xs, yb, bot), (xs, ya, bot), (-L / 2, ya, bot)], uv)
        for y, s in ((ya, 1), (yb, -1)): quad([(-L / 2, y, bot), (xs, y, bot), (xs, y, top), (-L / 2, y, top)][::s], ue)
        for p, q in (((xs, ya, top), (xs, yb, top)), ((xs, yb, bot), (xs, ya, bot)), ((xs, ya, bot), (xs, ya, top)), ((xs, yb, top), (xs, yb, bot))): quad([p, tip, q], uv, raw)
    quad([(-L / 2, -W / 2, -T_ / 2), (-L / 2, -W / 2, T_ / 2), (-L / 2, W / 2, T_ / 2), (-L / 2, W / 2, -T_ / 2)][::-1], ue)

def tape(points, width=.019, seed=1):
    """
    A steel tape along `points` (metres; its zero is the first), bent across like the real one, its print on top. The
    texture `tape.png` is 500 mm long.
    """
    tape_print(os.path.join(TEX, 'tape.png'))
    k = NT('tape'); tx = k.n('TexImage', extension='EXTEND'); tx.image = img('tape.png')
    wear = k.n('TexNoise', {'Scale': 60.0, 'Detail': 4.0}); tc = k.n('TexCoord'); k.set(wear, 0, tc.outputs['Object'])
    rough = k.n('MapRange', {0: wear.outputs[0], 1: .3, 2: .7, 3: .28, 4: .5}).outputs[0]
    k.principled(Base_Color=tx.outputs[0], Roughness=rough, Specular=.5)
    b = MB(seed); mi = b.midx(k.m); n = 8; rows = []; s = 0.0; pts = [Vector(p) for p in points]
    for i, p in enumerate(pts):
        if i: s += (p - pts[i - 1]).length
        d = (pts[min(i + 1, len(pts) - 1)] - pts[max(i - 1, 0)]).normalized(); side = Vector((-d.y, d.x, 0)).normalized(); up = d.cross(side) * -1 if d.cross(side).z < 0 else d.cross(side)
        rows.append([(p + side * (q * width / 2) + up * (.0016 * q * q), (s / .5, .5 + q / 2)) for q in [j / n * 2 - 1 for j in range(n + 1)]])
    for a, c in zip(rows[:-1], rows[1:]):
        for j in range(n): f = (a[j], c[j], c[j + 1], a[j + 1]); b.face([tuple(q[0]) for q in f], [q[1] for q in f], mi, smooth=True)
    return add(b.mesh('tape'))

def strap_round(b, x, y0, y1, z0, z1, m, width=.016, t=.0009, r=.006):
    """A strap in the plane x = const around the rectangle y0..y1, z0..z1 (metres) with rounded corners; its front and top."""
    path = [(y0 - t, z0)] + [(y0 - t + r - r * math.cos(a), z1 + t - r + r * math.sin(a)) for a in [i * math.pi / 16 for i in range(9)]]
    path += [(y1 + t - r + r * math.sin(a), z1 + t - r + r * math.cos(a)) for a in [i * math.pi / 16 for i in range(9)]] + [(y1 + t, z0)]
    mi = b.midx(m); d = 0.0
    for (ya, za), (yb, zb) in zip(path[:-1], path[1:]):
        e = math.hypot(yb - ya, zb - za); ny, nz = (za - zb) / e, (yb - ya) / e
        for s in (0, 1): b.face([(x - width / 2, ya + ny * t * s, za + nz * t * s), (x - width / 2, yb + ny * t * s, zb + nz * t * s), (x + width / 2, yb + ny * t * s, zb + nz * t * s), (x + width / 2, ya + ny * t * s, za + nz * t * s)][::(-1 if s else 1)], [(0, d), (0, d + e), (1, d + e), (1, d)][::(-1 if s else 1)], mi, smooth=True)
        for sx in (-1, 1): b.face([(x + sx * width / 2, ya, za), (x + sx * width / 2, yb, zb), (x + sx * width / 2, yb + ny * t, zb + nz * t), (x + sx * width / 2, ya + ny * t, za + nz * t)], [(0, 0)] * 4, mi)
        d += e
