import { products } from "../../../app/_content/products";
import { path } from "../../../app/_i18n/paths";
import { usualVehicle } from "../../../app/_content/vehicles";
import { encode } from "../../../app/_quote/line/code";
import { describe } from "../../../app/_quote/line/describe";
import { type Line, mostLines } from "../../../app/_quote/line/line";
import { piecesOf } from "../../../app/_quote/line/pieces";
import { expectAccessible } from "../../support/measures/axe";
import { contact, formOn } from "../../support/forms/forms";
import { mailPath } from "../../support/forms/mail-service";
import { longestList, quoteOn, typedBesideList, usualList } from "../../support/forms/quote";
import { scrollToTop } from "../../support/islands";
import { walkFocus } from "../../support/measures/focus";
import { expectUnbroken } from "../../support/measures/broken-lines";
import { expectReadable } from "../../support/measures/layout";
import { height, setTextSize, textSizes, widths } from "../../support/measures/screens";
import { flowLocale } from "../../support/matrix";
import { expect, test } from "../../support/test";

test("expressions of a list and of a sent message stay on one line; with all parts open the longest list is accessible, in order for the keyboard, and readable at 320 px and with text of 200 %", async ({
  page,
}) => {
  test.setTimeout(60_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const quote = quoteOn(page);
  await quote.open(usualList());
  await quote.papers.click();
  await expectUnbroken(page, ".hero");
  const form = formOn(page, contact);
  await page.route(mailPath, (route) => route.fulfill({ body: "OK" }));
  await form.fill(typedBesideList());
  await form.submit.click();
  await form.success.getByRole("button", { name: quote.texts.t("quote.sent.show") }).click();
  await expect(page.locator(".sent-summary")).toBeVisible();
  await expectUnbroken(page, ".sent-summary");

  // Everything that list and composer can show at once.
  await page.getByRole("link", { name: quote.texts.t("quote.sent.againButton") }).click();
  await expect(form.form).toBeVisible();
  await page.evaluate((code) => void (location.hash = `#l=${code}`), encode(longestList(42)));
  await expect(quote.lines).toHaveCount(mostLines);
  await quote.remove(0).click();
  await expect(quote.undo).toBeFocused();
  await quote.opener.click();
  await quote.change(0).click();
  await quote.papers.click();
  await quote.amountOf(0).fill("0");
  await page.locator("#line-save").click();
  await expect(page.locator("#line-0-amount-problem")).toBeVisible();
  await expectAccessible(page, { within: ".request" });
  // Between the breakpoints, where fields stand beside each other.
  await page.setViewportSize({ width: 820, height });
  await scrollToTop(page);
  expect((await walkFocus(page)).faults).toEqual([]);
  for (const [width, text] of [
    [320, textSizes.usual],
    [1280, textSizes.large],
  ] as const) {
    await page.setViewportSize({ width, height });
    await setTextSize(page, text);
    await expectReadable(page, `${width} px`);
  }
});

test("with scripts late, a list by link has its names and amounts in the first paint, on phones and desktops, and nothing moves when they come", async ({
  page,
  context,
}) => {
  const [first, second] = products;
  const load: Line = { kind: "load", product: first.id, vehicle: usualVehicle.id, loads: 1 };
  const custom: Line = { kind: "custom", size: [1140, 1140, 150], pieces: 300 };
  const three: Line[] = [load, { kind: "product", product: second.id, pieces: 1200 }, custom];
  const { texts } = quoteOn(page);
  for (const [link, lines] of [
    [`#l=${encode(three)}`, three],
    [`#a=${encode([load])}`, [load]],
  ] as const)
    for (const width of [widths[0], widths[2]]) {
      const opened = await context.newPage();
      await opened.setViewportSize({ width, height });
      let come = () => {};
      const coming = new Promise<void>((resolve) => (come = resolve));
      await opened.route("**/*.js", (route) => coming.then(() => route.continue()));
      // Followed from a file of the site, like the links of its pages.
      await opened.goto("/robots.txt");
      await opened.evaluate((to) => location.assign(to), path(flowLocale, "landing") + link);
      await opened.locator("footer").waitFor();
      const rows = await opened.locator(".quote-line >> visible=true").allInnerTexts();
      expect(rows.map((row) => row.split("\n")[0])).toEqual(lines.map((line) => describe(line, texts).short));
      for (const [index, line] of lines.entries())
        expect(rows[index]).toContain(String(piecesOf(line, texts)));
      const before = await opened.evaluate(placesOfForm);
      come();
      await opened.locator(".delivery-row").waitFor();
      await expect(opened.locator("#list-lines .quote-line")).toHaveCount(lines.length);
      const after = await opened.evaluate(placesOfForm);
      const moved = before.map(([part, at], index) => [part, Math.abs(at - (after[index]?.[1] ?? 0)) <= 8]);
      expect(moved, `${link[1]} at ${width} px: ${String(before)} and ${String(after)}`).toEqual(
        before.map(([part]) => [part, true]),
      );
      await opened.close();
    }
});

/** Runs in the page. Returns the upper edges of the form's parts, in pixels. */
function placesOfForm(): (readonly [part: string, top: number])[] {
  const parts =
    "h1, .quote-line, .quote-line__amount, .quote-form__composer, .quote-form__delivery, [name=user_name], [name=message]";
  return [...document.querySelectorAll(parts)]
    .filter((part) => part.checkVisibility())
    .map((part) => [
      part.className || part.getAttribute("name") || part.localName,
      part.getBoundingClientRect().top,
    ]);
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
  await page.locator("[data-draft]").evaluate((form) => form.scrollIntoView({ behavior: "instant" }));
  await expect(bar).toBeHidden();

  await scrollTo(1_000_000);
  const edge = (selector: string, side: "top" | "bottom") =>
    page.locator(selector).evaluate((element, side) => element.getBoundingClientRect()[side], side);
  await expect
    .poll(async () => (await edge(".site-footer", "top")) - (await edge(".action-bar", "bottom")))
    .toBeGreaterThanOrEqual(-1);
});
