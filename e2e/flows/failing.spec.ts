import type { Page, Route } from "@playwright/test";

import { company, phoneLink } from "../../app/_content/company/company";
import { products } from "../../app/_content/products";
import { path } from "../../app/_i18n/paths";
import { fileLimit } from "../../app/_lib/within-limit";
import { quoteTexts } from "../support/built-pages";
import { t } from "../support/catalog";
import { contact, formOn, order, takeMessages } from "../support/forms/forms";
import { messagesWith } from "../support/forms/mail-service";
import { quoteOn } from "../support/forms/quote";
import { expectStarted, fieldsInAddress } from "../support/islands";
import { flowLocale as locale } from "../support/matrix";
import { expect, holdRequests, test } from "../support/test";

/** Messages of the page about files that do not come. */
const ofFiles = /^error: .*(\/assets\/|No answer within|signal timed out)/;

test("without modules, a line goes to the form by its link, and the composer says that it failed", async ({
  page,
  watch,
}) => {
  await page.clock.install();
  // Requests without a response.
  await page.route(/\/assets\/js\/(adding|quote-details)-/, () => undefined);
  await page.goto(order.address);
  await page.mouse.wheel(0, 100);
  const texts = page.waitForEvent(
    "requestfinished",
    (request) => request.url().includes("/assets/quote/") && page.url().includes(contact.address),
  );
  await page.locator(".adding > .button--accent").click();
  await page.clock.fastForward(fileLimit);
  await page.waitForURL(`**${contact.address}*`);
  await page.locator("[data-island=quote-composer][data-hydrated]").waitFor({ state: "attached" });
  // The clock also ends the request for the list's texts, which are not the part that fails here.
  await texts;
  await page.clock.fastForward(fileLimit);
  const alert = page.getByRole("alert").filter({ hasText: t(locale, "messages.partFailed") });
  await expect(alert).toBeInViewport({ ratio: 0.5 });
  await expect(alert.getByRole("link")).toHaveText([company.mainPhone, company.emails.office]);
  expect(takeMessages(watch, ofFiles).length).toBeGreaterThan(0);
});

/** Console messages of an island that throws: React's error, and the loader's report. */
const ofTheThrow = /TypeError|undefined|Minified React error|null|^error: Error$/;

test(
  "a form that throws on every render remains as HTML with its text",
  { tag: "@engines" },
  async ({ page, watch }) => {
    const form = formOn(page, contact);
    const text = "Palety <b>EUR</b> & klocki";
    await form.open();
    await expect(page.locator("meta[http-equiv=Content-Security-Policy]")).toHaveAttribute(
      "content",
      /require-trusted-types-for/,
    );
    const elements = await form.form.locator("*").count();
    expect(elements).toBeGreaterThan(20);
    // The component reads its texts from its properties, and throws without them.
    await form.form.evaluate((element) => {
      element.closest("[data-island]")?.setAttribute("data-props", "{}");
    });
    await form.field("message").click();
    await page.keyboard.type(text);
    // A press that began before the island's nodes are put back has no click (UI Events, 3.5).
    await expect.poll(() => watch.messages.length).toBeGreaterThan(0);
    await form.submit.click();
    await expect(form.unsent).toContainText(form.text("messages.unsent").slice(2));
    for (const way of ["tel:", "mailto:"])
      await expect(form.unsent.locator(`[href^="${way}"]`)).toHaveCount(1);
    await expect(form.form.locator("*")).toHaveCount(elements);
    await expect(form.field("message")).toHaveValue(text);
    expect(watch.messages.splice(0).filter((message) => !ofTheThrow.test(message))).toEqual([]);
  },
);

/** Messages of the browser and the page about a lost network. The page names the module. */
const ofTheNetwork =
  /ERR_|Failed to fetch|NetworkError|Error: \/assets\/js\/|\/assets\/js\/\S+ Error$|^uncaught: download failed/;

test(
  "without a network and scripts, a press on the order says so, and sends when the network is back",
  { tag: "@engines" },
  async ({ page, request, watch }) => {
    const form = formOn(page, order);
    const values = order.values();
    const cut = (route: Route) => route.abort("connectionreset");
    await page.route("**/assets/js/**", cut);
    await form.open();
    await expectStarted(page);
    await page.route("**", cut);
    await form.fill(values);
    await form.submit.click();

    await expect(form.unsent).toContainText(form.text("messages.unsent").slice(2));
    await expect(form.unsent).toBeInViewport({ ratio: 0.9 });
    await expect(form.unsent.locator(`[href="${phoneLink(company.mainPhone)}"]`)).toBeVisible();
    await expect(form.unsent.locator(`[href^="mailto:${order.email}?subject="]`)).toBeVisible();
    await form.submit.click();
    await expect(form.unsent, "said again").toBeVisible();
    await form.expectFilled(values);
    await expect
      .poll(() => page.evaluate(() => Object.values(sessionStorage).join()), "the draft")
      .toContain(values.message);
    await expect(page, "nothing given away").toHaveURL(order.address);

    await page.unrouteAll();
    await form.submit.click();
    await expect(form.success).toBeVisible();
    await expect(form.unsent).toBeHidden();
    expect(await messagesWith(request, values.message ?? "")).toHaveLength(1);
    expect(takeMessages(watch, ofTheNetwork).length).toBeGreaterThan(0);
  },
);

