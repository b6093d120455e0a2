import { products } from "../../app/_content/products";
import { tools } from "../../app/_content/tools";
import { type Page, path } from "../../app/_i18n/paths";
import { usualVehicle } from "../../app/_content/vehicles";
import { encode } from "../../app/_quote/line/code";
import type { Line } from "../../app/_quote/line/line";
import { toolAt } from "../../app/_tools/tools";
import { t } from "../support/catalog";
import { expectAccessible } from "../support/measures/axe";
import { contact, formOn } from "../support/forms/forms";
import { mailPath } from "../support/forms/mail-service";
import { longestList, quoteOn, typedBesideList } from "../support/forms/quote";
import { hydrateIslands, scrollToTop } from "../support/islands";
import { walkFocus } from "../support/measures/focus";
import { expectUnbroken } from "../support/measures/broken-lines";
import { expectReadable } from "../support/measures/layout";
import { height, setTextSize, textSizes, widths } from "../support/measures/screens";
import { flowLocale } from "../support/matrix";
import { expect, holdRequests, test } from "../support/test";

test("expressions of the longest list stay on one line, before and after sending; with all parts open it is accessible, in order for the keyboard, and readable at 320 px and with text of 200 %", async ({
  page,
}) => {
  test.setTimeout(60_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const quote = quoteOn(page);
  await quote.open(longestList(42));
  await quote.papers.click();
  await expectUnbroken(page, ".hero");
  // Everything that list and composer can show at once.
  await quote.remove(0).click();
  await expect(quote.undo).toBeFocused();
  await quote.opener.click();
  await quote.change(0).click();
  await quote.amountOf(0).fill("0");
  await quote.fieldOf(0, "save").click();
  await expect(quote.fieldOf(0, "amount-problem")).toBeVisible();
  await expectAccessible(page, { within: ".request" });
  // Axe permits smaller buttons with space around them.
  const small = await page.locator(".request button:visible").evaluateAll((all) =>
    all.flatMap((button) => {
      const { width, height } = button.getBoundingClientRect();
      return Math.min(width, height) < 24 ? [`${button.className}: ${width} × ${height} px`] : [];
    }),
  );
  expect(small).toEqual([]);
  // Between the breakpoints, where fields stand beside each other.
  await page.setViewportSize({ width: 820, height });
  expect(await walkFocus(page)).toEqual([]);
  for (const [width, text] of [
    [320, textSizes.usual],
    [1280, textSizes.large],
  ] as const) {
    await page.setViewportSize({ width, height });
    await setTextSize(page, text);
    await expectReadable(page, `${width} px`);
  }

  await quote.amountOf(0).fill("5");
  await quote.fieldOf(0, "save").click();
  const form = formOn(page, contact);
  await page.route(mailPath, (route) => route.fulfill({ body: "OK" }));
  await form.fill(typedBesideList());
  const tick = await form.consent.evaluate((box) => getComputedStyle(box, "::after").display);
  expect(tick, "the mark of a ticked box").toBe("block");
  await form.submit.click();
  await form.success.getByRole("button", { name: quote.texts.t("quote.sent.show") }).click();
  await expect(page.locator(".sent-summary")).toBeVisible();
  await setTextSize(page, textSizes.usual);
  await expectUnbroken(page, ".sent-summary");
});

/** Runs in the page. Sums the layout shifts that no input has caused. */
function watchShifts(): void {
  const sums = Object.assign(window, { shifts: 0 });
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries())
      sums.shifts += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: "layout-shift", buffered: true });
}

