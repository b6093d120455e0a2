import { readdirSync, readFileSync, rmSync } from "node:fs";
import sharp from "sharp";

import { testFolder } from "../../islands/build/test-folder";
import { CommandError } from "../command/command.mjs";
import { makePictures, pictureFindings, widthsFor } from "./make-pictures";

const folder = testFolder();

const paths = () => ({
  masters: folder.at("masters"),
  renditions: folder.at("renditions"),
  manifest: folder.at("manifest.json"),
});
const renditions = () => readdirSync(folder.at("renditions")).sort();
const made = () => [folder.read("manifest.json"), ...renditions()];

async function paint(background: string): Promise<Buffer> {
  const painted = sharp({ create: { width: 1200, height: 900, channels: 3, background } });
  // Lying on its side, as cameras write it.
  return painted.jpeg().withMetadata({ orientation: 1 }).toBuffer();
}

const [green, brown] = ["green", "brown"].map(paint);

beforeEach(async () => {
  folder.write("masters/service-blocks.jpg", await green);
  folder.write("masters/service-waste.jpg", await brown);
});

test("every master is encoded once under hashed names and listed; what has no master goes, other files stay", async () => {
  const first = await makePictures(paths());
  expect(first).toMatchObject({ masters: 2, kept: 0, removed: 0 });
  const [, hash] = renditions()[0]?.split(".") ?? [];
  expect(hash).toMatch(/^[0-9a-f]{6}$/);
  expect(folder.read("manifest.json")).toContain(`"hash":"${hash}"},\n  "service-waste": {"width":1200`);
  const { format, width, exif } = await sharp(
    folder.at(`renditions/service-blocks.${hash}.736.avif`),
  ).metadata();
  expect([format, width, exif]).toEqual(["heif", 736, undefined]);
  expect(await pictureFindings(paths())).toEqual([]);
  expect(await makePictures(paths())).toMatchObject({ encoded: 0, kept: first.encoded, removed: 0 });

  rmSync(folder.at("masters/service-waste.jpg"));
  folder.write("renditions/service-blocks.000000.40.avif.partial");
  folder.write("renditions/note.txt");
  const stale = (await pictureFindings(paths())).join("\n");
  expect(stale).toMatch(/service-waste.* is outdated or has no master: run npm run pictures\./);
  expect(stale).toMatch(/manifest\.json is outdated: run npm run pictures\./);
  await makePictures(paths());
  expect(await pictureFindings(paths())).toEqual([]);
  expect(renditions().filter((file) => !file.startsWith("service-blocks."))).toEqual(["note.txt"]);
  rmSync(folder.at(`renditions/service-blocks.${hash}.736.avif`));
  expect(await pictureFindings(paths())).toEqual([expect.stringContaining("736.avif is missing")]);
}, 60_000);

test.each<[string, () => unknown, RegExp]>([
  [
    "is no image",
    () => folder.write("masters/service-blocks.jpg", "none"),
    /service-blocks\.jpg cannot be used: /,
  ],
  [
    "is cut off",
    () => {
      const whole = readFileSync(folder.at("masters/service-blocks.jpg"));
      folder.write("masters/service-blocks.jpg", whole.subarray(0, whole.length / 2));
    },
    /service-blocks\.jpg cannot be used: /,
  ],
  ...["Hero.jpg", "hero_1.jpg", "hero.png"].map((file): [string, () => unknown, RegExp] => [
    `is called ${file}`,
    () => folder.write(`masters/${file}`),
    RegExp(`${file} cannot be used: a JPEG is called`),
  ]),
])("a master that %s stops the command with its name; earlier files stay", async (_, plant, says) => {
  folder.write("renditions/service-old.000000.40.avif");
  folder.write("manifest.json", "{}");
  const before = made();
  await plant();
  const error = await makePictures(paths()).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CommandError);
  expect((error as CommandError).message).toMatch(says);
  expect(made()).toEqual(before);
});

test.each<[string, number, string, readonly number[]]>([
  ["has one more step for thumbnails on phones", 1200, "product-new", [288, 480, 736, 960, 1200]],
  ["leaves out a step that the master's own width is nearly equal to", 1000, "a", [480, 736, 1000]],
  ["never enlarges a small master", 40, "a", [40]],
  ["stops at the top of the ladder", 6000, "a", [480, 736, 960, 1280, 1600, 2000, 2400]],
])("%s", (_, width, name, widths) => {
  expect(widthsFor(width, name)).toEqual(widths);
});

test("every committed picture was encoded from its master with today's settings", async () => {
  expect(await pictureFindings()).toEqual([]);
});
