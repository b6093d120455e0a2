import { languages } from "../../../app/_i18n/languages";
import { linesIn } from "../../../app/_features/quote/code";
import { path } from "../../../app/_i18n/paths";
import { usualSize } from "../../../app/_features/pallet/built/size-fields";
import { timberVolume } from "../../../app/_features/pallet/timber";
import type { Page } from "@playwright/test";
import { expectHydrated } from "../../support/islands/hydrated";
import { t } from "../../support/catalog";
import { misplaced } from "../../support/measures/layout";
import { firstProduct as first, lastFeatured as last } from "../../support/some-products";
import { expect, test } from "../../support/test";
import { sampled, sampledLanguages, sampledThird } from "../../support/matrix";

const address = path("pl", "size");

async function open(page: Page, at: string) {
  await page.goto(at);
  await expectHydrated(page.locator("[data-island=pallet-builder]"));
}

const results = (page: Page) => page.locator(".size__results dd").allInnerTexts();
const figures = (texts: readonly string[]) => texts.map((text) => text.replace(/\D/g, ""));

/** What anybody may write behind the question mark. */
const malformed = [
  "?l=0&w=-1&n=1e9&b=NaN&t=",
  "?l=99999999&w=99999999",
  "?n=30&b=300&a=300&w=300",
  "?d=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E",
  "?k=x&e=9&s=zz&h=2&p=77",
  `?l=${"1".repeat(5000)}`,
  "?%E0%A4%A",
];

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the usual pallet is drawn, and what an enquiry should say is listed", async ({ page }) => {
    await page.goto(address);
    await expect(page.locator(".drawing-sheet__plan")).toBeVisible();
    await expect(page.locator(".size__form")).toBeHidden();
    const questions = await page.locator(".size__checklist li").allInnerTexts();
    // Every field but the pallet to begin with.
    expect(questions).toHaveLength(Object.keys(usualSize).length - 1);
    const href = await page.locator('.size__checklist a[href^="mailto:"]').getAttribute("href");
    const body = new URL(href ?? "").searchParams.get("body") ?? "";
    expect(body.split("\r\n").map((line) => line.replace(/: $/, ""))).toEqual(questions);
  });
});

for (const locale of sampledLanguages()) {
  test(`an address shows the same figures in ${languages[locale].name} @island`, async ({ page }) => {
    const search = "?l=1300&w=1100&n=8&k=a&m=900&c=1&q=200&f=m&z=DE+10115";
    await open(page, address + search);
    const polish = figures(await results(page));
    await open(page, path(locale, "size") + search);
    expect(figures(await results(page))).toEqual(polish);
    for (const name of ["size-k=a", "size-c=1", "size-f=m"]) {
      const [group, value] = name.split("=");
      await expect(page.locator(`[name="${group}"][value="${value}"]`)).toBeChecked();
    }
    await expect(page.locator("#size-z")).toHaveValue("DE 10115");
  });
}

test("starts from any pallet that it offers, with its timber @island", async ({ page }) => {
  await open(page, address);
  await page.getByLabel(t("pl", "size.startLabel")).selectOption(String(last.id));
  await expect(page.locator("#size-w")).toHaveValue(String(last.geometry.depth));
  const volume = new Intl.NumberFormat("pl", { minimumFractionDigits: 3, maximumFractionDigits: 3 });
  await expect(page.locator(".size__results")).toContainText(volume.format(timberVolume(last.geometry)));
  await expect(page).toHaveURL(new RegExp(`p=${last.id}`));
});

test("the drawing and its dimension lines follow the fields, and remarks come in words @island", async ({
  page,
}) => {
  await open(page, address);
  await page.locator("#size-l").fill("1333");
  await expect(page.locator(".drawing-sheet text", { hasText: "1333" }).first()).toBeVisible();
  await expect(page.locator(".drawing-sheet__plan")).toHaveAccessibleName(/1333/);
  await page.locator("#size-n").fill("30");
  await expect(page.locator(".size__notes li").first()).toBeVisible();
  await page.locator("#size-q").fill("9");
  await expect.poll(async () => (await addedLine(page))?.pieces).toBe(9);
  expect((await addedLine(page))?.size?.[0]).toBe(1333);
  await page.locator("#size-t").fill("x");
  await expect(page.locator("#size-t")).toHaveAttribute("aria-invalid", "true");
  await expect(page.locator("#size-t")).toHaveAccessibleDescription(/\d/);
});