test("with scripts late, the first paint says how many entries a list by link has, or that it is unreadable; nothing moves when the list comes, and nothing of a refused list is shown", async ({
  page,
  context,
}) => {
  const [first, second] = products;
  const load: Line = { kind: "load", product: first.id, vehicle: usualVehicle.id, loads: 1 };
  const custom: Line = { kind: "custom", size: [1140, 1140, 150], pieces: 300 };
  const three: Line[] = [load, { kind: "product", product: second.id, pieces: 1200 }, custom];
  const note = "Rampa 3";
  const refused = encode([{ ...load, product: 999, note }]);
  const { texts } = quoteOn(page);
  const unreadable = texts.t("quote.share.unreadable", { count: 0 });
  for (const [hash, entries, isRefused] of [
    [`#l=${encode(three)}`, 3, false],
    [`#a=${encode([load])}`, 1, false],
    [`#l=${refused}`, 1, true],
    [`#l=${refused.slice(0, -9)}`, 0, true],
  ] as const)
    for (const width of [widths[0], widths[2]]) {
      const opened = await context.newPage();
      await opened.addInitScript(watchShifts);
      await opened.setViewportSize({ width, height });
      const come = await holdRequests(opened, "**/*.js");
      // Followed from a file of the site, like the links of its pages.
      await opened.goto("/robots.txt");
      await opened.evaluate((to) => location.assign(to), path(flowLocale, "landing") + hash);
      await opened.locator("footer").waitFor();
      const form = opened.locator("main");
      await expect(form).toContainText(
        entries ? `${t(flowLocale, "quote.first.linked")} ${entries}` : unreadable,
      );
      come();
      if (isRefused) await expect(form.getByText(unreadable).filter({ visible: true })).toHaveCount(1);
      else await expect(opened.locator("#list-lines .quote-line")).toHaveCount(entries);
      await opened.locator("[data-island=quote-composer][data-hydrated]").waitFor({ state: "attached" });
      await expect(form).not.toContainText(note);
      const shifts = await opened.evaluate(() => (window as Window & { shifts?: number }).shifts);
      expect.soft(shifts, `${hash.slice(0, 3)}, ${entries} entries at ${width} px`).toBeLessThanOrEqual(0.05);
      await opened.close();
    }
});

/** Windows of the limits below: width and height, and where a tool's button, the form's name and its button end. */
const windows = [
  { width: 360, height: 780, tool: 720, name: 820, send: 1_520, receipt: 1_900 },
  { width: 1440, height: 900, tool: 560, name: 620, send: 960, receipt: 1_500 },
] as const;

/** Pages whose own button adds lines, with the id of their amount field. */
const adding: readonly (readonly [page: Page, amount?: string])[] = [
  ...tools.flatMap(({ route, island }) => {
    const tool = toolAt(route);
    if (!island || !tool) return [];
    return [[{ route }, `${tool.id}-pieces`] as const];
  }),
  [{ route: "product", id: products[0].id }],
  [{ route: "ispm" }],
];

