import sharp from "sharp";
import { encode, widthsFor } from "./rendition";

test.each<[string, number, string, readonly number[]]>([
  ["climbs the ladder up to the master's own width", 1200, "a", [480, 736, 960, 1200]],
  ["ends with the master's own width", 1080, "a", [480, 736, 960, 1080]],
  ["has a step more for what is a thumbnail on a phone", 1200, "product-new", [288, 480, 736, 960, 1200]],
  ["leaves out a step that the master's own width is nearly equal to", 1000, "a", [480, 736, 1000]],
  ["never enlarges a small master", 40, "a", [40]],
  ["stops at the top of the ladder", 6000, "a", [480, 736, 960, 1280, 1600, 2000, 2400]],
])("%s", (_, width, name, widths) => {
  expect(widthsFor(width, name)).toEqual(widths);
});

test.each([
  ["avif", "heif"],
  ["webp", "webp"],
] as const)("makes a %s of the width, upright, in proportion, without metadata and the same each time", async (format, known) => {
  const red = { r: 200, g: 20, b: 20 };
  const lying = await sharp({ create: { width: 40, height: 20, channels: 3, background: red } })
    .jpeg()
    .withExif({ IFD0: { Copyright: "a photographer", Orientation: "6" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const bytes = await encode(lying, 10, format);
  const made = await sharp(bytes).metadata();
  expect(made).toMatchObject({ format: known, width: 10, height: 20 });
  expect(made.exif).toBeUndefined();
  expect(await encode(lying, 10, format)).toEqual(bytes);
});
