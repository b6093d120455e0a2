import { certificates } from "../../app/_content/company/certificates";
import { knowledgeLink, menu, type MenuLink, rangeMenu, toolsMenu } from "../../app/_content/menu";
import { pages } from "../../app/_content/pages";
import { products } from "../../app/_content/products";
import { defaultLocale, languages, type Locale, locales, storageKeys } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { producedPallets } from "../../app/_content/company/production";
import { t } from "../support/catalog";
import { expect, test } from "../support/engines/engine-test";
import { expectExactPlaces } from "../support/engines/places";
import { placeOf, pressOn, type Visitor } from "../support/engines/visitor";
import { settle } from "../support/islands";
import { flowLocale as locale } from "../support/matrix";
import { misplaced } from "../support/measures/layout";
import { height, widths } from "../support/measures/screens";

const home = path(locale, "home");

/** Returns the current path; a placeholder during navigation, when a driver's calls fail. */
const here = (visitor: Visitor) =>
  visitor
    .read(() =>
      document.readyState === "complete" ? location.href.slice(location.origin.length) : "on the way",
    )
    .catch(() => "between two pages");

test.describe("without motion", () => {
  test.use({ still: true });

  test("one page of each route is readable, and none is wider than the window", async ({ visitor }) => {
    const kinds = new Map(pages.map((page) => [page.route, path(locale, page)]));
    expect(kinds.size).toBeGreaterThan(10);
    // Each page is opened again for each width: on resize, WebKitGTK keeps the column widths of tables whose
    // cells change. The pages alternate, because opening a page twice in a row aborts its island's request for
    // properties, and the site logs an aborted request as an error.
    for (const width of widths) {
      await visitor.resize(width, height);
      for (const address of kinds.values()) {
        await visitor.open(address);
        await expect.poll(() => visitor.read(() => innerWidth)).toBe(width);
        await visitor.read(async () => void (await document.fonts.ready));
        // Otherwise Firefox would lay out a section again for each element that is measured in it.
        await visitor.read(settle);
        expect.soft(await visitor.read(misplaced), `${address} at ${width} px`).toEqual([]);
      }
    }
  });
});

test("the tab key reaches every link, button and field of a page, in the order of the document", async ({
  visitor,
}) => {
  await visitor.open(path(locale, "landing"));
  // Hydration during the walk might replace numbered elements.
  const waiting = () =>
    visitor.read(() => {
      const dormant = [...document.querySelectorAll("[data-island]:not([data-hydrated])")];
      for (const island of dormant) {
        island.firstElementChild?.scrollIntoView({ behavior: "instant" });
        (island.closest("[data-island-scope]") ?? island).dispatchEvent(new Event("focusin"));
      }
      return dormant.length;
    });
  await expect.poll(waiting).toBe(0);
  /**
   * Numbers every element that Tab must reach, and returns their count. Tab reaches only the checked radio
   * button.
   */
  const count = await visitor.read(() => {
    const all = document.querySelectorAll<HTMLElement>(
      "a[href], button, input:not([type=radio]:not(:checked)), select, textarea, summary",
    );
    const reached = [...all].filter(
      (each) => each.tabIndex >= 0 && each.checkVisibility({ visibilityProperty: true }),
    );
    for (const [index, each] of reached.entries()) each.dataset.stop = String(index);
    return reached.length;
  });
  expect(count).toBeGreaterThan(10);
  const stops: string[] = [];
  // In some engines scroll containers are stops, too.
  for (let press = 0; press < count + 5 && stops.at(-1) !== String(count - 1); press++) {
    await visitor.key("Tab");
    const stop = await visitor.read(() => (document.activeElement as HTMLElement | null)?.dataset.stop);
    if (stop) stops.push(stop);
  }
  expect(stops).toEqual(Array.from({ length: count }, (_, index) => String(index)));
});

test("on a phone an entry of menu and submenu opens what it names, where it is pressed", async ({
  visitor,
}) => {
  const entry = ({ label, page, anchor }: MenuLink) => ({
    words: t(locale, `nav.${label === "company" ? "companySection" : label}`),
    address: path(locale, page, anchor),
  });
  const entries = [
    // Phones show short names.
    ...products.map(({ id, shortName }) => ({
      words: t(locale, "nav.shortPallet", { name: shortName }),
      address: path(locale, { route: "product", id }),
    })),
    ...[...rangeMenu, ...toolsMenu, knowledgeLink, ...menu].map(entry),
  ];
  await visitor.resize(390, 844);
  // The second page's menu leads to pages that reload themselves.
  for (const [from, type, rest] of [
    ["landing", "navigate", 0],
    ["news", "reload", 2],
  ] as const)
    for (const { words, address } of entries.filter((_, index) => index % 3 === rest)) {
      await visitor.open(path(locale, from));
      await pressOn(visitor, { css: "header button", words: t(locale, "nav.openMenu") });
      await pressOn(visitor, { css: "#menu :is(a, .site-menu__short)", words });
      await expect(async () => {
        expect(await here(visitor)).toBe(address);
        const arrived = await visitor.read(() => {
          const section = document.getElementById(location.hash.slice(1))?.getBoundingClientRect();
          return {
            type: performance.getEntriesByType("navigation")[0]?.toJSON().type as string,
            inView: !location.hash || (section && section.top < innerHeight && section.bottom > 0),
          };
        });
        expect(arrived, `${words} from ${from}`).toEqual({ type, inView: true });
      }).toPass({ timeout: 15_000 });
    }
});

