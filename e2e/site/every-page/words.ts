/**
 * Tests the texts of all built files: no Polish on German or English pages, and no output of a programming
 * error such as "undefined", "NaN", "[object Object]", an unfilled {placeholder} or a message key. Texts for
 * programs are plain.
 */
import { readFileSync } from "node:fs";

import { type Locale, locales } from "../../../app/_i18n/languages";
import { filesBelow } from "../../../islands/build/files";
import { catalogs } from "../../support/catalog";
import { plain } from "../../support/read";
import { type BuiltPage, builtPage, builtPages, pageOf, withFault } from "../../support/built-pages";

const pages = builtPages();

function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value ? Object.values(value).flatMap(strings) : [];
}

/** A text and its location: "text", an attribute, "structured data" or the "props" of an island. */
interface Piece {
  readonly where: string;
  readonly text: string;
  /** Whether `lang` marks it as the document's language. */
  readonly own: boolean;
}

const read = new WeakMap<BuiltPage, readonly Piece[]>();

/** Returns every text of a document: visible texts, attributes, structured data and island props. */
function piecesOf(page: BuiltPage): readonly Piece[] {
  const pieces = read.get(page) ?? readPieces(page);
  read.set(page, pieces);
  return pieces;
}

function readPieces({ document: $ }: BuiltPage): Piece[] {
  const language = $("html").attr("lang");
  /** Language of each element, which its children inherit. */
  const languages = new Map<unknown, string | undefined>();
  return $.root()
    .find("*")
    .toArray()
    .flatMap((element) => {
      const { name, attribs, children } = element;
      languages.set(element, attribs.lang ?? languages.get(element.parent));
      const own = languages.get(element) === language;
      const inAttributes = Object.entries(attribs).flatMap(([attribute, value]) => {
        if (!attribute.startsWith("data-props")) return [{ where: `${name}[${attribute}]`, text: value }];
        const json = attribute === "data-props-file" ? readFileSync(`out${value}`, "utf8") : value;
        return strings(JSON.parse(json)).map((text) => ({ where: "props", text }));
      });
      const isData = name === "script" && attribs.type === "application/ld+json";
      const inContent = isData
        ? strings(JSON.parse($(element).text())).map((text) => ({ where: "structured data", text }))
        : children.flatMap((child) =>
            child.nodeType === 3 && !/^(script|style)$/.test(name)
              ? [{ where: "text", text: child.data }]
              : [],
          );
      return [...inAttributes, ...inContent].map((each) => ({ ...each, text: plain(each.text), own }));
    })
    .filter(({ text }) => text);
}

/** Locations of texts, unlike drawing attributes and link addresses. */
const wording = /^(text|props|structured data|.*\[(alt|aria-label|title|placeholder|value|content)\])$/;

/** Returns the Polish texts, with their keys, that no text of the language equals. */
function polishOnly(locale: Locale) {
  const own = new Set([...catalogs[locale].values()].map(plain));
  const polish = [...catalogs.pl].map(([key, text]) => [plain(text), key] as const);
  return new Map(polish.filter(([text]) => !own.has(text) && /\p{L}/u.test(text)));
}

const isPolish = Object.fromEntries(
  locales.filter((locale) => locale !== "pl").map((locale) => [locale, polishOnly(locale)]),
);

