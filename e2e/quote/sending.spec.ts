import { locales } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { encode } from "../../app/_quote/code";
import { longestMessage } from "../../app/_quote/mail-text";
import type { Line } from "../../app/_quote/line";
import { mostLines } from "../../app/_quote/line";
import { readMessage } from "../../app/_quote/test-reader";
import { fillIn } from "../../app/_quote/words";
import {
  browserSays,
  contact,
  expectMessages,
  type FormKind,
  FormOnPage,
  order,
  takeMessages,
} from "../support/forms";
import { mailPath } from "../support/mail-service";
import { messagesWith } from "../support/outbox";
import { longestList, QuoteOnPage, quoteWords } from "../support/quote";
import { expect, test } from "../support/test";

/** Twenty lines that the form takes: an order those of its product alone. */
const listFor = (kind: FormKind): Line[] =>
  kind === contact
    ? longestList(31)
    : Array.from({ length: mostLines }, (_, index) => ({
        kind: "product",
        product: 1,
        pieces: 100 + index,
      }));

/** Opens the list by its link, and the form with it. */
async function prepare(form: FormOnPage, lines: readonly Line[]): Promise<Record<string, string>> {
  await new QuoteOnPage(form.page, form.locale).open(lines);
  if (form.kind !== contact) await form.open();
  const amount = form.kind === contact ? "user_amount" : "quantity";
  await expect(form.field(amount)).not.toHaveValue("");
  // What the list fills in is left to it.
  const typed: Record<string, string> = { ...form.kind.values() };
  for (const name of [amount, "productName"]) Reflect.deleteProperty(typed, name);
  await form.fill(typed);
  return typed;
}

for (const kind of [contact, order]) {
  const lines = listFor(kind);

  for (const locale of locales) {
    test(`${kind.name} in ${locale}: words and twenty lines arrive whole, in the fields there are`, async ({
      page,
      request,
    }) => {
      const form = new FormOnPage(page, kind, locale);
      const values = await prepare(form, lines);
      await form.submit.click();
      await expect(form.success).toBeVisible();
      const [sent, ...others] = await messagesWith(request, values.message ?? "");
      expect(others).toEqual([]);
      expect(readMessage(String(sent?.message), quoteWords(locale))).toEqual({
        typed: values.message,
        lines,
      });
      expect(String(sent?.message).length).toBeLessThanOrEqual(longestMessage);
      const fields = [
        ...kind.required,
        ...kind.optional,
        "rodoConsent",
        "lib_version",
        "service_id",
        "template_id",
      ];
      expect(Object.keys(sent ?? {}).toSorted()).toEqual([...fields, "user_id"].toSorted());
      if (kind === order)
        expect(sent).toMatchObject({ quantity: "100", productName: expect.stringContaining("20") });
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    });
  }

  for (const [status, text] of [
    [400, "The template ID not found"],
    [429, "Too many requests"],
    [500, "Internal error"],
  ] as const) {
    test(`${kind.name}: after ${status} no character and no line is lost`, async ({
      page,
      watch,
      request,
    }) => {
      const form = new FormOnPage(page, kind, "pl");
      await form.answer(status, text);
      const values = await prepare(form, lines);
      await form.submit.click();
      await expect(form.failure).toBeVisible();
      await expect(form.failure).not.toContainText(text);
      const href = await form.failure
        .getByRole("link", { name: form.word("messages.sendByEmailInstead") })
        .getAttribute("href");
      const body = new URL(href ?? "").searchParams.get("body") ?? "";
      expect(body).toContain(quoteWords("pl").mail.start.many?.replace("#", "20"));
      await expect(form.failure).toContainText(form.word("messages.emailShortened"));
      await page.keyboard.press("Escape");
      await form.expectFilled(values);
      expect(await page.evaluate(() => sessionStorage.getItem("quote"))).toBe(encode(lines));

      await page.unroute(mailPath);
      await form.submit.click();
      await expect(form.success).toBeVisible();
      const [sent] = await messagesWith(request, values.message ?? "");
      expect(readMessage(String(sent?.message), quoteWords("pl")).lines).toEqual(lines);
      expectMessages(watch, browserSays(status), `error: ${status} ${text}`);
    });
  }

  test(`${kind.name}: without a connection no line is lost, through a reload and another language`, async ({
    page,
    watch,
  }) => {
    const form = new FormOnPage(page, kind, "pl");
    await page.route(mailPath, (route) => route.abort("connectionrefused"));
    const values = await prepare(form, lines);
    await form.submit.click();
    await expect(form.failure).toBeVisible();
    await form.expectKept(values.message ?? "");
    await page.reload();
    await form.expectFilled(values);
    const german = new FormOnPage(page, kind, "de");
    await german.open();
    await german.expectFilled(values);
    expect(await page.evaluate(() => sessionStorage.getItem("quote"))).toBe(encode(lines));
    takeMessages(watch, /ERR_CONNECTION_REFUSED|Failed to fetch/);
  });
}