test("a remark stands under the fields that caused it, and its button repairs it @island", async ({
  page,
}) => {
  await open(page, `${address}?w=${2 * first.geometry.depth}`);
  const deck = page.getByRole("group", { name: t("pl", "size.groups.deck") });
  await expect(deck.locator(".size__notes li")).toHaveCount(1);
  const repair = deck.getByRole("button");
  const promised = await repair.innerText();
  await repair.click();
  await expect(page.locator("#size-n")).toBeFocused();
  await expect(deck.locator(".size__notes")).toHaveCount(0);
  const count = await page.locator("#size-n").inputValue();
  const gap = (await results(page))[1]?.replace(/[^\d,]/g, "") ?? "";
  expect(gap).toMatch(/\d/);
  expect(promised.match(/\d+(,\d+)?/g)).toEqual([count, gap]);
});

test("a destination that needs treatment is repaired by keyboard @island", async ({ page }) => {
  await open(page, `${address}?d=GB`);
  await page.getByRole("button", { name: t("pl", "size.repairs.ht") }).focus();
  await page.keyboard.press("Enter");
  const treated = page.locator('[name=size-h][value="1"]');
  await expect(treated).toBeChecked();
  await expect(treated).toBeFocused();
});

test("the list of pallets says so as soon as a figure is the visitor's own @island", async ({ page }) => {
  await open(page, address);
  const start = page.getByLabel(t("pl", "size.startLabel"));
  const chosen = start.locator("option:checked");
  await expect(start).toHaveValue(String(first.id));
  await page.locator("#size-n").fill(String(first.geometry.deckBoards.length + 1));
  await expect(chosen).toHaveText(t("pl", "size.startOwn"));
  await start.selectOption(String(first.id));
  await expect(page.locator("#size-n")).toHaveValue(String(first.geometry.deckBoards.length));
  await expect(start).toHaveValue(String(first.id));
});

for (const width of [360, 820]) {
  test(`in a window of ${width} px the pallet stays in sight while its last field is filled in @island`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    await open(page, `${address}?l=1333`);
    const strip = page.locator(".size__strip");
    const [, , , mass, pieces] = await results(page);
    await expect(strip).toContainText("1333");
    await expect(strip).toContainText(`${mass} · ${pieces}`);
    await page.locator("#size-q").fill("12");
    const [shown, field] = await Promise.all([strip.boundingBox(), page.locator("#size-q").boundingBox()]);
    const header = await page.locator(".site-header").boundingBox();
    expect(Math.round(shown?.height ?? 0)).toBe(96);
    expect(Math.abs((shown?.y ?? NaN) - (header?.y ?? NaN) - (header?.height ?? NaN))).toBeLessThanOrEqual(2);
    expect(field?.y).toBeGreaterThanOrEqual((shown?.y ?? NaN) + (shown?.height ?? NaN));
  });
}

for (const width of [360, 820, 1024, 1200, 1440]) {
  test(`figures of the sheet can be read in a window of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const search of sampledThird(["", "?l=3000&w=2400&n=25", "?l=600&w=400", "?l=800&w=1200"])) {
      await open(page, address + search);
      const sizes = await page.locator(".drawing-sheet text").evaluateAll((all) =>
        all.map((text) => {
          const matrix = (text as SVGTextElement).getScreenCTM();
          return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(matrix?.a ?? 0, matrix?.b ?? 0);
        }),
      );
      expect(sizes.length).toBeGreaterThan(0);
      expect(Math.min(...sizes), search).toBeGreaterThanOrEqual(12.5);
      expect(Math.max(...sizes), search).toBeLessThanOrEqual(20);
    }
  });
}

test("what is impossible in an address is reported, field by field @island", async ({ page }) => {
  const wrong = `l=0&n=1e9&t=&k=x&e=9&c=2&s=zz&h=2&f=x&p=77&d=%3Cb%3E&z=${"9".repeat(99)}`;
  await open(page, `${address}?${wrong}`);
  for (const [name] of new URLSearchParams(wrong)) {
    await expect(page.locator(`#size-${name}-fault`), name).toBeVisible();
  }
  await expect(page.locator("[name=size-k]").first()).toBeChecked();
  await page.locator("[name=size-k]").last().check();
  await expect(page.locator("#size-k-fault")).toHaveCount(0);
});

