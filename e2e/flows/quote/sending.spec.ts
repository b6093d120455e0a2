import { products } from "../../../app/_content/products";
import { path } from "../../../app/_i18n/paths";
import { encode } from "../../../app/_quote/code/code";
import { longestMessage } from "../../../app/_quote/list/mail-text";
import { readMessage } from "../../../app/_quote/list/test-reader";
import { browserSays, contact, expectMessages, FormOnPage } from "../../support/forms/forms";
import { envelope, mailPath, messagesWith } from "../../support/forms/mail-service";
import { longestList, QuoteOnPage, typedBesideList } from "../../support/forms/quote";
import { expectAccessible } from "../../support/measures/axe";
import { expectReadable } from "../../support/measures/layout";
import { flowLocale } from "../../support/matrix";
import { expect, test } from "../../support/test";

test("words and twenty lines are kept when they are refused, arrive whole, and are shown to who comes back", async ({
  page,
  request,
  watch,
}) => {
  const form = new FormOnPage(page, contact, flowLocale);
  const quote = new QuoteOnPage(page, flowLocale);
  const { words } = quote;
  const [lines, values] = [longestList(71), typedBesideList()];
  await test.step("refused", async () => {
    await form.answer(500, "");
    await quote.open(lines);
    await expect(form.field("user_amount")).not.toHaveValue("");
    await form.fill(values);
    await form.submit.click();
    await expect(form.failure).toContainText(form.word("messages.emailShortened"));
    const byEmail = form.failure.getByRole("link", { name: form.word("messages.sendByEmailInstead") });
    const body = new URL((await byEmail.getAttribute("href")) ?? "").searchParams.get("body");
    expect(body).toContain(words.t("quote.mail.start", { count: lines.length }));
    await page.keyboard.press("Escape");
    await form.expectFilled(values);
    expect(await quote.kept()).toBe(encode(lines));
    expectMessages(watch, browserSays(500), /^error: 500 $/);
    await page.unroute(mailPath);
  });

  await test.step("sent", async () => {
    await form.submit.click();
    await expect(form.success).toBeVisible();
    const [sent, ...others] = await messagesWith(request, values.message ?? "");
    expect(others).toEqual([]);
    expect(readMessage(String(sent?.message), words)).toEqual({ typed: values.message, lines });
    expect(String(sent?.message).length).toBeLessThanOrEqual(longestMessage);
    const fields = [
      ...contact.required,
      ...contact.optional,
      "rodoConsent",
      ...Object.keys(envelope.contact),
    ];
    expect(Object.keys(sent ?? {}).toSorted()).toEqual(fields.toSorted());
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  await test.step("shown", async () => {
    await form.success.getByRole("button", { name: words.t("quote.sent.show") }).click();
    const heading = page.getByRole("heading", { name: words.t("quote.sent.heading") });
    await expect(heading).toBeFocused();
    const summary = page.locator(".sent-summary");
    await expect(summary.getByRole("list").first().getByRole("listitem")).toHaveCount(lines.length);
    await expect(summary).toContainText(values.message ?? "");
    await expect(summary).toContainText(words.t("quote.sent.who", { replyTo: values.user_email ?? "" }));
    await expect(form.form).toHaveCount(0);
    await expectAccessible(page, { within: ".request" });
    await page.setViewportSize({ width: 320, height: 800 });
    await expectReadable(page, "what was sent");
    await page.goto(path(flowLocale, "home"));
    await page.goBack();
    await expect(heading).toBeVisible();
    await page.getByRole("button", { name: words.t("quote.sent.againButton") }).click();
    await expect(form.field("message")).toHaveValue("");
  });
});

test("with storage blocked the list lives as long as the page, and is sent", async ({ page, request }) => {
  await page.addInitScript(() => {
    for (const name of ["sessionStorage", "localStorage"]) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  });
  const form = new FormOnPage(page, contact, flowLocale);
  const quote = new QuoteOnPage(page, flowLocale);
  await quote.open();
  await quote.put(products[0].id, 5);
  await expect(quote.lines).toHaveCount(1);
  const { message = "", ...others } = typedBesideList();
  await form.fill({ ...others, message });
  await form.submit.click();
  await expect(form.success).toBeVisible();
  const sent = await messagesWith(request, message);
  expect(sent.map((each) => readMessage(String(each.message), quote.words).lines)).toEqual([
    [{ kind: "product", product: products[0].id, pieces: 5 }],
  ]);
});
