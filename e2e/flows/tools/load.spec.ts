import type { Page } from "@playwright/test";

import { featured, products } from "../../../app/_content/products";
import { usualVehicle, vehicles } from "../../../app/_content/vehicles";
import { figure, tonnes } from "../../../app/_i18n/figures";
import { languages, type Locale } from "../../../app/_i18n/languages";
import { path } from "../../../app/_i18n/paths";
import { fullLoad, inLoads, usualPlay } from "../../../app/_features/load/full-load";
import { plays } from "../../../app/_features/load/plan";
import { expectHydrated } from "../../support/islands/hydrated";
import { t } from "../../support/catalog";
import { misplaced } from "../../support/measures/layout";
import { expect, test } from "../../support/test";
import { palletRanges } from "../../../app/_features/quote/pallet-ranges";
import { sampledLanguages, sampledThird } from "../../support/matrix";

const address = (locale: Locale, search = "") => path(locale, "load") + search;
const addLink = (page: Page) => page.locator('.planner-foot__actions a[href*="#a="]');
const formula = (page: Page) => page.locator(".planner__formula");
const [product] = products;
const usual = fullLoad(usualVehicle, product.geometry);

/** Digits as they stand in a text, without what languages put between them. */
const digits = (text: string) => text.replace(/(?<=\d)[\s.,](?=\d{3})/g, "").match(/\d+/g);

async function open(page: Page, locale: Locale, search = "") {
  await page.goto(address(locale, search));
  await expectHydrated(page.locator("[data-island=load-planner]"));
}

const linkOf = (page: Page, vehicle: string, id: number) =>
  page.locator(`.load-table__link[href="?p=${id}&v=${vehicle}#plan"]`);
const cellOf = (page: Page, vehicle: string, id: number) =>
  page.locator(`td:has([href="?p=${id}&v=${vehicle}#plan"])`);
const figureOf = (page: Page, vehicle: string, id: number) =>
  cellOf(page, vehicle, id).locator(".load-table__count");

/** In the browser: how many numbers stand in some elements, and those that lie on two lines. */
function numbersIn(places: Element[]) {
  const texts = places.flatMap((place) => {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) found.push(walker.currentNode as Text);
    return found.filter(({ parentElement }) => parentElement?.checkVisibility());
  });
  const numbers = texts.flatMap((text) =>
    [...text.data.matchAll(/\d[\d.,\u00a0]*\d(?:\u00a0[\p{L}]+)?/gu)].map((match) => {
      const range = document.createRange();
      range.setStart(text, match.index);
      range.setEnd(text, match.index + match[0].length);
      return {
        number: match[0],
        lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size,
      };
    }),
  );
  return {
    seen: numbers.length,
    broken: numbers.filter(({ lines }) => lines > 1).map(({ number }) => number),
  };
}

/** What anybody may write behind the question mark. */
const malformed = [
  "?p=999&v=none&n=5&g=7",
  "?q=-1",
  "?q=1e9",
  "?q=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E",
  `?q=${"9".repeat(3000)}`,
  "?p=own&l=0&w=NaN&h=-5&k=Infinity",
  "?p=own&l=600.5&w=1e3&h=99999&k=",
  "?x=1:abc,999:5,,:::&x=3:10",
  "?v[]=semi&__proto__=1&constructor=2",
  "?%E0%A4%A",
];

