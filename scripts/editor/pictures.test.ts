/** @jest-environment node */
import { readFileSync } from "node:fs";

import sharp from "sharp";

import type { InterfaceMessage } from "./interface/translate";
import { keptPicture, takeMaster } from "./pictures";
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

test.each<[string, () => Promise<Buffer>, InterfaceMessage]>([
  [
    "a small one",
    () => picture(450, 300).jpeg().toBuffer(),
    { code: "pictureSmall", values: { has: "450 × 300", place: "600 × 400", least: "600 × 400" } },
  ],
  ["another shape", () => picture(900, 900).jpeg().toBuffer(), { code: "pictureShape" }],
  ["a text", () => Promise.resolve(Buffer.from("no picture")), { code: "pictureUnreadable" }],
  [
    "a drawing",
    () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="600" height="400"/>')),
    { code: "pictureFormat", values: { format: "svg", formats: expect.any(String) as string } },
  ],
  [
    "half a file",
    async () => (await picture(600, 400).png().toBuffer()).subarray(0, 500),
    { code: "pictureUnreadable" },
  ],
])("%s is refused, with what is needed", async (_, bytes, reported) => {
  await expect(take(await bytes())).rejects.toMatchObject({ status: 422, reported });
});

test.each(["barn", "../../yard", "yard.jpg", ""])("there is no picture %j", async (name) => {
  await expect(take(await picture(600, 400).jpeg().toBuffer(), name)).rejects.toMatchObject({
    reported: { code: "noPicture", values: { name } },
  });
});
