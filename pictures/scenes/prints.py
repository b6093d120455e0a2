"""The print of the steel tape, drawn once into the texture folder."""
import os
import numpy as np
from PIL import Image, ImageDraw, ImageFont

FONT = '/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed-Bold.ttf'

def tape_print(path, length=500, px=8):
    """Writes a tape `length` millimetres long and 19 wide at `px` pixels a millimetre: a line every millimetre, a figure every centimetre."""
    if os.path.exists(path): return
    w, h = length * px, 19 * px
    im = Image.new('RGB', (w, h), (236, 190, 40)); d = ImageDraw.Draw(im)
    small, large = ImageFont.truetype(FONT, int(6.0 * px)), ImageFont.truetype(FONT, int(7.2 * px))
    ink, red = (24, 22, 20), (178, 30, 24)
    for mm in range(1, length):
        x = mm * px; reach = 7.5 if mm % 10 == 0 else 5.2 if mm % 5 == 0 else 3.6
        for y0, y1 in ((h - reach * px, h), (0, (2.6 if mm % 5 else 3.6) * px)): d.rectangle([x - 1, y0, x + 1, y1], fill=ink)
    for cm in range(1, length // 10):
        text, font, fill = str(cm), (large if cm % 10 == 0 else small), (red if cm % 10 == 0 else ink)
        box = d.textbbox((0, 0), text, font=font)
        d.text((cm * 10 * px - (box[2] - box[0]) - 1.0 * px - box[0], h * .44 - (box[3] + box[1]) / 2), text, font=font, fill=fill)
    a = np.asarray(im, np.float32); rng = np.random.default_rng(2)
    a *= 1 + .02 * rng.standard_normal((h, w, 1))
    Image.fromarray(np.clip(a, 0, 255).astype(np.uint8)).save(path)
