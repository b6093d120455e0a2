/**
 * Words of everything that is built: no Polish on a German or English page, and nothing that a program wrote in place of a
 * word: "undefined", "NaN", "[object Object]", an unfilled {placeholder} or the key of a message.
 */
import { readFileSync } from "node:fs";

import { type Locale, locales } from "../../../app/_i18n/languages";
import { contentType, isText } from "../../../scripts/built/file-types";
import { filesBelow } from "../../../islands/build/files";
import { catalog } from "../../support/catalog";
import { plain } from "../../support/read";
import { type BuiltPage, builtPage, builtPages, pageOf, withFault } from "../../support/built-pages";

type Texts = ReturnType<typeof catalog>;

const pages = builtPages();

/** All texts of a catalog by their dotted key. */
function texts(tree: Texts, above = ""): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === "string") found.set(above + key, value);
    else for (const [inner, text] of texts(value, `${above}${key}.`)) found.set(inner, text);
  }
  return found;
}

/** All strings in data, however deep. */
function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value ? Object.values(value).flatMap(strings) : [];
}

/** All strings in JSON; in JSON that cannot be read, which structured-data.ts names, all of it. */
function stringsIn(json: string): string[] {
  try {
    return strings(JSON.parse(json));
  } catch {
    return [json];
  }
}

/** A piece of text, and where it stands: "text", an attribute, "structured data" or the "props" of an island. */
interface Piece {
  readonly where: string;
  readonly text: string;
  /** Whether it is in the language of its document, as far as `lang` says. */
  readonly own: boolean;
}

/** Every piece of text of a document that reaches a reader, a machine or an island. */
function piecesOf({ document: $ }: BuiltPage): Piece[] {
  const language = $("html").attr("lang");
  return $.root()
    .find("*")
    .toArray()
    .flatMap((element) => {
      const { name, attribs, children } = element;
      const own = $(element).closest("[lang]").attr("lang") === language;
      const inAttributes = Object.entries(attribs).flatMap(([attribute, value]) => {
        if (!attribute.startsWith("data-props")) return [{ where: `${name}[${attribute}]`, text: value }];
        const json = attribute === "data-props-file" ? readFileSync(`out${value}`, "utf8") : value;
        return stringsIn(json).map((text) => ({ where: "props", text }));
      });
      const isData = name === "script" && attribs.type === "application/ld+json";
      const inContent = isData
        ? stringsIn($(element).text()).map((text) => ({ where: "structured data", text }))
        : children.flatMap((child) =>
            child.nodeType === 3 && !/^(script|style)$/.test(name)
              ? [{ where: "text", text: child.data }]
              : [],
          );
      return [...inAttributes, ...inContent].map((each) => ({ ...each, text: plain(each.text), own }));
    })
    .filter(({ text }) => text);
}

/** Where the words of a page stand, beside the attributes of its drawings and the addresses of its links. */
const wording = /^(text|props|structured data|.*\[(alt|aria-label|title|placeholder|value|content)\])$/;

/** A text of the catalog as a pattern of the whole of what a page shows: a placeholder stands for anything. */
const pattern = (text: string) =>
  new RegExp(
    `^${plain(text)
      .replace(/[.*+?^$()|[\]\\]/g, "\\$&")
      .replace(/\{\w+\}/g, ".+")}$`,
  );

/** Polish texts that the language has other words for, and none of its own that are the same. */
function polishOnly(locale: Locale) {
  const own = new Set([...texts(catalog(locale)).values()].map(plain));
  const polish = [...texts(catalog("pl"))].filter(([, text]) => !own.has(plain(text)) && /\p{L}/u.test(text));
  const whole = new Map(
    polish.filter(([, text]) => !text.includes("{")).map(([key, text]) => [plain(text), key]),
  );
  const patterns = polish
    .filter(([, text]) => text.includes("{"))
    .map(([key, text]) => [key, pattern(text)] as const);
  const known = new Map<string, string | undefined>();
  /** The key of the Polish text that a text is; undefined for none. */
  return (text: string): string | undefined => {
    if (!known.has(text))
      known.set(text, whole.get(text) ?? patterns.find(([, each]) => each.test(text))?.[0]);
    return known.get(text);
  };
}

const isPolish = Object.fromEntries(
  locales.filter((locale) => locale !== "pl").map((locale) => [locale, polishOnly(locale)]),
);

/** Polish words among texts of another language. */
function polishFindings(path: string, locale: Locale, found: readonly string[]): string[] {
  return found.flatMap((text) => {
    const key = isPolish[locale]?.(text);
    if (key) return [`${path}: "${text}" is Polish (${key})`];
    return /[ąćęłńśźż]/i.test(text) ? [`${path}: "${text}" has letters that only Polish has`] : [];
  });
}

const ownWords = (page: BuiltPage) =>
  piecesOf(page)
    .filter(({ own, where }) => own && wording.test(where))
    .map(({ text }) => text);

const localeOf = ({ document }: BuiltPage) =>
  locales.find((locale) => locale === document("html").attr("lang")) ?? "pl";

const keys = new Set(texts(catalog("pl")).keys());

/**
 * What a program has written in place of a word.
 *
 * @param isTemplate whether scripts fill its placeholders in the browser
 */