for (const locale of sampledLanguages()) {
  test.describe(`load planner in ${languages[locale].name}`, () => {
    test("every vehicle and every pallet: pieces, and a press shows the plan of them @island", async ({
      page,
    }) => {
      await open(page, locale);
      for (const vehicle of vehicles)
        for (const { id, geometry } of featured) {
          const { stacks, perStack, pieces } = fullLoad(vehicle, geometry);
          await expect(figureOf(page, vehicle.id, id)).toHaveText(figure(locale, pieces));
          await expect(cellOf(page, vehicle.id, id)).toContainText(`${stacks} × ${perStack}`);
        }
      const [vehicle, { id, geometry, name }] = [vehicles.at(-1) ?? usualVehicle, featured.at(-1) ?? product];
      await page.goto(address(locale, `?n=10&g=0&x=${product.id}:5`));
      await expectHydrated(page.locator("[data-island=load-planner]"));
      await linkOf(page, vehicle.id, id).click();
      await expect(page.locator("#plan")).toBeFocused();
      await expect(page.locator("#plan")).toBeInViewport();
      await expect(page.locator("#plan")).toContainText(t(locale, `load.vehicles.${vehicle.id}.name`));
      await expect(page.locator("#plan")).toContainText(t(locale, name));
      await expect(formula(page)).toContainText(figure(locale, fullLoad(vehicle, geometry).pieces));
      await expect(page).toHaveURL(address(locale, `?p=${id}&v=${vehicle.id}`));
      await expect(page.locator(".load-table__link[aria-current]")).toHaveCount(1);
      await expect(linkOf(page, vehicle.id, id)).toHaveAttribute("aria-current", "true");
    });

    for (const [width, height] of [
      [1440, 900],
      [360, 780],
    ] as const)
      test(`the answer and its plan are on the first screen of ${width} × ${height}`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.goto(address(locale));
        await page.evaluate(() => document.fonts.ready);
        for (const part of [formula(page), page.locator("svg.floor-plan")])
          await expect(part).toBeInViewport({ ratio: 1 });
      });

    test("no number is broken in a narrow window", async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 });
      await page.goto(address(locale));
      const { seen, broken } = await page
        .locator(".load-table, .loaded-table, .planner")
        .evaluateAll(numbersIn);
      expect(seen).toBeGreaterThan(vehicles.length);
      expect(broken).toEqual([]);
    });

    test("an address shows the same figures as in Polish @island", async ({ page }) => {
      const search = `?p=3&v=ft40&n=12&g=${plays.at(-1)}&q=1200`;
      const shown = async () => {
        await expect(page.locator(".planner__loads")).toBeVisible();
        return digits(await page.locator(".planner__result, .planner__loads").allInnerTexts().then(String));
      };
      await open(page, "pl", search);
      const polish = await shown();
      await open(page, locale, search);
      expect(await shown()).toEqual(polish);
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the usual plan is drawn, and the tables answer without a link that leads nowhere", async ({
    page,
  }) => {
    await page.goto(address("pl"));
    await expect(formula(page)).toContainText(figure("pl", usual.pieces));
    await expect(page.locator("svg.floor-plan, svg.side-view")).toHaveCount(2);
    for (const form of await page.locator(".planner__form, .planner__limits").all())
      await expect(form).toBeHidden();
    await expect(figureOf(page, usualVehicle.id, product.id)).toHaveText(figure("pl", usual.pieces));
    await expect(page.locator(".load-table__link").filter({ visible: true })).toHaveCount(0);
    await expect(page.locator(".loaded-table tbody tr").filter({ visible: true })).not.toHaveCount(0);
  });
});

test("a quantity becomes full loads and a rest, announced once it has come to rest @island", async ({
  page,
}) => {
  await open(page, "pl");
  const quantity = 2 * usual.pieces + 78;
  await page.getByLabel(t("pl", "load.quantityLabel")).fill(String(quantity));
  const { full, rest } = inLoads(quantity, usual.pieces);
  const loads = page.locator(".planner__loads");
  await expect(loads.locator("h3")).toContainText(`${full}`);
  await expect(loads.locator("h3")).toContainText(`+ ${rest}`);
  await expect(page).toHaveURL(address("pl", `?q=${quantity}`));
  const heard = page.locator(".planner__tool > [role=status]");
  await expect(heard).toContainText(`+ ${rest}`);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([2, 0]);
});

test("by keyboard alone: pallet, vehicle, stack @island", async ({ page }) => {
  await open(page, "pl");
  await page.getByRole("radio", { name: t("pl", "load.mode.single") }).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel(t("pl", "load.palletLabel"), { exact: true })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL(address("pl", `?p=${products[1].id}`));
  await page.keyboard.press("Tab");
  await expect(page.getByLabel(t("pl", "load.vehicleLabel"))).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL(new RegExp(`v=${vehicles[1].id}&n=\\d+$`));
  const limit = Number(new URL(page.url()).searchParams.get("n"));
  const { pieces } = fullLoad(vehicles[1], products[1].geometry, { play: 10, stackLimit: limit });
  await expect(formula(page)).toContainText(figure("pl", pieces));
});

