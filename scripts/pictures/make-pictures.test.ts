import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { CommandError } from "../command/command-error.mjs";
import { makePictures, type Places } from "./make-pictures";

let folder: string;
let places: Places;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "pictures-"));
  places = {
    masters: path.join(folder, "masters"),
    renditions: path.join(folder, "renditions"),
    manifest: path.join(folder, "manifest.ts"),
  };
  await mkdir(places.masters);
});

afterEach(() => rm(folder, { recursive: true }));

async function paint(name: string, background: string): Promise<void> {
  await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toFile(path.join(places.masters, `${name}.jpg`));
}

const renditions = async () => (await readdir(places.renditions)).sort();
const timesOfChange = async () =>
  Promise.all(
    (await renditions()).map(async (file) => (await stat(path.join(places.renditions, file))).mtimeMs),
  );

test("makes both formats of every master under hashed names and lists the masters in the manifest", async () => {
  await paint("yard", "green");
  await paint("block", "brown");
  expect(await makePictures(places)).toMatchObject({ masters: 2, encoded: 4, kept: 0, removed: 0 });
  expect(await renditions()).toEqual([
    expect.stringMatching(/^block\.[0-9a-f]{6}\.40\.avif$/),
    expect.stringMatching(/^block\.[0-9a-f]{6}\.40\.webp$/),
    expect.stringMatching(/^yard\.[0-9a-f]{6}\.40\.avif$/),
    expect.stringMatching(/^yard\.[0-9a-f]{6}\.40\.webp$/),
  ]);
  const [hash] = (await renditions()).map((file) => file.split(".")[1]);
  expect(await readFile(places.manifest, "utf8")).toContain(
    `"block": { width: 40, height: 30, widths: [40], hash: "${hash}" },\n  "yard":`,
  );
});

test("a second run encodes nothing and touches no file", async () => {
  await paint("yard", "green");
  await makePictures(places);
  const before = [...(await timesOfChange()), (await stat(places.manifest)).mtimeMs];
  expect(await makePictures(places)).toMatchObject({ masters: 1, encoded: 0, kept: 2, removed: 0 });
  expect([...(await timesOfChange()), (await stat(places.manifest)).mtimeMs]).toEqual(before);
});

test("a changed master is encoded again under a new name, the old files go, other masters are kept", async () => {
  await paint("yard", "green");
  await paint("block", "brown");
  await makePictures(places);
  const before = await renditions();
  await paint("yard", "blue");
  expect(await makePictures(places)).toMatchObject({ masters: 2, encoded: 2, kept: 2, removed: 2 });
  const after = await renditions();
  expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
  expect(after.slice(2)).not.toEqual(before.slice(2));
  expect(after).toHaveLength(4);
});

test("the files of a master that is gone go too, and so does half a picture; other files stay", async () => {
  await paint("yard", "green");
  await paint("block", "brown");
  await makePictures(places);
  await rm(path.join(places.masters, "block.jpg"));
  await writeFile(path.join(places.renditions, "yard.000000.40.avif.partial"), "");
  await writeFile(path.join(places.renditions, "note.txt"), "");
  expect(await makePictures(places)).toMatchObject({ masters: 1, encoded: 0, kept: 2, removed: 3 });
  expect(await renditions()).toEqual([
    "note.txt",
    expect.stringMatching(/^yard/),
    expect.stringMatching(/^yard/),
  ]);
  expect(await readFile(places.manifest, "utf8")).not.toContain("block");
});

test("a master that is no image stops everything with its name; what was made before stays", async () => {
  await paint("yard", "green");
  await makePictures(places);
  const before = await renditions();
  await writeFile(path.join(places.masters, "yard.jpg"), "not a picture");
  const manifest = await readFile(places.manifest, "utf8");
  const error = await makePictures(places).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CommandError);
  expect((error as CommandError).message).toMatch(/^.*masters\/yard\.jpg cannot be read: .+$/);
  expect(await renditions()).toEqual(before);
  expect(await readFile(places.manifest, "utf8")).toBe(manifest);
});

test("a master that does not do for its place stops everything; an unused one is named", async () => {
  await paint("yard", "green");
  expect((await makePictures(places)).orphans).toEqual([expect.stringContaining("masters/yard.jpg is unused")]);
  const before = await renditions();
  await paint("hero-yard", "blue");
  await expect(makePictures(places)).rejects.toThrow(
    /^pictures\/masters\/hero-yard\.jpg \(40 × 30 pixels\) has another shape: .+ needs \d+ × \d+ pixels/,
  );
  expect(await renditions()).toEqual(before);
});

test("a master that is cut off is named as well", async () => {
  await paint("yard", "green");
  const file = path.join(places.masters, "yard.jpg");
  const whole = await readFile(file);
  await writeFile(file, whole.subarray(0, whole.length - 40));
  await expect(makePictures(places)).rejects.toThrow(/masters\/yard\.jpg cannot be read: /);
});

test.each(["Yard.jpg", "yard_1.jpg", "yard.png"])(
  "a master called %s is refused by its name",
  async (file) => {
    await writeFile(path.join(places.masters, file), "");
    await expect(makePictures(places)).rejects.toThrow(`masters/${file} must be a JPEG`);
  },
);