test("a hostile address never breaks the drawing", async ({ page }) => {
  for (const search of sampledThird(malformed)) {
    await test.step(search.slice(0, 50), async () => {
      await open(page, address + search);
      const drawn = await page.locator(".size svg").evaluateAll((all) => all.map((each) => each.outerHTML));
      expect(drawn.filter((html) => /NaN|Infinity|undefined|h-?\d[\d.]*v-/.test(html))).toEqual([]);
      expect(await page.evaluate(misplaced)).toEqual([]);
    });
  }
});

test("it stays in a window of 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, `${path("de", "size")}?s=r&l=3000&w=3000&d=GB&k=x`);
  expect(await page.evaluate(misplaced)).toEqual([]);
});

test("a pallet that is wider than long stays in its frames @island", async ({ page }) => {
  await open(page, `${address}?l=${first.geometry.depth}&w=${first.geometry.length}`);
  const outside = await page.locator(".drawing-sheet svg").evaluateAll(
    (all) =>
      all.filter((svg) => {
        const frame = svg.getBoundingClientRect();
        return [...svg.querySelectorAll("path, rect, text")].some((part) => {
          const { left, right } = part.getBoundingClientRect();
          return left < frame.left - 1 || right > frame.right + 1;
        });
      }).length,
  );
  expect(outside).toBe(0);
});

test("the planner loads the pallet that was drawn", async ({ page }) => {
  await open(page, `${address}?l=1300&w=1100`);
  await page.getByRole("link", { name: t("pl", "size.actions.load") }).click();
  await expectHydrated(page.locator("[data-island=load-planner]"));
  await expect(page.locator("#plan-l")).toHaveValue("1300");
  await expect(page.locator("#plan-h")).toHaveValue(String(first.geometry.height));
});

const addLink = (page: Page) => page.locator('.size__add a[href*="#a="]');

/** The line in the link that adds the pallet to the list; undefined while there is none. */
async function addedLine(page: Page) {
  const [href] = await addLink(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  const [line] = linesIn(href?.split("#a=")[1] ?? "") ?? [];
  return line?.kind === "custom" ? line : undefined;
}

const planLink = (page: Page) => page.getByRole("link", { name: t("pl", "size.actions.load") });

test("without a quantity it requires one", async ({ page }) => {
  await open(page, address);
  await expect(addLink(page)).toHaveCount(0);
  await page.getByRole("button", { name: t("pl", "size.actions.quantityFirst") }).click();
  await expect(page.locator("#size-q")).toBeFocused();
  await page.keyboard.type("12");
  await expect.poll(async () => (await addedLine(page))?.pieces).toBe(12);
});

for (const [search, isDrawn] of [
  ["?q=5&l=299", false],
  ["?q=5&w=1200%2C5", false],
  ["?q=5&y=39", false],
  ["?q=abc", true],
  ["?q=5&d=%3Cb%3E", true],
  ["?q=5&z=a%3Ab", true],
] as const) {
  test(`what a field refuses adds nothing: ${search}`, async ({ page }) => {
    await open(page, address + search);
    await expect(page.locator(".size__add")).toContainText(t("pl", "load.faulty"));
    await expect(addLink(page)).toHaveCount(0);
    await expect(planLink(page)).toHaveCount(isDrawn ? 1 : 0);
    await expect(page.locator(".size__results dd")).toHaveCount(isDrawn ? 5 : 0);
  });
}

for (const [length, width, thickness, blocks] of sampled([
  [500, 500, 22, 78],
  [3500, 1000, 22, 78],
  [800, 600, 10, 40],
  [300, 4000, 60, 200],
])) {
  test(`the planner plans and adds the pallet that was drawn: ${length} × ${width}`, async ({ page }) => {
    await open(page, `${address}?l=${length}&w=${width}&t=${thickness}&y=${blocks}`);
    await planLink(page).click();
    await expectHydrated(page.locator("[data-island=load-planner]"));
    const size = [length, width, 3 * Number(thickness) + Number(blocks)];
    for (const [index, name] of ["l", "w", "h"].entries())
      await expect(page.locator(`#plan-${name}`)).toHaveValue(String(size[index]));
    await expect(page.locator(".tool-field__fault")).toHaveCount(0);
    await page.locator('.planner-foot__actions a[href*="#a="]').click();
    await expect(page.locator(".added")).toContainText(size.join(" × "));
  });
}

test("the note on “at least” stands with such a result alone", async ({ page }) => {
  await open(page, `${address}?l=400&w=400`);
  const note = page.locator(".size__notes li", { hasText: t("pl", "size.warnings.atLeast") });
  await expect(note).toHaveCount(0);
});
