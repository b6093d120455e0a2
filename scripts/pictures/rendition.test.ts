import sharp from "sharp";
import { encode, widthsFor } from "./rendition";

const red = { r: 200, g: 20, b: 20 };

describe("widthsFor", () => {
  test("climbs the ladder up to the master's own width", () => {
    expect(widthsFor(1200, "a")).toEqual([480, 736, 960, 1200]);
    expect(widthsFor(1080, "a")).toEqual([480, 736, 960, 1080]);
  });

  test("has a step more for what is a thumbnail on a phone", () => {
    expect(widthsFor(1200, "product-new")).toEqual([288, 480, 736, 960, 1200]);
  });

  test("leaves out a step that the master's own width is nearly equal to", () => {
    expect(widthsFor(1000, "a")).toEqual([480, 736, 1000]);
  });

  test("never enlarges a small master and stops at the top of the ladder for a large one", () => {
    expect(widthsFor(40, "a")).toEqual([40]);
    expect(widthsFor(6000, "a").at(-1)).toBe(2400);
  });
});

describe("encode", () => {
  test.each([
    ["avif", "heif"],
    ["webp", "webp"],
  ] as const)("makes a %s of the width, in proportion and without metadata", async (format, known) => {
    const master = await sharp({ create: { width: 40, height: 20, channels: 3, background: red } })
      .jpeg()
      .withExif({ IFD0: { Copyright: "a photographer" } })
      .toBuffer();
    const made = await sharp(await encode(master, 20, format)).metadata();
    expect(made).toMatchObject({ format: known, width: 20, height: 10 });
    expect(made.exif).toBeUndefined();
  });

  test("turns a photograph upright as its camera says", async () => {
    const lying = await sharp({ create: { width: 40, height: 20, channels: 3, background: red } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await sharp(await encode(lying, 10, "webp")).metadata()).toMatchObject({ width: 10, height: 20 });
  });

  test("gives the same bytes each time", async () => {
    const master = await sharp({ create: { width: 40, height: 20, channels: 3, background: red } })
      .jpeg()
      .toBuffer();
    expect(await encode(master, 40, "avif")).toEqual(await encode(master, 40, "avif"));
  });
});