test("a format of one's own is packed in the browser, and a wrong side gets a sentence @island", async ({
  page,
}) => {
  await open(page, "pl", "?p=own&l=1300&w=1100&h=150&k=30");
  const pallet = { length: 1300, depth: 1100, height: 150, mass: 30 };
  await expect(formula(page)).toContainText(figure("pl", fullLoad(usualVehicle, pallet).pieces));
  const length = page.getByLabel(t("pl", "load.lengthLabel"));
  await length.fill("12");
  await expect(length).toHaveAttribute("aria-invalid", "true");
  await expect(length).toHaveAccessibleDescription(new RegExp(String(palletRanges.side[0])));
  await expect(page.locator("svg.floor-plan")).toHaveCount(0);
  await expect(page.locator(".planner-foot__actions")).toContainText(t("pl", "load.faulty"));
  await length.fill("1310");
  await expect(page.locator("svg.floor-plan")).toBeVisible();
});

test("a hostile address breaks nothing", async ({ page }) => {
  for (const search of sampledThird(malformed)) {
    await test.step(search.slice(0, 60), async () => {
      await open(page, "pl", search);
      const hasFault = (await page.locator("#plan-l-fault").count()) > 0;
      await expect(page.locator("svg.floor-plan")).toHaveCount(hasFault ? 0 : 1);
      const drawn = await page
        .locator(".planner svg")
        .evaluateAll((all) => all.map((each) => each.outerHTML));
      expect(drawn.filter((html) => /NaN|Infinity|undefined/.test(html))).toEqual([]);
      expect(await page.evaluate(misplaced)).toEqual([]);
    });
  }
});

for (const locale of sampledLanguages())
  test(`an unknown value in an address is named beside its field, in ${locale}`, async ({ page }) => {
    await open(page, locale, "?p=999&v=none&n=5&g=7&q=-1");
    const taken = {
      p: t(locale, product.name),
      v: t(locale, `load.vehicles.${usualVehicle.id}.name`),
      n: t(locale, "load.noLimit"),
      g: `${usualPlay}\u00a0mm`,
    };
    for (const [name, option] of Object.entries(taken))
      await expect(page.locator(`#plan-${name}-fault`)).toHaveText(t(locale, "load.optionFault", { option }));
    await expect(page.locator("#plan-v")).toHaveAccessibleDescription(
      t(locale, "load.optionFault", { option: taken.v }),
    );
    await expect(page.locator("#plan-q-fault")).toBeVisible();
  });

test("everything stays in a window of 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const search of ["", "?p=own&q=99999&x=1:5000", "?v=ft45pw&p=4&q=1"]) {
    await open(page, "de", search);
    expect(await page.evaluate(misplaced)).toEqual([]);
  }
});

test("in forced colours the chosen kind of load is marked, and on paper there is no form", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "pl");
  const chosen = page.locator(".planner__form .choice__option:has(:checked)");
  await expect(chosen).not.toHaveCSS("outline-style", "none");
  await page.emulateMedia({ forcedColors: "none", media: "print" });
  await expect(page.locator(".planner__form")).toBeHidden();
  await expect(page.locator("svg.floor-plan")).toBeVisible();
});

for (const [field, value] of [
  ["l", "299"],
  ["l", "1200,5"],
  ["w", "4001"],
  ["h", "69"],
  ["q", "12,5"],
] as const) {
  test(`what a field refuses stands there as it was typed, and adds nothing: ${field}=${value}`, async ({
    page,
  }) => {
    const requested = { p: "own", l: "1300", w: "1100", h: "150", k: "30", [field]: value };
    await open(page, "pl", `?${new URLSearchParams(requested)}`);
    const input = page.locator(`#plan-${field}`);
    await expect(input).toHaveValue(value);
    await expect(input).toHaveAttribute("aria-invalid", "true");
    await expect(page.locator(`#plan-${field}-fault`)).toBeVisible();
    await expect(addLink(page)).toHaveCount(0);
    await input.fill("700");
    await expect(addLink(page)).toHaveCount(1);
  });
}

test("what is announced has one stop after each sentence, and says what is too heavy", async ({ page }) => {
  const heard = page.locator(".planner__tool > [role=status]");
  await open(page, "pl", "?p=own&l=1300&w=1100&h=150&k=400");
  await page.locator("#plan-k").fill("500");
  const payload = tonnes("pl", usualVehicle.payload);
  await expect(heard).toContainText(t("pl", "load.result.overPayload", { payload }));
  await expect(heard).not.toContainText("..");
  await page.locator("#plan-l").fill("4000");
  await page.locator("#plan-w").fill("3000");
  await expect(heard).toContainText(t("pl", "load.result.none"));
  await expect(heard).not.toContainText("..");
  await expect(heard).not.toContainText("kg");
});
