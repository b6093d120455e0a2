import { menu } from "../../app/_content/menu";
import { products } from "../../app/_content/products";
import { languages, type Locale, locales } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { sitemapPages } from "../../scripts/built/sitemap";
import { t } from "../support/catalog";
import { expect, test } from "../support/engines/engine-test";
import { placeOf, pressOn, type Visitor } from "../support/engines/visitor";

const phone = { width: 390, height: 844 };

/** The entries of the menu and of its submenu, in order, each with the address it names. */
const entriesOf = (locale: Locale) =>
  menu.flatMap(({ label, page, anchor }) => [
    { words: t(locale, `nav.${label}`), address: path(locale, page, anchor) },
    ...(label === "company" ? submenuOf(locale) : []),
  ]);

const submenuOf = (locale: Locale) => [
  { words: t(locale, "nav.products"), address: path(locale, "catalogue") },
  ...products.map(({ id, name }) => ({
    words: t(locale, name),
    address: path(locale, { route: "product", id }),
  })),
  { words: t(locale, "nav.blocks"), address: path(locale, "blocks") },
];

const opener = (locale: Locale) => ({ css: "header button", words: t(locale, "nav.openMenu") });

/** Opens the menu of a small screen and the submenu in it, and presses an entry where it then lies. */
async function pressEntry(visitor: Visitor, locale: Locale, words: string): Promise<void> {
  await pressOn(visitor, opener(locale));
  await pressOn(visitor, { css: "#menu summary" });
  await placeOf(visitor, { css: "#menu ul ul a" });
  await pressOn(visitor, { css: "#menu a", words });
}

/** Where the page is, or nowhere while it changes: a driver that goes on before all has come is overtaken by it. */
const here = (visitor: Visitor) =>
  visitor
    .read(() => (document.readyState === "complete" ? location.pathname + location.hash : "on the way"))
    .catch(() => "between two pages");

/** Whether the page's menu leads to pages that reload themselves: who goes on before that is overtaken by the reload. */
const reloads = (visitor: Visitor) =>
  visitor.read(() => document.querySelector("[data-reload-menu]") !== null);

/** Whether the section that the address names is in the window; true where it names none. */
const sectionIsInView = (visitor: Visitor) =>
  visitor.read(() => {
    const section = document.getElementById(location.hash.slice(1))?.getBoundingClientRect();
    return !location.hash || (section !== undefined && section.top < innerHeight && section.bottom > 0);
  });

/** Expects that an entry has led to its address and section, and that the page there has come to rest. */
async function expectArrived(visitor: Visitor, address: string, reloaded: boolean, reported: string) {
  await expect
    .soft(async () => {
      expect(await here(visitor), reported).toBe(address);
      expect(
        await visitor.read(() => performance.getEntriesByType("navigation")[0]?.toJSON().type === "reload"),
        `${reported}: reloaded`,
      ).toBe(reloaded);
      expect(await sectionIsInView(visitor), `${reported}: its section is in view`).toBe(true);
    })
    .toPass({ timeout: 15_000 });
}

test.describe("on a phone, with the submenu open, an entry pressed where it lies opens what it names", () => {
  test("every entry, from the landing page", async ({ visitor }) => {
    await visitor.resize(phone.width, phone.height);
    for (const { words, address } of entriesOf("pl")) {
      await visitor.open(path("pl", "landing"));
      await pressEntry(visitor, "pl", words);
      await expectArrived(visitor, address, false, words);
    }
  });

  for (const locale of locales) {
    test(`every page in ${languages[locale].name}`, async ({ visitor }) => {
      await visitor.resize(phone.width, phone.height);
      const entries = entriesOf(locale);
      const pages = sitemapPages().filter((each) => each.locale === locale);
      for (const [index, page] of pages.entries()) {
        // Another entry on every page, and the next language goes on where this one ends.
        const entry = entries[(index + pages.length * locales.indexOf(locale)) % entries.length];
        if (!entry) throw new Error("The menu has no entries.");
        await visitor.open(page.path);
        const reloaded = await reloads(visitor);
        await pressEntry(visitor, locale, entry.words);
        await expectArrived(visitor, entry.address, reloaded, `${page.path}: ${entry.words}`);
      }
    });
  }
});

test("the menu of a small screen takes its 500 ms to open and to close", async ({ visitor }) => {
  await visitor.resize(phone.width, phone.height);
  await visitor.open(path("pl", "home"));
  await visitor.read(() => {
    const nav = document.querySelector<HTMLElement>("#menu");
    const noted = document.documentElement.dataset;
    nav?.addEventListener("transitionend", ({ target, elapsedTime }) => {
      const move = nav.matches(":popover-open") ? "opens" : "closes";
      if (target === nav) noted.moves = `${noted.moves ?? ""} ${move} in ${elapsedTime} s`;
    });
  });
  const moves = () => visitor.read(() => document.documentElement.dataset.moves);
  await pressOn(visitor, opener("pl"));
  await expect.poll(moves).toContain("opens in 0.5 s");
  await pressOn(visitor, { css: "#menu button", words: t("pl", "nav.closeMenu") });
  await expect.poll(moves, "closing").toContain("closes in 0.5 s");
  expect(await visitor.read(() => document.querySelector("#menu")?.matches(":popover-open"))).toBe(false);
});

test("the desktop menu leads to its entries, the submenu's too", async ({ visitor }) => {
  await visitor.resize(1440, 900);
  for (const { words, address } of submenuOf("de")) {
    await visitor.open(path("de", "landing"));
    await pressOn(visitor, { css: "#menu summary" });
    await pressOn(visitor, { css: "#menu a", words });
    await expect.poll(() => here(visitor), words).toBe(address);
  }
});
