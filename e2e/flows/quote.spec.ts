import type { Route } from "@playwright/test";

import { products } from "../../app/_content/products";
import { tools } from "../../app/_content/tools";
import { path } from "../../app/_i18n/paths";
import { encode } from "../../app/_quote/line/code";
import { isGoods } from "../../app/_quote/line/line";
import { t } from "../support/catalog";
import {
  contact,
  envelope,
  expectListed,
  formOn,
  longestList,
  mailPath,
  messagesWith,
  order,
  quoteOn,
  referencesWith,
  takeMessages,
  typedBesideList,
} from "../support/forms";
import { expect, expectStarted, openTool, test } from "../support/test";
import { flowLocale as locale } from "../support/matrix";
import { expectAccessible } from "../support/measures/axe";
import { walkFocus } from "../support/measures/focus";
import { expectReadable, height, widths } from "../support/measures/layout";
import { company, phoneLink, shownPhone } from "../../app/_content/company/company";
import { longestMessage } from "../../app/_quote/line/pieces";

const [first, second] = products;

// Only a browser has the order of the focus, and storage that outlives a page.
test(
  "a list is put together, changed and undone by keyboard, each press hands the focus on, and it outlives its page",
  { tag: "@engines" },
  async ({ page }) => {
    const quote = quoteOn(page);
    const { keyboard } = page;
    await quote.open();
    await quote.picture(first.id).press("Enter");
    await expect(quote.lines).toContainText(quote.texts.products[first.id]?.short ?? "");
    await expect(page.getByRole("banner")).toContainText(quote.counted(1));
    await expect(quote.amountOf(0)).toBeFocused();
    await quote.opener.press("Enter");
    await expect(quote.picture(first.id)).toBeFocused();
    await quote.picture(second.id).press("Enter");
    await expect(quote.lines).toHaveCount(2);
    await expect(quote.amountOf(1)).toBeFocused();

    await quote.amountOf(0).fill("500");
    await keyboard.press("Enter");
    await expect(quote.amountOf(0)).toBeFocused();
    await quote.change(0).press("Enter");
    await quote.lines.first().getByText(quote.texts.t("quote.composer.moreButton")).press("Enter");
    const note = page.getByLabel(quote.texts.t("quote.composer.noteLabel"));
    await note.fill("Rampa 3");
    await keyboard.press("Enter");
    await expect(quote.lines.first()).toContainText("Rampa 3");
    await expect(quote.change(0)).toBeFocused();

    await quote.remove(0).press("Enter");
    await expect(quote.lines).toHaveCount(1);
    await expect(quote.undo).toBeFocused();
    await keyboard.press("Enter");
    await expect(quote.remove(0)).toBeFocused();
    await expect(quote.amountOf(0)).toHaveValue("500");
    await quote.clear.press("Enter");
    await expect(quote.lines).toHaveCount(0);
    await expect(quote.undo).toBeFocused();
    await keyboard.press("Enter");
    await expect(quote.lines).toHaveCount(2);

    await page.reload();
    await expect(quote.lines).toHaveCount(2);
    await expect(quote.lines.first()).toContainText("Rampa 3");
    await expect(quote.amountOf(0)).toHaveValue("500");
  },
);

