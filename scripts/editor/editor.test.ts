import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from "next/constants";
import sharp from "sharp";

import { defaultLocale, type Locale, locales } from "../../app/_i18n/languages";
import { testCatalog } from "../../app/_i18n/test-words";
import { markerOf, markersIn, withMarkers, withoutMarkers } from "./key-markers";
import { readState, savePicture, saveText, type Texts, undo } from "./project";
import { refusal } from "./server";

// It starts Next and esbuild, which these tests do without.
jest.mock("esbuild", () => ({}));
// Each test starts git some dozens of times.
jest.setTimeout(30_000);

/** Catalogs as they may have been written by hand: two spaces here, none there, an escape, no-break spaces. */
const catalogs: Partial<Record<Locale, string>> & { en: string } = {
  pl: '{\n  "b": { "hello": "Dzień dobry,\\u00a0{name}" },\n  "a": {\n      "2": "W\u00a0lesie",\n\n      "1":"Koniec"\n  }\n}\n',
  de: '{\n  "b": { "hello": "Guten Tag, {name}" },\n  "a": {\n    "2": "Im Wald", "1": "Schluss"\n  }\n}\n',
  en: '{\r\n  "b": { "hello": "Good day, {name}" },\r\n  "a": { "2": "In the wood", "1": "The end" }\r\n}',
};
const key = "b.hello";
const master = "pictures/masters/yard.jpg";
const files = [...locales.map((locale) => `messages/${locale}.json`), master];

const picture = (background: string, width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background } });

let root: string;
const encode = jest.fn<Promise<unknown>, []>();
const git = (...args: string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
const read = (file: string) => readFileSync(join(root, file), "latin1");
const write = (file: string, content: string | Buffer) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
};
const contents = () => files.map(read);
const seen = (of = key) => readState(root).texts[of] as Texts;
/** Saves words of some languages. */
const save = async (of: string, typed: Partial<Texts>) => {
  const before = seen(of);
  return saveText(root, of, before, { ...before, ...typed });
};
const titles = () => readState(root).changes.map(({ title }) => title);

beforeEach(async () => {
  encode.mockReset().mockResolvedValue(undefined);
  root = mkdtempSync(join(tmpdir(), "edit-"));
  for (const locale of locales) write(`messages/${locale}.json`, catalogs[locale] ?? catalogs.en);
  write(master, await picture("#a08050").jpeg().toBuffer());
  git("init", "--quiet");
  git("config", "core.autocrlf", "false");
  git("add", ".");
  const author = ["-c", "user.name=a", "-c", "user.email=a@silvapal.example", "-c", "commit.gpgsign=false"];
  git(...author, "commit", "--quiet", "--message", "Begin");
});
afterEach(() => rmSync(root, { recursive: true }));

test("a text is saved, listed, and undone byte for byte; what stays keeps its own way of being written", async () => {
  const before = contents();
  await save("a.1", { en: "Over" });
  await save(key, { de: "Hallo „{name}“\u00a0!" });
  expect(readFileSync(join(root, "messages/de.json"), "utf8")).toBe(
    catalogs.de?.replace("Guten Tag, {name}", "Hallo „{name}“\u00a0!"),
  );
  expect(readState(root).changes).toEqual([
    {
      title: key,
      picture: false,
      lines: [{ file: "messages/de.json", before: "Guten Tag, {name}", after: "Hallo „{name}“\u00a0!" }],
    },
    expect.objectContaining({ title: "a.1" }),
  ]);
  await undo(root, { title: key, picture: false }, encode);
  expect(titles()).toEqual(["a.1"]);
  await undo(root, { title: "a.1", picture: false }, encode);
  expect(contents()).toEqual(before);
});

test("no-break spaces and word joiners are set on saving, and markers copied from a page are not saved", async () => {
  const marked = withMarkers({ text: "18–22% a year" }).text;
  await save("a.2", { pl: "W lesie i u nas", de: "Nach EN 13698-1", en: marked });
  expect(seen("a.2")).toMatchObject({
    pl: "W\u00a0lesie i\u00a0u\u00a0nas",
    de: "Nach EN\u00a013698-\u20601",
    en: "18–\u206022% a year",
  });
});

test("languages that are older than the Polish text are named until they follow", async () => {
  const left = locales.filter((locale) => locale !== defaultLocale);
  await save("a.2", { pl: "W borze" });
  expect(readState(root).older).toEqual({ "a.2": { before: "W\u00a0lesie", left } });
  await save("a.2", { de: "Im Forst" });
  expect(readState(root).older["a.2"]?.left).toEqual(left.filter((locale) => locale !== "de"));
});

test.each<[string, Partial<Texts>]>([
  ["a missing language", { de: " " }],
  ["a placeholder left out", { de: "Guten Tag" }],
  ["an open tag", { de: "<b>{name}" }],
])("%s is refused at its field, and nothing is saved", async (_, typed) => {
  const before = contents();
  await expect(save(key, { pl: "Witaj, {name}", ...typed })).rejects.toMatchObject({
    status: 422,
    problems: { de: expect.any(String) as string },
  });
  expect(contents()).toEqual(before);
});

