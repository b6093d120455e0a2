/** @jest-environment node */
import { readFileSync } from "node:fs";

import sharp from "sharp";

import { keptPicture } from "./kept-pictures";
import { takeMaster } from "./masters";
import { type TemporaryProject, temporaryProject } from "./temporary-project";

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 160, g: 120, b: 80, alpha: 0.5 } } });

let project: TemporaryProject;
beforeAll(async () => {
  project = temporaryProject({ "pictures/masters/yard.jpg": await picture(600, 400).jpeg().toBuffer() });
});
afterAll(() => project.remove());

const take = (bytes: Buffer, name = "yard") => takeMaster(project.root, name, bytes);

test("a picture that fits becomes a master, upright and without what a camera adds", async () => {
  const taken = await picture(600, 900)
    .withExif({ IFD0: { Orientation: "6", Make: "Camera" } })
    .withMetadata({ orientation: 6 })
    .png()
    .toBuffer();
  const { hash, width, height } = await take(taken);
  expect([width, height]).toEqual([900, 600]);
  const master = await sharp(readFileSync(keptPicture(project.root, hash))).metadata();
  expect(master).toMatchObject({
    format: "jpeg",
    space: "srgb",
    isProgressive: true,
    width: 900,
    height: 600,
  });
  expect(master.exif).toBeUndefined();
});

test("the picture that is replaced is kept as it is", async () => {
  const before = project.read("pictures/masters/yard.jpg");
  await take(await picture(1200, 800).webp().toBuffer());
  expect(project.read("pictures/masters/yard.jpg")).toBe(before);
});

test.each<[string, () => Promise<Buffer>, string]>([
  [
    "a small one",
    () => picture(450, 300).jpeg().toBuffer(),
    "has 450 × 300 pixels. It takes the place of one of 600 × 400, so it needs at least 600 × 400.",
  ],
  ["another shape", () => picture(900, 900).jpeg().toBuffer(), "Cut it to the same shape first."],
  ["a text", () => Promise.resolve(Buffer.from("no picture")), "This is no picture that can be used"],
  [
    "a drawing",
    () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"/>')),
    "svg is none of",
  ],
  [
    "half a file",
    async () => (await picture(600, 400).png().toBuffer()).subarray(0, 500),
    "This is no picture that can be used",
  ],
])("%s is refused, with what is needed", async (_, bytes, sentence) => {
  await expect(take(await bytes())).rejects.toThrow(sentence);
});

test.each(["barn", "../../yard", "yard.jpg", ""])("there is no picture %j", async (name) => {
  await expect(take(await picture(600, 400).jpeg().toBuffer(), name)).rejects.toThrow("There is no picture");
});