function polishFindings(path: string, locale: Locale, found: readonly string[]): string[] {
  return found.flatMap((text) => {
    const key = isPolish[locale]?.get(text);
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

const keys = new Set(catalogs.pl.keys());

/**
 * Finds traces of programming errors in a text.
 *
 * @param isTemplate whether scripts fill the placeholders in the browser
 */
function programTraces(text: string, isTemplate: boolean): string[] {
  const literals = text.match(/\b(undefined|NaN)\b|\[object\b/g) ?? [];
  const placeholders = isTemplate ? [] : (text.match(/\{\s*[a-z]\w*\s*[,}]/gi) ?? []);
  const named = (text.match(/[a-z]\w*(\.\w+)+/gi) ?? []).filter((each) => keys.has(each));
  return [...literals, ...placeholders, ...named];
}

/** Locations of texts whose placeholders scripts fill. */
const templates = /^props$|\[data-[\w-]+\]$/;

const pageFindings = (page: BuiltPage) =>
  piecesOf(page).flatMap(({ where, text }) =>
    programTraces(text, templates.test(where)).map(
      (found) => `${page.path}: "${found}" in ${where}: ${text.slice(0, 80)}`,
    ),
  );

test("no page in another language has Polish words", () => {
  const others = pages.filter((page) => localeOf(page) !== "pl");
  expect(others.length).toBeGreaterThan(0);
  for (const page of others) expect([page.path, ownWords(page).length > 40]).toEqual([page.path, true]);
  expect(others.flatMap((page) => polishFindings(page.path, localeOf(page), ownWords(page)))).toEqual([]);
});

test("a Polish text and a letter that only Polish has are found", () => {
  const text = catalogs.pl.get("nav.certificates");
  const planted = withFault(builtPage("/de/"), "</main>", `<p>${text}</p><img alt="ąę"></main>`);
  expect(polishFindings("/de/", "de", ownWords(planted))).toEqual([
    `/de/: "${text}" is Polish (nav.certificates)`,
    '/de/: "ąę" has letters that only Polish has',
  ]);
});

test("no page shows a program's output for a missing text", () => {
  expect(keys.size).toBeGreaterThan(100);
  expect(pages.flatMap(pageFindings)).toEqual([]);
});

test("no other file has a program's output for a missing text", () => {
  const files = filesBelow("out").filter((file) => /\.(xml|txt|webmanifest)$/.test(file));
  expect(files.length).toBeGreaterThan(locales.length);
  const found = files.flatMap((file) => programTraces(readFileSync(`out/${file}`, "utf8"), false));
  expect(found).toEqual([]);
});

test.each(["undefined", "[object", "{name}", "{count,", [...keys][0] ?? ""])(
  "%j in place of a text is found, in texts that scripts fill unless it is a placeholder",
  (fault) => {
    const html = (text: string) =>
      `<!doctype html><html lang="pl"><title>x</title><p>Call ${text} today</p><i data-props='["${text}"]'></i>`;
    const found = pageFindings(pageOf({ url: "http://localhost/", path: "/" }, html(fault)));
    const inProps = fault.startsWith("{") ? [] : [`/: "${fault}" in props: ${fault}`];
    expect(found).toEqual([`/: "${fault}" in text: Call ${fault} today`, ...inProps]);
  },
);

/**
 * Line-break characters are forbidden in all texts for programs; in addresses and descriptions, so is any
 * space other than U+0020.
 */
const lineMark = /[\u00ad\u200b\u2060\ufeff]/;
const notPlain = /[\u00a0\u00ad\u2007\u200b\u202f\u2060\ufeff]/;

/** Decodes a `mailto:` address like an e-mail program. */
const readAddress = (address: string) =>
  address.includes("mailto:") ? decodeURIComponent(address) : address;

const markedTexts = ({ path, document: $ }: BuiltPage) => {
  const inAttributes = $.root()
    .find("*")
    .toArray()
    .flatMap(({ name, attribs }) =>
      Object.entries(attribs)
        .filter(([attribute, value]) => {
          if (/^data-(props|mail)/.test(attribute)) return false;
          const isForPrograms = /^(href|content)$/.test(attribute);
          return (isForPrograms ? notPlain : lineMark).test(readAddress(value));
        })
        .map(([attribute, value]) => `${path}: ${name}[${attribute}]: ${value}`),
    );
  const inHead = $("title, script[type='application/ld+json']")
    .toArray()
    .map((element) => $(element).text())
    .filter((text) => notPlain.test(text));
  return [...inAttributes, ...inHead];
};

test("texts for programs are plain: attributes, descriptions, structured data, e-mails", () => {
  expect([...pages, builtPage("/404.html")].flatMap(markedTexts)).toEqual([]);
});

test.each([
  [`<p aria-label="1–\u20608"></p>`, "p[aria-label]: 1–\u20608"],
  [`<a href="mailto:a@b.example?body=%E2%81%A0"></a>`, "a[href]: mailto:a@b.example?body=%E2%81%A0"],
  [`<meta name="description" content="z\u00a0trocin">`, "meta[content]: z\u00a0trocin"],
])("a text for programs that is not plain is found: %s", (planted, found) => {
  const page = pageOf({ url: "http://localhost/", path: "/" }, `<!doctype html><title>x</title>${planted}`);
  expect(markedTexts(page)).toEqual([`/: ${found}`]);
});

test("files for programs hold plain text", () => {
  const files = filesBelow("out").filter((file) => /\.(xml|txt|webmanifest|vcf|csv|dxf|step)$/.test(file));
  expect(files.length).toBeGreaterThan(locales.length);
  expect(files.filter((file) => notPlain.test(readFileSync(`out/${file}`, "utf8")))).toEqual([]);
});
