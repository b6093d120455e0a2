import { products } from "../../app/_content/products";
import { defaultLocale, languages, type Locale, storageKeys } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { t } from "../support/catalog";
import { expect, test } from "../support/engines/engine-test";
import { expectExactPositions } from "../support/engines/exact-positions";
import { pressOn, type Visitor } from "../support/engines/visitor";
import { settle } from "../support/islands";
import { flowLocale as locale, run } from "../support/matrix";
import { misplaced } from "../support/measures/layout";
import { height, widths } from "../support/measures/screens";
import { onePageOfEachRoute } from "../support/subjects";

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

  test("one page of each route is readable on a phone and a wider screen, and none is wider than the window", async ({
    visitor,
  }) => {
    const [phone, ...wider] = widths;
    const addresses = onePageOfEachRoute.map((page) => path(locale, page));
    expect(addresses.length).toBeGreaterThan(10);
    // Each page is opened again for each width: on resize, WebKitGTK keeps the column widths of tables whose
    // cells change. The pages alternate, because opening a page twice in a row aborts its island's request for
    // properties, and the site logs an aborted request as an error.
    for (const width of [phone, ...wider]) {
      await visitor.resize(width, height);
      for (const [turn, address] of addresses.entries()) {
        if (width !== phone && width !== wider[(run.seed + turn) % wider.length]) continue;
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
    await visitor.tab();
    const stop = await visitor.read(() => (document.activeElement as HTMLElement | null)?.dataset.stop);
    if (stop) stops.push(stop);
  }
  expect(stops).toEqual(Array.from({ length: count }, (_, index) => String(index)));
});

test("on a phone a menu entry opens its target, and reloads it once if the menu requires that", async ({
  visitor,
}) => {
  const name = t(locale, "nav.shortPallet", { name: products[0].shortName });
  const section = { text: t(locale, "nav.about"), address: path(locale, "home", "about") };
  await visitor.resize(390, 844);
  for (const [from, type, { text, address }] of [
    ["landing", "navigate", { text: name, address: path(locale, { route: "product", id: products[0].id }) }],
    ["landing", "navigate", section],
    ["news", "reload", section],
  ] as const) {
    await visitor.open(path(locale, from));
    await pressOn(visitor, { css: "header button", text: t(locale, "nav.openMenu") });
    await pressOn(visitor, { css: "#menu :is(a, .site-menu__short)", text });
    await expect(async () => {
      expect(await here(visitor)).toBe(address);
      const arrived = await visitor.read(() => {
        const section = document.getElementById(location.hash.slice(1))?.getBoundingClientRect();
        return {
          type: performance.getEntriesByType("navigation")[0]?.toJSON().type as string,
          inView: !location.hash || (section && section.top < innerHeight && section.bottom > 0),
        };
      });
      expect(arrived, `${text} from ${from}`).toEqual({ type, inView: true });
    }).toPass({ timeout: 15_000 });
  }
});

test("an address, loading again, going back and finding a text lead to the exact place", async ({
  visitor,
}) => {
  await visitor.resize(390, 844);
  await expectExactPositions(visitor);
});

test("a chosen language is stored, and shown from then on", async ({ visitor }) => {
  const product = (of: Locale) => path(of, { route: "product", id: products[0].id });
  const stored = () => visitor.read((keys) => keys.map((key) => localStorage.getItem(key)), [...storageKeys]);
  await visitor.open(`${product(defaultLocale)}?from=mail#main`);
  for (const other of ["de", defaultLocale] as const) {
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
  const text = `${t(locale, "home.banner.slide3.title")}. ${t(locale, "accessibility.goToSlide", { n: 3 })}`;
  await pressOn(visitor, { css: "#home :is(a, button)", text });
  const slide = `#home [aria-label="${t(locale, "accessibility.slideOf", { n: 3, count: 3 })}"]`;
  await expect.poll(() => shareInView(visitor, slide)).toBeGreaterThan(0.9);
});

test("the photographs of the landing page change in a circle", async ({ visitor }) => {
  await visitor.resize(390, 900);
  await visitor.open(path(locale, "landing"));
  const strip = `[role=group][aria-label="${t(locale, "landing.hero.slider.label")}"]`;
  const position = () =>
    visitor.read((css) => document.querySelector(css)?.textContent, `${strip} .photo-strip__position`);
  for (const [direction, n] of [
    ["previousSlide", 3],
    ["nextSlide", 1],
  ] as const) {
    await pressOn(visitor, { css: `${strip} button`, text: t(locale, `accessibility.${direction}`) });
    await expect.poll(position).toBe(t(locale, "accessibility.slideOf", { n, count: 3 }));
    const picture = `${strip} img[alt="${t(locale, `landing.hero.slider.slide${n}Alt`)}"]`;
    await expect.poll(() => shareInView(visitor, picture)).toBeGreaterThan(0.9);
  }
});