const button = (page: Page, key: string) => page.getByRole("button", { name: t(locale, key) });

test("presses on four islands of home before any script has loaded are repeated once", async ({
  page,
  watch,
}) => {
  await page.route(
    ({ hostname }) => hostname !== "localhost",
    (route) => route.fulfill({ contentType: "text/html", body: "<title>provider</title>" }),
  );
  const come = await holdRequests(page, "**/assets/js/loader-*.js");
  await page.goto(path(locale, "home"));
  const picker = page.locator(".banner__picker button");
  await picker.nth(1).click();
  await picker.nth(2).click();
  await button(page, "accessibility.pauseCounter").click();
  await button(page, "accessibility.pauseSlider").click();
  const map = button(page, "home.contact.map.loadButton");
  await map.focus();
  await page.keyboard.press("Enter");
  await expect(map).toHaveAttribute("aria-busy", "true");
  await expect(page.locator("[data-hydrated]")).toHaveCount(0);
  come();
  await expect(button(page, "accessibility.playCounter")).toBeVisible();
  await expect(button(page, "accessibility.playSlider")).toBeVisible();
  const frame = page.getByTitle(t(locale, "home.contact.map.frameTitle", { company: company.name }));
  await expect(frame).toBeFocused();
  await expect(picker.nth(2), "of two presses the last counts").toHaveAttribute("aria-current", "true");
  await picker.nth(2).scrollIntoViewIfNeeded();
  await expect(page.locator(".banner-slide").nth(2)).toBeInViewport({ ratio: 0.5 });
  // The provider is asked by the press alone; all other tests expect no request to another host.
  await expect.poll(() => watch.foreign.splice(0)).toEqual([await frame.getAttribute("src")]);
});

test("a press on a product's button adds its line before the code of the answer comes", async ({ page }) => {
  const come = await holdRequests(page, "**/assets/js/add-line-*.js");
  await page.goto(path(locale, { route: "product", id: products[0].id }));
  await page.locator(".adding.own-action > a").click();
  await expect(page.locator(".quote-count:visible").first()).toHaveText(/^1/);
  await expect(page.locator(".adding__answer")).toHaveCount(0);
  come();
  await page.getByRole("button", { name: quoteTexts(locale).t("quote.actions.undo") }).click();
  await expect(page.locator(".adding__answer")).toHaveCount(0);
  await expect(page.locator(".quote-count:not(:empty)")).toHaveCount(0);
});

test("presses before a tool is hydrated wait for it, and take the typed pieces along", async ({ page }) => {
  for (const [pieces, css] of [
    [1200, ".tool-actions .adding > a"],
    [1400, ".site-header a[data-quote]:visible"],
  ] as const) {
    const come = await holdRequests(page, "**/assets/js/load-planner-*.js");
    await page.goto(path(locale, "load"));
    await page.mouse.wheel(0, 100);
    await page.locator("#plan-pieces").fill(String(pieces));
    const pressed = page.locator(css).first();
    await pressed.click();
    await expect(pressed).toHaveAttribute("aria-busy", "true");
    await expect(page.locator(".adding__answer")).toHaveCount(0);
    come();
    // The header's button leads to the list by itself.
    if (pieces === 1200) await page.locator(".adding__answer > a").click();
    await page.waitForURL((url) => url.pathname === path(locale, "landing"));
    await expect(page.locator(".quote-line input").last()).toHaveValue(String(pieces));
  }
});

/**
 * Runs in the page. Translates it like a browser: replaces each untranslated text node with an element.
 * Appends a sign to each text, so that tests still find it.
 */
function translatePage(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    if (!text.data.trim() || text.parentElement?.closest("font, script, style, noscript, textarea")) continue;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    inner.textContent = `${text.data}*`;
    outer.append(inner);
    text.replaceWith(outer);
  }
}

const translate = (page: Page) => page.evaluate(translatePage);

const [, second] = products;

/** The planner's tested changes, by its fields in the address. */
const changes = { pallet: String(second.id), pieces: "77" };

test(
  "on a translated page every change of a tool counts, its line goes on the list, and a line taken off comes back",
  { tag: "@engines" },
  async ({ page }) => {
    await page.goto(path(locale, "load"));
    await expectStarted(page);
    await translate(page);
    await page.locator("#plan-pallet").selectOption(changes.pallet);
    await translate(page);
    await page.locator("#plan-pieces").fill(changes.pieces);
    await expect.poll(() => fieldsInAddress(page)).toEqual({ p: changes.pallet, q: changes.pieces });
    await translate(page);
    for (const [name, value] of Object.entries(changes))
      await expect(page.locator(`#plan-${name}`)).toHaveValue(value);
    await page.locator('.tool-actions a[href*="#a="]').click();
    await page.locator(".adding__answer > a").click();

    const quote = quoteOn(page);
    await expect(quote.lines).toHaveCount(1);
    await translate(page);
    await quote.opener.click();
    await quote.picture(second.id).click();
    await expect(quote.lines).toHaveCount(2);
    await translate(page);
    await quote.amountOf(1).fill("99");
    await translate(page);
    await quote.remove(0).click();
    await expect(quote.lines).toHaveCount(1);
    await translate(page);
    await quote.undo.click();
    await expect(quote.lines).toHaveCount(2);
  },
);