test("what changed on the disk meanwhile is not written over", async () => {
  const texts = seen();
  write("messages/en.json", catalogs.en.replace("Good day", "Hello"));
  const before = contents();
  await expect(saveText(root, key, texts, { ...texts, de: "Hallo, {name}" })).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/messages\/en\.json.*Hello, \{name\}/) as string,
  });
  expect(contents()).toEqual(before);
});

test("a picture becomes a master, upright and without what a camera adds, and is undone byte for byte", async () => {
  const before = contents();
  const bytes = await picture("#203040", 600, 900)
    .withExif({ IFD0: { Orientation: "6", Make: "Camera" } })
    .withMetadata({ orientation: 6 })
    .png()
    .toBuffer();
  await savePicture(root, "yard", bytes, encode);
  const made = await sharp(join(root, master)).metadata();
  expect(made).toMatchObject({ format: "jpeg", space: "srgb", isProgressive: true, width: 900, height: 600 });
  expect(made.exif).toBeUndefined();
  expect(titles()).toEqual(["yard"]);
  await undo(root, { title: "yard", picture: true }, encode);
  expect(contents()).toEqual(before);
  expect(encode).toHaveBeenCalledTimes(2);
});

test.each<[string, () => Promise<Buffer>, RegExp]>([
  ["a small one", () => picture("red", 450, 300).jpeg().toBuffer(), /450 × 300 .* 600 × 400\./],
  ["another shape", () => picture("red", 900, 900).jpeg().toBuffer(), /proporcjach/],
  ["a text", () => Promise.resolve(Buffer.from("no picture")), /odczytać/],
])("%s is refused with what is needed, and one that can't be encoded is put back", async (_, bytes, says) => {
  const before = contents();
  await expect(savePicture(root, "yard", await bytes(), encode)).rejects.toMatchObject({
    status: 422,
    message: expect.stringMatching(says) as string,
  });
  encode.mockRejectedValueOnce(new Error("no room"));
  const good = await picture("#203040").jpeg().toBuffer();
  await expect(savePicture(root, "yard", good, encode)).rejects.toThrow("no room");
  await expect(savePicture(root, "../../yard", good, encode)).rejects.toMatchObject({ status: 404 });
  expect(contents()).toEqual(before);
});

const host = "localhost:4175";
const origin = `http://${host}`;

const fetched = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" };

test.each<[string, string, Record<string, string>, boolean]>([
  ["a change of its own page", "POST", { host, origin, "sec-fetch-site": "same-origin" }, true],
  ["a web socket of its own page", "GET", { host, origin, upgrade: "websocket" }, true],
  ["a link on another site", "GET", { host, ...fetched, "sec-fetch-mode": "navigate" }, true],
  ["a host that only resolves to this machine", "GET", { host: "evil.example:4175" }, false],
  ["a change of a file", "POST", { host, origin: "null" }, false],
  ["a web socket of another page", "GET", { host, origin: "https://evil.example" }, false],
  ["a picture in another page", "GET", { host, ...fetched }, false],
])("%s: %s with %j is answered: %s", (_, method, headers, isAnswered) => {
  expect(refusal({ method, headers }, 4175) === undefined).toBe(isAnswered);
});

test("markers are read in their order, and no two texts of the site have the same one", () => {
  const { nav } = withMarkers({ nav: { home: "Start", call: "Zadzwoń: {phone}" } });
  expect(markersIn(`${nav.call} … ${nav.home}`)).toEqual([markerOf("nav.call"), markerOf("nav.home")]);
  expect(withoutMarkers(nav.home.slice(0, -3))).toBe("Start");
  const texts = JSON.stringify(testCatalog("pl"));
  expect(withoutMarkers(texts)).toBe(texts);
  const markers = markersIn(JSON.stringify(withMarkers(testCatalog("pl"))));
  expect(markers.length).toBeGreaterThan(100);
  expect(new Set(markers).size).toBe(markers.length);
});

test.each([
  [PHASE_PRODUCTION_BUILD, { SITE_EDITOR: "1" }, "./app/_i18n/request.ts"],
  [PHASE_DEVELOPMENT_SERVER, {}, "./app/_i18n/request.ts"],
  [PHASE_DEVELOPMENT_SERVER, { SITE_EDITOR: "1" }, "./scripts/editor/request.ts"],
])("%s with %j takes the catalogs from %s", (phase, environment, chooser) => {
  const program = `
    const { default: configure } = await import("./next.config.mjs");
    console.log(configure(${JSON.stringify(phase)}).turbopack.resolveAlias["next-intl/config"]);
  `;
  const shown = execFileSync(process.execPath, ["--input-type=module", "--eval", program], {
    encoding: "utf8",
    env: { ...process.env, NEXT_PUBLIC_SITE_URL: "https://silvapal.example", ...environment },
  });
  expect(shown.trim()).toBe(chooser);
});