// Only a browser follows a fragment on the open page, and has a layout that moves.
test("on a phone a link in the same tab opens at the list, and ticked papers come to it without moving", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const quote = quoteOn(page);
  const goods = longestList(21).filter(isGoods);
  const papers = (["masses", "eudr"] as const).map((paper) => t(locale, `papers.options.${paper}.label`));
  await quote.open();
  await expectStarted(page);
  // Like the address bar: without pointer or focus on the page.
  await page.evaluate((code) => void (location.hash = `#l=${code}`), encode(goods));
  await expect(quote.lines).toHaveCount(goods.length);
  await expect.poll(async () => (await quote.lines.first().boundingBox())?.y).toBeLessThan(400);
  await expect(page).toHaveURL(path(locale, "landing"));

  await quote.papers.click();
  for (const name of papers) {
    const box = page.getByRole("checkbox", { name });
    await box.scrollIntoViewIfNeeded();
    const before = await box.boundingBox();
    await box.check();
    expect((await box.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  }
  await expect(quote.lines).toHaveCount(goods.length + papers.length);
});

// Only a browser goes back to the page before, and has the focus of an answer that goes.
test(
  "what every tool adds is answered in its place, taken back with the focus on the button, and gone on the page before once it leaves the list",
  { tag: "@engines" },
  async ({ page }) => {
    const quote = quoteOn(page);
    const added = tools.filter(({ island }) => island);
    for (const { route } of added) {
      await openTool(page, route, "?q=300");
      await quote.add.press("Enter");
      await expect(quote.way(1), route).toBeFocused();
      await quote.undo.press("Enter");
      await expect(quote.add, route).toBeFocused();
      await expect(page.getByRole("banner").getByText(quote.counted(1))).toHaveCount(0);
    }
    await quote.add.press("Enter");
    await quote.way(1).press("Enter");
    await expect(quote.lines).toHaveCount(1);
    await quote.remove(0).click();
    await expect(quote.lines).toHaveCount(0);
    await page.goBack();
    await expect(quote.add).toBeVisible();
    await expect(page.getByRole("banner").getByText(quote.counted(1))).toHaveCount(0);
  },
);

// Only a browser has a layout.
test("with all parts open the longest list is accessible, in order for the keyboard, and readable at every width", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const quote = quoteOn(page);
  await quote.open(longestList(42));
  await quote.papers.click();
  await quote.remove(0).click();
  await expect(quote.undo).toBeFocused();
  await quote.opener.click();
  await quote.change(0).click();
  const [amount] = await page.getByRole("main").getByRole("textbox").all();
  await amount?.fill("0");
  await expectAccessible(page, { within: "main", state: "with open parts", targets: true });
  for (const width of [320, ...widths]) {
    await page.setViewportSize({ width, height });
    await expectReadable(page, `${width} px`);
  }
  expect(await walkFocus(page)).toEqual([]);
});

// Only a browser keeps what was sent for a visitor who goes back.
test(
  "a text and the longest list arrive complete, and are shown to a visitor who returns",
  { tag: "@engines" },
  async ({ page, request }) => {
    const form = formOn(page, contact);
    const quote = quoteOn(page);
    const { texts } = quote;
    const [lines, values] = [longestList(71), typedBesideList()];
    await quote.open(lines);
    await form.fill(values);
    await form.submit.click();
    await expect(form.success).toBeVisible();
    const [sent, ...others] = await messagesWith(request, values.message ?? "");
    expect(others).toEqual([]);
    expectListed(sent?.message, values.message, lines, texts);
    expect(String(sent?.message).length).toBeLessThanOrEqual(longestMessage);
    const fields = [...contact.names, "rodoConsent", ...Object.keys(envelope.contact)];
    expect(Object.keys(sent ?? {}).toSorted()).toEqual(fields.toSorted());
    const [reference = ""] = await referencesWith(request, values.message ?? "");
    await expect(form.success).toContainText(form.text("messages.sentNumber", { reference }));

    await form.success.getByRole("button", { name: texts.t("quote.sent.show") }).click();
    const name = texts.t("quote.sent.heading", { reference });
    const heading = page.getByRole("heading", { name, level: 1 });
    await expect(heading).toBeFocused();
    const main = page.getByRole("main");
    await expect(main).toContainText(values.message ?? "");
    await expect(main).toContainText(texts.t("quote.sent.who", { replyTo: values.user_email ?? "" }));
    await expect(main.getByRole("list").first().getByRole("listitem")).toHaveCount(lines.length);
    await expect(form.form).toHaveCount(0);
    await expectAccessible(page, { within: "main" });
    await page.setViewportSize({ width: 320, height: 800 });
    await expectReadable(page, "what was sent");
    await page.goto(path(locale, "home"));
    await page.goBack();
    await expect(heading).toBeVisible();
    await page.getByRole("link", { name: texts.t("quote.sent.againButton") }).click();
    await expect(heading).toHaveCount(0);
    await expect(form.field("message")).toHaveValue("");
    await expect(quote.lines).toHaveCount(0);
  },
);