test("an address, loading again, going back and finding a text lead to the exact place", async ({
  visitor,
}) => {
  await visitor.resize(390, 844);
  await expectExactPlaces(visitor);
});

test("a language is chosen on the spot, stored, and shown from then on", async ({ visitor }) => {
  const product = (of: Locale) => path(of, { route: "product", id: products[0].id });
  const stored = () => visitor.read((keys) => keys.map((key) => localStorage.getItem(key)), [...storageKeys]);
  await visitor.open(`${product(defaultLocale)}?from=mail#main`);
  for (const other of [...locales.filter((each) => each !== defaultLocale), defaultLocale]) {
    const { code, name } = languages[other];
    await pressOn(visitor, { css: "header details:has([data-selected-language]) > summary" });
    await pressOn(visitor, { css: `header [data-selected-language="${code}"]` });
    await expect.poll(() => here(visitor), name).toBe(`${product(other)}?from=mail#main`);
    expect(await stored()).toEqual([code, name]);

    // An address without a locale prefix redirects to the stored language.
    await visitor.open(path(defaultLocale, "catalogue"));
    await expect.poll(() => here(visitor)).toBe(path(other, "catalogue"));
    await visitor.open(`${product(other)}?from=mail#main`);
  }
});

test("a certificate opens where it is pressed, and closes by each of the three ways", async ({ visitor }) => {
  /** Returns the id of the document in the modal dialog, if one is open. */
  const enlarged = () =>
    visitor.read(() => {
      const dialog = document.querySelector("dialog:modal");
      return dialog ? (dialog.querySelector("figure:not([hidden])")?.id ?? "no document") : null;
    });
  const scans = certificates.filter(({ file }) => !file.endsWith(".svg"));
  test.skip(scans.length === 0, "The gallery shows scans, which the company has not delivered yet.");
  await visitor.resize(390, 900);
  await visitor.open(home);
  const closings = [
    () => pressOn(visitor, { css: "dialog button", words: t(locale, "accessibility.closeDialog") }),
    () => visitor.key("Escape"),
    // On the backdrop.
    () => visitor.press({ x: 4, y: 4 }),
  ];
  for (const [index, close] of closings.entries()) {
    const { file = "", key } = scans[index % scans.length] ?? {};
    await pressOn(visitor, { css: `main a[href="${file}"]` });
    await expect.poll(enlarged, file).toBe(key);
    await placeOf(visitor, { css: "dialog:modal figure:not([hidden])" });
    await close();
    await expect.poll(enlarged, `${file} closed`).toBe(null);
    await expect.poll(() => visitor.read(() => document.activeElement?.getAttribute("href"))).toBe(file);
  }
});

/** Returns the visible part of an element's width, from 0 to 1. */
const shareInView = (visitor: Visitor, css: string) =>
  visitor.read((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (!box?.width) return 0;
    return (Math.min(box.right, innerWidth) - Math.max(box.left, 0)) / box.width;
  }, css);

test("the banner shows the slide whose title is pressed", async ({ visitor }) => {
  await visitor.resize(1440, 900);
  await visitor.open(home);
  for (const n of [3, 2]) {
    const words = `${t(locale, "accessibility.goToSlide", { n })}: ${t(locale, `home.banner.slide${n}.title`)}`;
    await pressOn(visitor, { css: "#home :is(a, button)", words });
    const slide = `#home [aria-label="${t(locale, "accessibility.slideOf", { n, count: 3 })}"]`;
    await expect.poll(() => shareInView(visitor, slide)).toBeGreaterThan(0.9);
  }
});

test("the photographs of the landing page turn, round and round", async ({ visitor }) => {
  await visitor.resize(390, 900);
  await visitor.open(path(locale, "landing"));
  const strip = `[role=group][aria-label="${t(locale, "landing.hero.slider.label")}"]`;
  const position = () =>
    visitor.read((css) => document.querySelector(css)?.textContent, `${strip} .photo-strip__position`);
  for (const [direction, n] of [
    ["nextSlide", 2],
    ["nextSlide", 3],
    ["nextSlide", 1],
    ["previousSlide", 3],
  ] as const) {
    await pressOn(visitor, { css: `${strip} button`, words: t(locale, `accessibility.${direction}`) });
    await expect.poll(position).toBe(t(locale, "accessibility.slideOf", { n, count: 3 }));
    const picture = `${strip} img[alt="${t(locale, `landing.hero.slider.slide${n}Alt`)}"]`;
    await expect.poll(() => shareInView(visitor, picture)).toBeGreaterThan(0.9);
  }
});

test("the counter shows the time's own figure, and stands still when paused", async ({ visitor }) => {
  await visitor.open(home);
  const pause = { css: "main button", words: t(locale, "accessibility.pauseCounter") };
  const play = { css: "main button", words: t(locale, "accessibility.playCounter") };
  const shown = () =>
    visitor.read(() => {
      const images = [...document.querySelectorAll("[data-island=counter] [role=img]")];
      const figures = images.map(({ textContent }) => textContent.replace(/\D/g, "")).join("");
      return { value: Number(figures), at: Date.now() };
    });
  /** Returns how many pallets the counter is behind its formula; it updates once a second. */
  const behind = async () => {
    const { value, at } = await shown();
    return producedPallets(at) - value;
  };
  await pressOn(visitor, pause);
  await pressOn(visitor, play);
  await expect.poll(behind, "the figure of the formula").toBe(0);
  await pressOn(visitor, pause);
  const still = await shown();
  await expect.poll(behind, { message: "paused", timeout: 10_000 }).toBeGreaterThan(0);
  expect((await shown()).value).toBe(still.value);
});