test("a list alone is a message", async ({ page, request }) => {
  const form = new FormOnPage(page, contact, "en");
  const lines = longestList(32);
  const values = await prepare(form, lines);
  await form.field("message").fill("");
  const unlike = `${values.user_name} ${Math.random()}`;
  await form.field("user_name").fill(unlike);
  await form.submit.click();
  await expect(form.success).toBeVisible();
  const [sent] = (await messagesWith(request, "")).filter(({ user_name }) => user_name === unlike);
  expect(readMessage(String(sent?.message), quoteWords("en"))).toEqual({ typed: "", lines });
});

test("what stands complete in the composer is sent, too", async ({ page, request }) => {
  const form = new FormOnPage(page, contact, "pl");
  await page.goto(`${path("pl", "landing")}?p=3&n=468`);
  await expect(page.locator("#line-amount")).toHaveValue("468");
  const values: Record<string, string> = { ...contact.values() };
  Reflect.deleteProperty(values, "user_amount");
  await form.fill(values);
  await form.submit.click();
  await expect(form.success).toBeVisible();
  const [sent] = await messagesWith(request, values.message ?? "");
  expect(sent?.user_amount).toBe("468");
  expect(readMessage(String(sent?.message), quoteWords("pl")).lines).toEqual([
    { kind: "product", product: 3, pieces: 468 },
  ]);
});

test("a message too long with its list is not cut: the visitor is told", async ({ page }) => {
  const form = new FormOnPage(page, contact, "de");
  await prepare(form, longestList(33));
  await form.field("message").fill("x".repeat(longestMessage));
  await form.submit.click();
  const [begin = ""] = quoteWords("de").mail.tooLong.split("{length}");
  await expect(form.problems).toContainText(begin.trim());
  await expect(form.field("message")).toBeFocused();
  expect(form.posts).toBe(0);
  await form.field("message").fill("kurz");
  await form.submit.click();
  await expect(form.success).toBeVisible();
});

test("after sending the page shows what was sent, and comes back to it", async ({ page }) => {
  const form = new FormOnPage(page, contact, "pl");
  const { sent } = quoteWords("pl");
  const values = await prepare(form, longestList(34));
  await form.submit.click();
  await form.success.getByRole("link", { name: sent.heading }).click();
  const heading = page.getByRole("heading", { name: sent.heading });
  await expect(heading).toBeFocused();
  const summary = page.locator(".sent-summary");
  await expect(summary.getByRole("listitem").first()).toBeVisible();
  await expect(summary).toContainText(values.message ?? "");
  await expect(summary).toContainText(fillIn(sent.who, { replyTo: values.user_email ?? "" }));
  await expect(form.form).toHaveCount(0);
  await page.goto(path("pl", "home"));
  await page.goBack();
  await expect(heading).toBeVisible();
  await page.getByRole("button", { name: sent.againButton }).click();
  await expect(form.field("message")).toHaveValue("");
});
