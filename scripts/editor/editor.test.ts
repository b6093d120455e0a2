/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import sharp from "sharp";

import { defaultLocale, locales } from "../../app/_i18n/languages";
import { createEditor } from "./editor";
import { withMarkers } from "./key-markers";
import { catalogs, type TemporaryProject, temporaryProject } from "./temporary-project";

const files = ["messages/pl.json", "messages/de.json", "messages/en.json", "pictures/masters/yard.jpg"];
const key = "b.hello";

const picture = (background: string) =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .jpeg()
    .toBuffer();

let project: TemporaryProject;
const encode = jest.fn<Promise<unknown>, []>();
const editor = () => createEditor(project.root, encode);
const contents = () => files.map((file) => project.read(file));
const seen = async (of = key) => {
  const texts = (await editor().state()).texts[of];
  if (!texts) throw new Error(`There is no ${of}.`);
  return texts;
};

beforeEach(async () => {
  encode.mockReset().mockResolvedValue(undefined);
  project = temporaryProject({ "pictures/masters/yard.jpg": await picture("#a08050") });
});
afterEach(() => project.remove());

test("the page knows every text, in the order of the Polish catalog", async () => {
  const { texts, changes } = await editor().state();
  expect(texts["a.1"]).toMatchObject({ pl: "Koniec i\u00a0kropka", de: "Schluss", en: "The end" });
  expect(Object.keys(texts)).toEqual(["b.hello", "a.2", "a.1"]);
  expect(changes).toEqual([]);
});

test("a text is saved in every language; what stays keeps its own way of being written", async () => {
  const before = await seen();
  await editor().save({ text: { key, seen: before, wanted: { ...before, de: "Hallo „{name}“\u00a0!" } } });
  const { de } = catalogs;
  expect(readFileSync(join(project.root, "messages/de.json"), "utf8")).toBe(
    de.replace("Guten Tag, {name}", "Hallo „{name}“\u00a0!"),
  );
  expect(readFileSync(join(project.root, "messages/pl.json"), "utf8")).toBe(catalogs.pl);
  expect((await editor().state()).changes).toMatchObject([
    { title: key, lines: [{ file: "messages/de.json" }] },
  ]);
});

test("no-break spaces and word joiners are set on saving", async () => {
  const before = await seen("a.2");
  const typed = { pl: "W lesie i u nas", de: "Nach EN 13698-1", en: "18–22% a year" };
  await editor().save({ text: { key: "a.2", seen: before, wanted: { ...before, ...typed } } });
  expect(await seen("a.2")).toMatchObject({
    pl: "W\u00a0lesie i\u00a0u\u00a0nas",
    de: "Nach EN\u00a013698-\u20601",
    en: "18–\u206022% a year",
  });
});

test("languages that are older than the Polish text are named, and none where git knows nothing", async () => {
  expect((await editor().state()).older).toBeUndefined();
  const git = (...args: string[]) => execFileSync("git", args, { cwd: project.root, stdio: "pipe" });
  git("init", "--quiet");
  git("config", "user.name", "Editor");
  git("config", "user.email", "editor@silvapal.example");
  git("config", "commit.gpgsign", "false");
  git("add", "messages");
  git("commit", "--quiet", "--message", "Begin");
  expect((await editor().state()).older).toEqual({});

  const texts = await seen("a.2");
  await editor().save({ text: { key: "a.2", seen: texts, wanted: { ...texts, pl: "W borze" } } });
  expect((await editor().state()).older).toEqual({
    "a.2": { before: "W lesie", locales: locales.filter((locale) => locale !== defaultLocale) },
  });
  git("commit", "--quiet", "--all", "--message", "Polish alone");
  const now = await seen("a.2");
  await editor().save({ text: { key: "a.2", seen: now, wanted: { ...now, de: "Im Forst" } } });
  expect((await editor().state()).older?.["a.2"]?.locales).toEqual(
    locales.filter((locale) => locale !== defaultLocale && locale !== "de"),
  );
});

test("key markers that were copied from a page are not saved", async () => {
  const before = await seen();
  const { text } = withMarkers({ text: "Hi, {name}" });
  await editor().save({ text: { key, seen: before, wanted: { ...before, en: text } } });
  expect((await seen()).en).toBe("Hi, {name}");
});

test("what is broken is refused with what stands at the fields, and nothing is saved", async () => {
  const before = contents();
  const texts = await seen();
  const saving = { text: { key, seen: texts, wanted: { ...texts, pl: "Witaj, {name}", de: "Hallo, {nam" } } };
  await expect(editor().save(saving)).rejects.toMatchObject({
    status: 422,
    findings: [{ locale: "de", grave: true }],
  });
  expect(contents()).toEqual(before);
});

test("what changed on the disk meanwhile is not written over", async () => {
  const texts = await seen();
  project.write("messages/en.json", catalogs.en.replace("Good day", "Hello"));
  const before = contents();
  const saving = { text: { key, seen: texts, wanted: { ...texts, de: "Hallo, {name}" } } };
  await expect(editor().save(saving)).rejects.toMatchObject({
    status: 409,
    reported: {
      code: "textChangedMeanwhile",
      values: { file: "messages/en.json", key: "b.hello", now: '"Hello, {name}"' },
    },
  });
  expect(contents()).toEqual(before);
});

test.each(["no.such", "__proto__"])("there is no text %s", async (none) => {
  const texts = await seen();
  await expect(editor().save({ text: { key: none, seen: texts, wanted: texts } })).rejects.toMatchObject({
    status: 404,
  });
});

test("a picture and its words are one change, undone byte for byte", async () => {
  const before = contents();
  const texts = await seen("a.2");
  const { hash } = await editor().upload("yard", await picture("#203040"));
  const text = { key: "a.2", seen: texts, wanted: { ...texts, en: "By the river" } };
  await editor().save({ text, picture: { name: "yard", hash } });
  expect(encode).toHaveBeenCalledTimes(1);
  expect(project.read("pictures/masters/yard.jpg")).not.toBe(before[3]);

  const { changes } = await editor().state();
  expect(changes).toMatchObject([
    { title: "yard", lines: [{ file: "messages/en.json" }, { file: files[3] }] },
  ]);
  await editor().undo(changes[0]?.id ?? 0);
  expect(encode).toHaveBeenCalledTimes(2);
  expect(contents()).toEqual(before);
});

test("a picture that can't be encoded is put back", async () => {
  const before = contents();
  const { hash } = await editor().upload("yard", await picture("#203040"));
  encode.mockRejectedValueOnce(new Error("no room"));
  await expect(editor().save({ picture: { name: "yard", hash } })).rejects.toMatchObject({
    reported: { code: "pictureNotEncoded", values: { reason: "no room" } },
  });
  expect(contents()).toEqual(before);
  expect((await editor().state()).changes).toEqual([]);
});