function unwritten(text: string, isTemplate: boolean): string[] {
  const literals = text.match(/\b(undefined|NaN)\b|\[object\b/g) ?? [];
  const placeholders = isTemplate ? [] : (text.match(/\{\s*[a-z]\w*\s*[,}]/gi) ?? []);
  const named = (text.match(/[a-z]\w*(\.\w+)+/gi) ?? []).filter((each) => keys.has(each));
  return [...literals, ...placeholders, ...named];
}

/** Where scripts read words whose placeholders they fill. */
const templates = /^props$|\[data-[\w-]+\]$/;

const pageFindings = (page: BuiltPage) =>
  piecesOf(page).flatMap(({ where, text }) =>
    unwritten(text, templates.test(where)).map(
      (found) => `${page.path}: "${found}" in ${where}: ${text.slice(0, 80)}`,
    ),
  );

/** Files of words whose placeholders scripts fill, and code, whose words are tested where they are shown. */
const isTemplateFile = (file: string) => file.endsWith(".json");
const isWords = (file: string) => isText(contentType(file) ?? "") && !/\.(html|js|css)$/.test(file);

function fileFindings(file: string, content: string): string[] {
  const all = file.endsWith(".json") ? strings(JSON.parse(content)).join("\n") : content;
  return unwritten(all, isTemplateFile(file)).map((found) => `${file}: "${found}"`);
}

test("no page in another language has Polish words", () => {
  const others = pages.filter((page) => localeOf(page) !== "pl");
  expect(others.length).toBeGreaterThan(0);
  for (const page of others) expect([page.path, ownWords(page).length > 40]).toEqual([page.path, true]);
  expect(others.flatMap((page) => polishFindings(page.path, localeOf(page), ownWords(page)))).toEqual([]);
});

test("no feed in another language has Polish words", () => {
  for (const locale of locales.filter((each) => each !== "pl")) {
    const file = `out/feed/${locale}.xml`;
    const found = [...readFileSync(file, "utf8").matchAll(/>([^<]+)</g)].map(([, text = ""]) => plain(text));
    expect(found.filter(Boolean).length).toBeGreaterThan(5);
    expect(polishFindings(file, locale, found)).toEqual([]);
  }
});

test("a Polish word in a text, an attribute, the head, structured data or an island is found", () => {
  const german = builtPage("/de/");
  const polish = catalog("pl").nav as Texts;
  const word = String(polish.certificates);
  for (const [found, fault] of [
    ["</main>", `<p>${word}</p></main>`],
    ["</main>", `<img alt="${word}"></main>`],
    [/(?<=<meta name="description" content=")[^"]*/, word],
    [/(?<="@type":"WebSite",)/, `"x":"${word}",`],
    [/(?<=data-props=')\{/, `{"planted":"${word}",`],
  ] as const)
    expect(polishFindings("/de/", "de", ownWords(withFault(german, found, fault)))).toHaveLength(1);
  expect(polishFindings("/de/", "de", ["ąę"])).toEqual([`/de/: "ąę" has letters that only Polish has`]);
  expect(polishFindings("/de/", "de", ownWords(builtPage("/"))).length).toBeGreaterThan(40);
});

test("no page shows what a program writes in place of a word", () => {
  expect(keys.size).toBeGreaterThan(100);
  expect(pages.flatMap(pageFindings)).toEqual([]);
});

test("no other file has what a program writes in place of a word", () => {
  const files = filesBelow("out").filter(isWords);
  expect(files.length).toBeGreaterThan(30);
  expect(files.flatMap((file) => fileFindings(file, readFileSync(`out/${file}`, "utf8")))).toEqual([]);
});

/** A small page with a text at a place of it. */
function withText(place: (text: string) => string, text: string): BuiltPage {
  const html = `<!doctype html><html lang="pl"><title>x</title><body>${place(text)}`;
  return pageOf({ url: "http://localhost/", path: "/" }, html);
}

test.each(["undefined", "NaN", "[object", "{name}", "{count,", [...keys][0] ?? ""])(
  "%j in place of a word is found wherever it stands",
  (fault) => {
    for (const [where, place] of [
      ["text", (text: string) => `<p>Call ${text} today</p>`],
      ["text", (text: string) => `<title>Page ${text}</title>`],
      ["img[alt]", (text: string) => `<img alt="${text}">`],
      ["meta[content]", (text: string) => `<meta name="description" content="About ${text}">`],
      ["structured data", (text: string) => `<script type="application/ld+json">{"x":["${text}"]}</script>`],
    ] as const)
      expect(pageFindings(withText(place, fault))).toEqual([
        expect.stringContaining(`/: "${fault}" in ${where}: `),
      ]);
    expect(fileFindings("llms.txt", `# ${fault}`)).toEqual([`llms.txt: "${fault}"`]);
  },
);

test("in words that scripts fill, and in published catalogs, only placeholders are allowed", () => {
  const props = (text: string) => `<div data-props='{"list":["${text}"]}'></div>`;
  expect(pageFindings(withText(props, "{name}"))).toEqual([]);
  expect(pageFindings(withText(props, "undefined"))).toHaveLength(1);
  expect(fileFindings("de.json", '{"a":["{name}"]}')).toEqual([]);
  expect(fileFindings("de.json", '{"a":["NaN kg"]}')).toEqual(['de.json: "NaN"']);
});
