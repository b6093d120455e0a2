import { readdirSync, readFileSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import sharp from "sharp";

import { testFolder } from "../../islands/build/test-folder";
import { CommandError } from "../command/command.mjs";
import { encode, makePictures, pictureFindings, widthsFor } from "./make-pictures";

const folder = testFolder();

const paths = () => ({
  masters: folder.at("masters"),
  renditions: folder.at("renditions"),
  manifest: folder.at("manifest.json"),
});
const make = () => makePictures(paths());

async function paint(name: string, background: string): Promise<void> {
  const painted = sharp({ create: { width: 40, height: 30, channels: 3, background } });
  folder.write(`masters/${name}.jpg`, await painted.jpeg().toBuffer());
}

const renditions = () => readdirSync(folder.at("renditions")).sort();
/** The manifest, and the modification times of all files. */
const made = () => ({
  manifest: folder.read("manifest.json"),
  times: ["manifest.json", ...renditions().map((file) => `renditions/${file}`)].map((file) => [
    file,
    statSync(folder.at(file)).mtimeMs,
  ]),
});

beforeEach(async () => {
  await paint("yard", "green");
  await paint("block", "brown");
});

test("makes both formats of every master under hashed names, lists the masters in the manifest, and encodes none again", async () => {
  expect(await make()).toMatchObject({ masters: 2, encoded: 4, kept: 0, removed: 0 });
  const before = made();
  expect(await make()).toMatchObject({ masters: 2, encoded: 0, kept: 4, removed: 0 });
  expect(made()).toEqual(before);
  const [, hash] = renditions()[0]?.split(".") ?? [];
  expect(hash).toMatch(/^[0-9a-f]{6}$/);
  expect(renditions().slice(0, 2)).toEqual([`block.${hash}.40.avif`, `block.${hash}.40.webp`]);
  expect(folder.read("manifest.json")).toContain(
    `"block": {"width":40,"height":30,"widths":[40],"hash":"${hash}"},\n  "yard":`,
  );
});

test("the files of a removed master and incomplete pictures are removed; other files stay", async () => {
  await make();
  await rm(folder.at("masters/block.jpg"));
  folder.write("renditions/yard.000000.40.avif.partial");
  folder.write("renditions/note.txt");
  expect(await make()).toMatchObject({ masters: 1, encoded: 0, kept: 2, removed: 3 });
  const yard = expect.stringMatching(/^yard/) as string;
  expect(renditions()).toEqual(["note.txt", yard, yard]);
  expect(folder.read("manifest.json")).not.toContain("block");
});

const cutOff = async () => {
  await paint("yard", "red");
  folder.write("masters/yard.jpg", readFileSync(folder.at("masters/yard.jpg")).subarray(0, -40));
};

test.each<[string, () => unknown, RegExp]>([
  ["is no image", () => folder.write("masters/yard.jpg", "not a picture"), /yard\.jpg cannot be read: /],
  ["is cut off", cutOff, /yard\.jpg cannot be read: /],
  [
    "is unsuitable for its use",
    () => paint("hero-yard", "blue"),
    /hero-yard\.jpg \(40 × 30 pixels\) has the wrong proportions: /,
  ],
  ...["Yard.jpg", "yard_1.jpg", "yard.png"].map((file): [string, () => unknown, RegExp] => [
    `is called ${file}`,
    () => folder.write(`masters/${file}`),
    new RegExp(`${file} must be a JPEG`),
  ]),
])("a master that %s stops the command with its name; earlier files stay", async (_, plant, says) => {
  await make();
  const before = made();
  await plant();
  const error = await make().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CommandError);
  expect((error as CommandError).message).toMatch(says);
  expect(made()).toEqual(before);
});

const first = () => folder.at(`renditions/${renditions()[0]}`);

const remedy = ": run npm run pictures\\.$";
const listed = new RegExp(`manifest\\.json is outdated${remedy}`, "m");
const missing = (name: string) => new RegExp(`renditions/${name}\\..* is missing${remedy}`, "m");
const stale = new RegExp(`renditions/yard\\..* is outdated or has no master${remedy}`, "m");

test.each<[string, () => unknown, RegExp[]]>([
  ["a changed master", () => paint("yard", "blue"), [missing("yard"), stale, listed]],
  ["a master more", () => paint("pile", "red"), [missing("pile"), listed]],
  ["a master less", () => rm(folder.at("masters/yard.jpg")), [stale, listed]],
  ["a file less", () => rm(first()), [missing("block")]],
  ["a file more", () => folder.write("renditions/yard.000000.40.avif"), [stale]],
  ["another width in the manifest", () => folder.write("manifest.json", '{"widths":[39]}'), [listed]],
])("%s is reported with the picture's name, and corrected by encoding again", async (_, plant, found) => {
  await make();
  const unshown = / is unused: /;
  const findings = async () => (await pictureFindings(paths())).filter((text) => !unshown.test(text));
  expect(await findings()).toEqual([]);
  await plant();
  const sentences = (await findings()).join("\n");
  for (const sentence of found) expect(sentences).toMatch(sentence);
  await make();
  expect(await findings()).toEqual([]);
});

test.each<[string, number, string, readonly number[]]>([
  ["climbs the ladder up to the master's own width", 1200, "a", [480, 736, 960, 1200]],
  ["ends with the master's own width", 1080, "a", [480, 736, 960, 1080]],
  ["has one more step for thumbnails on phones", 1200, "product-new", [288, 480, 736, 960, 1200]],
  ["leaves out a step that the master's own width is nearly equal to", 1000, "a", [480, 736, 1000]],
  ["never enlarges a small master", 40, "a", [40]],
  ["stops at the top of the ladder", 6000, "a", [480, 736, 960, 1280, 1600, 2000, 2400]],
])("%s", (_, width, name, widths) => {
  expect(widthsFor(width, name)).toEqual(widths);
});

test.each([
  ["avif", "heif"],
  ["webp", "webp"],
] as const)(
  "makes a %s of the width, upright, in proportion, without metadata and the same each time",
  async (format, known) => {
    const red = { r: 200, g: 20, b: 20 };
    const lying = await sharp({ create: { width: 40, height: 20, channels: 3, background: red } })
      .jpeg()
      .withExif({ IFD0: { Copyright: "a photographer", Orientation: "6" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const bytes = await encode("lying", lying, 10, format);
    const made = await sharp(bytes).metadata();
    expect(made).toMatchObject({ format: known, width: 10, height: 20 });
    expect(made.exif).toBeUndefined();
    expect(await encode("lying", lying, 10, format)).toEqual(bytes);
  },
);
