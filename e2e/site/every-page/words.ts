/**
 * Tests the texts of all built files: each in the marked language, without traces of a programming error such as
 * "NaN", an unfilled {placeholder} or a message key, and plain if it is for programs.
 */
import { readFileSync } from "node:fs";

import { languages, type Locale, locales } from "../../../app/_i18n/languages";
import { filesBelow } from "../../../islands/build/files";
import { catalogs } from "../../support/catalog";
import { plain } from "../../support/read";
import { type BuiltPage, propsIn } from "../../support/built-pages";
import { rule } from "./rule";

function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value ? Object.values(value).flatMap(strings) : [];
}

interface Piece {
  /** "text", an attribute, "structured data" or "props" of an island. */
  readonly where: string;
  readonly text: string;
  /** The value of `lang` around it. */
  readonly language: string | undefined;
}

function piecesOf({ document: $ }: BuiltPage): Piece[] {
  const languages = new Map<unknown, string | undefined>();
  return $.root()
    .find("*")
    .toArray()
    .flatMap((element) => {
      const { name, attribs, children } = element;
      languages.set(element, attribs.lang ?? languages.get(element.parent));
      const language = languages.get(element);
      const inAttributes = Object.entries(attribs).flatMap(([attribute, value]) => {
        if (attribute !== "data-props") return [{ where: `${name}[${attribute}]`, text: value }];
        return strings(JSON.parse(propsIn(value))).map((text) => ({ where: "props", text }));
      });
      const isData = name === "script" && attribs.type === "application/ld+json";
      const inContent = isData
        ? strings(JSON.parse($(element).text())).map((text) => ({ where: "structured data", text }))
        : children.flatMap((child) =>
            child.nodeType === 3 && !/^(script|style)$/.test(name)
              ? [{ where: "text", text: child.data }]
              : [],
          );
      return [...inAttributes, ...inContent].map((each) => ({ ...each, text: plain(each.text), language }));
    })
    .filter(({ text }) => text);
}

const wording = /^(text|props|structured data|.*\[(alt|aria-label|title|placeholder|value|content)\])$/;

/** Whether a text may be a value of the code, which is English in every language. */
const isCode = (where: string, text: string) => /^props$|\[value\]$/.test(where) && /^[a-z]+$/.test(text);

/** Returns the texts that only other languages have, with their catalogs and keys. */
function foreignTo(locale: Locale) {
  const own = new Set([...catalogs[locale].values()].map(plain));
  const others = locales.filter((other) => other !== locale);
  return new Map(
    others
      .flatMap((other) =>
        [...catalogs[other]].map(([key, text]) => [plain(text), `${other}: ${key}`] as const),
      )
      .filter(([text]) => !own.has(text) && /\p{L}/u.test(text)),
  );
}

const foreign = Object.fromEntries(locales.map((locale) => [languages[locale].tag, foreignTo(locale)]));

const keys = new Set(catalogs.pl.keys());

/** Finds traces of programming errors. @param isTemplate whether scripts fill the placeholders */
function programTraces(text: string, isTemplate: boolean): string[] {
  const literals = text.match(/\b(undefined|NaN)\b|\[object\b/g) ?? [];
  const placeholders = isTemplate ? [] : (text.match(/\{\s*[a-z]\w*\s*[,}]/gi) ?? []);
  const named = (text.match(/[a-z]\w*(\.\w+)+/gi) ?? []).filter((each) => keys.has(each));
  return [...literals, ...placeholders, ...named];
}

const templates = /^props$|\[data-[\w-]+\]$/;

rule(
  "every text is of the language that `lang` names",
  (_, page) => {
    const words = piecesOf(page).filter(({ where, text }) => wording.test(where) && !isCode(where, text));
    if (words.length <= 40) return [`only ${words.length} texts`];
    return words.flatMap(({ language = "", text }) => {
      const key = foreign[language]?.get(text);
      if (key) return [`"${text}" is not ${language} (${key})`];
      const isPolish = language !== "pl" && /[ąćęłńśźż]/i.test(text);
      return isPolish ? [`"${text}" has letters that only Polish has`] : [];
    });
  },
  ["/", "</main>", `<p>${catalogs.de.get("nav.certificates")}</p></main>`],
  ["/de/", "</main>", `<p>${catalogs.pl.get("nav.certificates")}</p></main>`],
  ["/de/", "</main>", `<p lang="en">${catalogs.pl.get("nav.certificates")}</p></main>`],
  ["/de/", "</main>", '<img alt="ąę"></main>'],
);

rule(
  "no page shows a program's output for a missing text, nor a placeholder that no script fills",
  (_, page) =>
    piecesOf(page).flatMap(({ where, text }) =>
      programTraces(text, templates.test(where)).map(
        (found) => `"${found}" in ${where}: ${text.slice(0, 80)}`,
      ),
    ),
  ...["undefined", "[object", "{name}", "{count,", [...keys][0] ?? ""].map(
    (fault) => ["/", "</main>", `<p>Call ${fault} today</p><i data-props='["{name}"]'></i></main>`] as const,
  ),
  ["/", "</main>", `<i data-props='["undefined"]'></i></main>`],
);

/** Forbidden in all texts for programs, and in addresses and descriptions, with every space other than U+0020. */
const lineMark = /[\u00ad\u200b\u2060\ufeff]/;
const notPlain = /[\u00a0\u00ad\u2007\u200b\u202f\u2060\ufeff]/;

const readAddress = (address: string) =>
  address.includes("mailto:") ? decodeURIComponent(address) : address;

rule(
  "texts for programs are plain: attributes, descriptions, structured data, e-mails",
  ($) => {
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
          .map(([attribute, value]) => `${name}[${attribute}]: ${value}`),
      );
    const inHead = $("title, script[type='application/ld+json']")
      .toArray()
      .map((element) => $(element).text())
      .filter((text) => notPlain.test(text));
    return [...inAttributes, ...inHead];
  },
  ["/", "</main>", `<p aria-label="1–\u20608"></p></main>`],
  ["/", "</main>", `<a href="mailto:a@b.example?body=%E2%81%A0"></a></main>`],
  ["/", /(?<=<meta name="description" content=")/, "z\u00a0"],
);

test("files for programs hold plain text, without a program's output for a missing one", () => {
  const files = filesBelow("out").filter((file) => /\.(xml|txt|webmanifest|vcf|csv|dxf|step)$/.test(file));
  expect(files.length).toBeGreaterThan(locales.length);
  const texts = files.map((file) => ({ file, text: readFileSync(`out/${file}`, "utf8") }));
  expect(texts.filter(({ text }) => notPlain.test(text)).map(({ file }) => file)).toEqual([]);
  const traces = texts.filter(
    ({ file, text }) => !/\.(dxf|step)$/.test(file) && programTraces(text, false).length,
  );
  expect(traces.map(({ file }) => file)).toEqual([]);
});
