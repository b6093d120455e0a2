"""Makes the font file for phones from those for larger screens: `python3 scripts/phone-fonts.py`.

Needs fontTools and brotli (Debian: fonttools, python3-brotli). The file is committed; run it after a change
of public/fonts/archivo-silvapal-latin.woff2 or -latin-ext.woff2. It has

- the letters of all languages: a second file would be a second request,
- widths of 75 to 100 % only, and three outlines, from which the browser interpolates the others (less than half
  of the bytes). A fourth, narrow and heavy, would change lines by 1 %. The heavy one has a width of 112 %, that of
  headings: `tokens.css` makes bold labels and headings of phones smaller by as much,
- 400 units an em: the largest heading on the finest screens has a quarter of a pixel a unit,
- figures of equal width under their own codes, as the site shows no others,
- kerning of one weight, no hinting, and no features but kerning.
"""

from io import BytesIO

from fontTools import subset
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.merge import Merger
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib import build
from fontTools.varLib.instancer import instantiateVariableFont

FOLDER = "public/fonts/archivo-silvapal-"
WEIGHTS, WIDTHS = (400, 800), (75, 100)
WIDE = 112
OUTLINES = ((400, 100), (400, 75), (800, 100))
UNITS_PER_EM = 400
USUAL = {"wght": 650, "wdth": 100}
# Characters of the larger file that the site does not use.
FOREIGN = "{}|\\^`~"


def instance(**location):
    """Returns the letters of both files at one weight and width."""
    parts = []
    for part in ("latin", "latin-ext"):
        font = instantiateVariableFont(TTFont(f"{FOLDER}{part}.woff2"), {**USUAL, **location})
        for table in ("HVAR", "STAT", "avar", "gasp"):
            if table in font:
                del font[table]
        font.flavor = None
        font.save(file := BytesIO())
        parts.append(file)
    return Merger().merge(parts)


def advances(**location):
    """Returns the sum of all glyphs' widths, in font units."""
    return sum(width for width, _ in instance(**location)["hmtx"].metrics.values())


def progress(tag, values):
    """Maps each axis value to its place (0 to 1) between the first and the last, measured by the glyphs' widths."""
    widths = [advances(**{tag: value}) for value in values]
    return {value: (width - widths[0]) / (widths[-1] - widths[0]) for value, width in zip(values, widths)}


def add_axis_maps(font):
    """Lets the weights and widths between the outlines look as in the larger files (`avar`)."""
    weights = progress("wght", (400, 500, 600, 650, 720, 800))
    widths = progress("wdth", (75, 80, 86, 94, 100))
    avar = font["avar"] = newTable("avar")
    avar.segments = {
        "wght": {-1.0: -1.0, **{(value - 400) / 400: place for value, place in weights.items()}},
        "wdth": {**{(value - 100) / 25: place - 1 for value, place in widths.items()}, 1.0: 1.0},
    }


def from_outlines():
    """Returns a variable font that interpolates between the outlines."""
    space = DesignSpaceDocument()
    for tag, ends, default in (("wght", WEIGHTS, 400), ("wdth", WIDTHS, 100)):
        space.addAxis(AxisDescriptor(tag=tag, name=tag, minimum=ends[0], maximum=ends[1], default=default))
    for weight, width in OUTLINES:
        font = instance(wght=weight, wdth=WIDE if weight > 400 else width)
        space.addSource(SourceDescriptor(font=font, location={"wght": weight, "wdth": width}))
    return build(space)[0]


def use_equal_figures(font):
    """Gives the digits' codes to the figures of equal width, and drops all substitutions."""
    table = font["GSUB"].table
    equal = {}
    for record in table.FeatureList.FeatureRecord:
        if record.FeatureTag == "tnum":
            for index in record.Feature.LookupListIndex:
                for each in table.LookupList.Lookup[index].SubTable:
                    equal.update(getattr(each, "ExtSubTable", each).mapping)
    for each in font["cmap"].tables:
        each.cmap = {code: equal.get(glyph, glyph) for code, glyph in each.cmap.items()}
    del font["GSUB"]


font = from_outlines()
font["GPOS"] = instance()["GPOS"]
use_equal_figures(font)
del font["HVAR"]
options = subset.Options(layout_features=["kern"], hinting=False, name_IDs=[1, 2], notdef_outline=False)
options.drop_tables += ["STAT", "gasp", "GDEF"]
subsetter = subset.Subsetter(options)
subsetter.populate(unicodes=[code for code in font.getBestCmap() if chr(code) not in FOREIGN])
subsetter.subset(font)
scale_upem(font, UNITS_PER_EM)
add_axis_maps(font)
font.flavor = "woff2"
font.save(f"{FOLDER}phone.woff2")
