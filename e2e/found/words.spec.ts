import type { Page } from "@playwright/test";

import type { Locale } from "../../app/_i18n/languages";
import { sitemapPages } from "../../scripts/built/sitemap";
import { catalog } from "../support/catalog";
import { expect, test } from "../support/test";

type Texts = ReturnType<typeof catalog>;

/** All texts of a catalog by their dotted key. */
function texts(tree: Texts, above = ""): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === "string") found.set(above + key, value);
    else for (const [inner, text] of texts(value, `${above}${key}.`)) found.set(inner, text);
  }
  return found;
}

/** Spaces of every kind count as one. */
const plain = (text: string) => text.replace(/\s+/g, " ").trim();

/** A text of the catalog as a pattern of the whole of what a page shows: a placeholder stands for anything. */
const pattern = (text: string) =>
  new RegExp(
    `^${plain(text)
      .replace(/[.*+?^$()|[\]\\]/g, "\\$&")
      .replace(/\{\w+\}/g, ".+")}$`,
  );

/** Polish texts that the language has other words for, and none of its own that are the same. */
function polishOnly(locale: Locale): Map<string, RegExp> {
  const own = new Set([...texts(catalog(locale)).values()].map(plain));
  const polish = [...texts(catalog("pl"))].filter(([, text]) => !own.has(plain(text)) && /\p{L}/u.test(text));
  return new Map(polish.map(([key, text]) => [key, pattern(text)]));
}

/**
 * Every piece of text that reaches a reader or a machine, in the page's own language: what is marked as another
 * (`lang`) is left out, as are the names of the languages.
 */
function readTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const language = document.documentElement.lang;
    const found: string[] = [document.title];
    const collect = (value: unknown): void => {
      if (typeof value === "string") found.push(value);
      else if (typeof value === "object" && value) Object.values(value).forEach(collect);
    };
    for (const meta of document.querySelectorAll("meta[content]")) collect(meta.getAttribute("content"));
    const walk = (node: Node): void => {
      if (node instanceof Element) {
        if ((node as HTMLElement).lang && (node as HTMLElement).lang !== language) return;
        if (node.matches("script:not([type='application/ld+json']), style")) return;
        for (const name of ["alt", "aria-label", "title", "placeholder", "value", "content"])
          if (node.hasAttribute(name)) found.push(node.getAttribute(name) ?? "");
        for (const name of ["data-props"]) collect(JSON.parse(node.getAttribute(name) ?? "null"));
        if (node.matches("script")) return collect(JSON.parse(node.textContent ?? "null"));
      } else if (node.nodeType === Node.TEXT_NODE) found.push(node.textContent ?? "");
      node.childNodes.forEach(walk);
    };
    walk(document.body);
    return found.map((text) => text.replace(/\s+/g, " ").trim()).filter(Boolean);
  });
}

for (const { path, locale } of sitemapPages().filter((each) => each.locale !== "pl")) {
  test(`${path} has no Polish words`, async ({ page }) => {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const shown = await readTexts(page);
    expect(shown.length).toBeGreaterThan(40);

    expect(
      shown.filter((text) => /[ąćęłńśźż]/i.test(text)),
      "letters only Polish has",
    ).toEqual([]);
    const leaks = [...polishOnly(locale)].flatMap(([key, text]) =>
      shown.filter((each) => text.test(each)).map((each) => `${key}: ${each}`),
    );
    expect(leaks, "texts of the Polish catalog").toEqual([]);
  });
}

test("the Polish pages themselves are full of them", async ({ page }) => {
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const shown = await readTexts(page);
  const known = [...polishOnly("de").values()].filter((text) => shown.some((each) => text.test(each)));
  expect(known.length).toBeGreaterThan(40);
});
