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
const formula = (page: Page) => page.locator(".planner__formula");
const [product] = products;
const usual = fullLoad(usualVehicle, product.geometry);

/** Digits as they stand in a text, without what languages put between them. */
const digits = (text: string) => text.replace(/(?<=\d)[\s.,](?=\d{3})/g, "").match(/\d+/g);

async function open(page: Page, locale: Locale, search = "") {
  await page.goto(address(locale, search));
  await expectHydrated(page.locator("[data-island=load-planner]"));
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
    test("every vehicle and every pallet: pieces, and a plan of its own", async ({ page }) => {
      await page.goto(address(locale));
      for (const vehicle of vehicles)
        for (const { id, geometry } of featured) {
          const { stacks, perStack, pieces } = fullLoad(vehicle, geometry);
          const cell = page.locator(`td:has([href="#${vehicle.id}-${id}"])`);
          await expect(cell.locator("a")).toHaveText(figure(locale, pieces));
          await expect(cell).toContainText(`${stacks} × ${perStack}`);
          const drawn = page.locator(`#${vehicle.id}-${id} svg`);
          await expect(drawn).toHaveCount(2);
          expect(await drawn.first().getAttribute("aria-label")).toContain(
            t(locale, `load.vehicles.${vehicle.id}.name`),
          );
        }
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

  test("the usual plan is drawn, and each figure leads to its plan", async ({ page }) => {
    await page.goto(address("pl"));
    await expect(formula(page)).toContainText(figure("pl", usual.pieces));
    await expect(page.locator(".planner__form")).toBeHidden();
    await expect(page.locator(".load-plans__plan").filter({ visible: true })).toHaveCount(0);
    for (const vehicle of [vehicles[vehicles.length - 1] ?? usualVehicle, usualVehicle]) {
      const id = `${vehicle.id}-${product.id}`;
      await page.locator(`a[href="#${id}"]`).click();
      await expect(page.locator(`#${id} h3`)).toBeInViewport();
    }
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
  await page.locator(".pallet-choice input").first().focus();
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
  await expect(page.locator(".planner__actions")).toContainText(t("pl", "load.faulty"));
  await length.fill("1310");
  await expect(page.locator("svg.floor-plan")).toBeVisible();
});

test("a mixed load is added up in loading metres, and not in a container @island", async ({ page }) => {
  await open(page, "pl", `?x=${products[0].id}:34,${products[1].id}:17`);
  const mixed = page.locator(".planner__mixed [role=status]");
  await expect(mixed).toContainText("1,3");
  await expect(mixed).toContainText(t("pl", "load.mixed.fits"));
  await page.getByLabel(t("pl", "load.vehicleLabel")).selectOption("ft40");
  await expect(mixed).toHaveText(t("pl", "load.mixed.narrow"));
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

test("in forced colours the chosen pallet is marked, and on paper there is no form", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "pl");
  const chosen = page.locator(".pallet-choice__option:has(:checked)");
  await expect(chosen).not.toHaveCSS("outline-style", "none");
  await page.emulateMedia({ forcedColors: "none", media: "print" });
  await expect(page.locator(".planner__form")).toBeHidden();
  await expect(page.locator("svg.floor-plan")).toBeVisible();
});

const addLink = (page: Page) => page.locator('.planner__actions a[href*="#a="]');

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