// Only a browser has a storage that throws at every access, on every page.
test("where storage throws, a list comes along to the form and grows there", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["sessionStorage", "localStorage"])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
  });
  const quote = quoteOn(page);
  await page.goto(path(locale, { route: "product", id: products[0].id }));
  await quote.add.click();
  await quote.way(1).click();
  await expect(quote.lines).toHaveCount(1);
  await quote.opener.click();
  await quote.picture(products[1].id).click();
  await expect(quote.lines).toHaveCount(2);
});

const strange = `"quotes" <script>alert(1)</script> {{name}} %0A & + \u202eRTL שלום\u202c 👩‍🏭 ą\u0301\n\n`;

/** Normalizes line breaks like a form submission (HTML standard, "multipart/form-data"). */
const asSent = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.replaceAll("\n", "\r\n")]));

// Only a browser has the chain from a form over the service's library to the post, and a network that goes.
test("an order reports missing fields, offers alternatives after a refusal and without a network, and arrives once; every state is accessible", async ({
  page,
  context,
  request,
  watch,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const form = formOn(page, order);
  const problems = form.form.getByRole("alert");
  let posts = 0;
  page.on("request", (sent) => (posts += Number(sent.method() === "POST")));
  await form.open();
  await form.submit.click(); // the very first press hydrates the form and is held
  await expect(problems).toContainText(form.text("messages.invalidForm"));
  expect(posts).toBe(0);
  await expectAccessible(page, { within: "main", state: "with faults" });

  const { message = "", ...typed } = order.values();
  const values: Record<string, string> = { ...typed, message: strange + message + " ąę👩‍🏭".repeat(400) };
  for (const name of order.optional) values[name] = "";
  const held = new Promise<Route>((take) => void page.route(mailPath, take));
  await form.fill(values);
  await expect(problems).toHaveCount(0);
  await form.submit.click();
  const refused = await held;
  await expect(page.getByRole("status")).toHaveText(form.text("orderForm.sending"));
  await expectAccessible(page, { within: "main", state: "being sent" });
  await refused.fulfill({ status: 500, body: "Internal error" });
  await expect(form.failure).toBeFocused();
  await expect(form.failure).toContainText(form.text("messages.textKept"));
  expect(takeMessages(watch, /^error: (Failed to load resource: .*500|500 Internal error)/)).toHaveLength(2);
  await expectAccessible(page, { within: "dialog", state: "failed" });
  await expect(
    form.failure.getByRole("link", { name: form.text("messages.sendByEmailInstead") }),
  ).toHaveAttribute("href", new RegExp(`^mailto:${order.email}\\?subject=.+&body=.+`));
  const byPhone = form.failure.getByRole("link", { name: shownPhone(company.mainPhone) });
  await expect(byPhone).toHaveAttribute("href", phoneLink(company.mainPhone));
  await page.keyboard.press("Escape");
  await expect(form.submit).toBeFocused();

  await page.unroute(mailPath);
  await context.setOffline(true);
  await form.submit.click();
  await expect(form.failure).toContainText(form.text("messages.offline"));
  await form.expectFilled(values);
  await context.setOffline(false);
  await form.failure.getByRole("button", { name: form.text("messages.retry") }).click();
  await expect(form.success).toContainText(form.text(order.sent));
  await expectAccessible(page, { within: "dialog", state: "sent" });
  expect(await messagesWith(request, message)).toEqual([
    { ...asSent(values), rodoConsent: "on", ...envelope.order },
  ]);
  expect(posts).toBe(3);
  // From the message and any picture that came into view meanwhile.
  expect(takeMessages(watch, /ERR_INTERNET_DISCONNECTED|Failed to fetch/).length).toBeGreaterThan(0);

  // After an order the home page opens and reloads itself.
  await page.keyboard.press("Escape");
  await page.waitForURL(path(locale, "home"));
  const arrival = () =>
    page.evaluate(() => performance.getEntriesByType("navigation")[0]?.toJSON().type as string);
  await expect.poll(() => arrival().catch(() => "")).toBe("reload");
  await expectStarted(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