for (const { width, height, tool: end, name, send, receipt } of windows) {
  test(`at ${width} px the own button of a tool is in the first screen in every state, an error at its field, and the frame's link says what the button says`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width, height });
    const own = page.locator("main .own-action > a, main .adding__answer > a").filter({ visible: true });
    const frame = page.locator(width < 1024 ? ".action-bar [data-quote]" : ".site-header__quote");
    const label = frame.locator(":scope > span:not([hidden])").first();
    // Bars have the short form of the text.
    const isSame = async () =>
      (await own.allInnerTexts()).join().startsWith((await label.textContent()) ?? "none");
    for (const [address, amount] of adding) {
      const where = JSON.stringify(address);
      await page.goto(path(flowLocale, address));
      await hydrateIslands(page);
      await scrollToTop(page);
      const hasStrip = (await page.locator(".action-bar__brief").count()) > 0 && width < 1024;
      /** Expects a tool's button in the first screen; if the bar has the tool's answer, the bar or the button. */
      const expectNear = async (state: string) => {
        if (!amount) return;
        if (hasStrip)
          return void (await expect(own.or(frame).filter({ visible: true }).last()).toBeInViewport());
        const bottom = await own.last().evaluate((link) => link.getBoundingClientRect().bottom + scrollY);
        expect.soft(bottom, `the button of ${where}, ${state}`).toBeLessThanOrEqual(end);
      };
      await expectNear("empty");
      if (amount) await page.locator(`#${amount}`).fill("300");
      await expect.poll(isSame, where).toBe(true);
      await expect(frame).toHaveClass(/button--accent/);
      await expectNear("typed");
      const around = page
        .locator(".summary, .tool-actions")
        .filter({ has: page.locator(".own-action"), visible: true });
      const heightOf = () => around.evaluateAll(([each]) => each?.clientHeight);
      const before = await heightOf();
      await own.first().click();
      await expect(own.last()).toHaveText(quoteOn(page).texts.t("quote.openButton", { count: 1 }));
      await expect(label).toHaveText(t(flowLocale, "nav.openQuote"));
      await expect(frame).not.toHaveClass(/button--accent/);
      await expectNear("added");
      expect.soft(await heightOf(), `${where}: the answer's space`).toBe(before);
      if (amount) {
        await page.locator(`#${amount}`).fill("900");
        await expect.poll(isSame, where).toBe(true);
        await expect(frame, where).toHaveClass(/button--accent/);
        await page.locator(`#${amount}`).fill("0");
        await page.keyboard.press("Tab");
        const error = page.locator(`#${amount}-problem`);
        await expect(error).toBeVisible();
        const [above, below] = [await page.locator(`#${amount}`).boundingBox(), await error.boundingBox()];
        expect.soft((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0), where).toBeLessThanOrEqual(60);
      }
      await page.evaluate(() => sessionStorage.clear());
    }
  });

  test(`at ${width} px a line leaves the form in its place, three lines stay low, and after sending the receipt is the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const quote = quoteOn(page);
    const form = formOn(page, contact);
    await page.route(mailPath, (route) => route.fulfill({ body: "OK" }));
    await quote.open();
    const placeOf = (css: string, side: "top" | "bottom") =>
      page.locator(css).evaluate((part, side) => part.getBoundingClientRect()[side] + scrollY, side);
    const before = await placeOf("[name=user_name]", "top");
    await quote.picture(products[0].id).click();
    await expect(quote.amountOf(0)).toBeFocused();
    const after = await placeOf("[name=user_name]", "top");
    expect(after - before).toBeLessThanOrEqual(190);
    expect(after).toBeLessThanOrEqual(name);
    expect(await placeOf("form[name] [type=submit]", "bottom")).toBeLessThanOrEqual(send);
    for (const [index, { id }] of products.slice(1, 3).entries()) {
      await quote.opener.click();
      await quote.picture(id).click();
      await expect(quote.amountOf(index + 1)).toBeFocused();
    }
    const list = await page.locator("#list-lines ol").boundingBox();
    expect(list?.height).toBeLessThanOrEqual(300);
    await form.fill(typedBesideList());
    await form.submit.click();
    await form.success.getByRole("button", { name: quote.texts.t("quote.sent.show") }).click();
    await expect(page.locator(".sent-summary")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(receipt);
    await expect(page.locator("main > * >> visible=true")).toHaveCount(1);
  });
}

test("the bar is shown below the first screen, hidden at the form, and never covers the footer", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 360, height: 740 });
  const bar = page.locator(".action-bar");
  const scrollTo = (top: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
  await page.goto(path(flowLocale, { route: "product", id: products[0].id }));
  await expect(bar).toBeHidden();
  await scrollTo(1000);
  await expect(bar).toBeInViewport({ ratio: 1 });
  await page.locator("form[name]").evaluate((form) => form.scrollIntoView({ behavior: "instant" }));
  await expect(bar).toBeHidden();

  await scrollTo(1_000_000);
  const edge = (selector: string, side: "top" | "bottom") =>
    page.locator(selector).evaluate((element, side) => element.getBoundingClientRect()[side], side);
  await expect
    .poll(async () => (await edge(".site-footer", "top")) - (await edge(".action-bar", "bottom")))
    .toBeGreaterThanOrEqual(-1);
});
