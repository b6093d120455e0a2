import type { APIRequestContext, BrowserContext, Page } from "@playwright/test";

import { company } from "../../../app/_content/company/company";
import { responseLimit } from "../../../app/_features/forms/sending/use-sending";
import type { Locale } from "../../../app/_i18n/languages";
import { path } from "../../../app/_i18n/paths";
import {
  browserSays,
  contact,
  expectMessages,
  type FormKind,
  FormOnPage,
  order,
  takeMessages,
} from "../../support/forms/forms";
import { accepted, libraryFile, mailPath, messagesWith, refusals } from "../../support/forms/mail-service";
import { sampled } from "../../support/matrix";
import { expect, test, type Watch } from "../../support/test";

/** Playwright's fixtures that a check uses. */
interface Given {
  page: Page;
  context: BrowserContext;
  request: APIRequestContext;
  watch: Watch;
}

/** What is tried with either form, in a language; in a sample with one of them. */
const checks: Record<string, (provided: Given, kind: FormKind, locale: Locale) => Promise<void>> = {
  "nothing is lost by a refusal of any kind": async ({ page, watch }, kind, locale) => {
    const form = new FormOnPage(page, kind, locale);
    const values = await form.prepare();
    for (const [index, [status, text]] of refusals.entries()) {
      await test.step(`${status}`, async () => {
        await form.answer(status, text);
        await form.submit.click();
        await expect(form.failure).toContainText(form.word(kind.failed));
        await expect(form.failure).toContainText(form.word("messages.textKept"));
        if (text) await expect(form.failure).not.toContainText(text);
        await expect(form.failure.getByRole("heading")).toBeFocused();

        await page.keyboard.press("Escape");
        await expect(form.failure).toHaveCount(0);
        await expect(form.submit).toBeFocused();
        await form.expectFilled(values);
        await expect(page).toHaveURL(kind.address(locale));
        expect(form.posts).toBe(index + 1);
        expectMessages(watch, ...(status < 400 ? [] : [browserSays(status)]), `error: ${status} ${text}`);
        await page.unroute(mailPath);
      });
    }
  },

  "nothing is lost without a connection": async ({ page, watch }, kind, locale) => {
    const form = new FormOnPage(page, kind, locale);
    await page.route(mailPath, (route) => route.abort("connectionrefused"));
    const values = await form.prepare();
    await form.submit.click();
    await expect(form.failure).toContainText(form.word("messages.textKept"));
    await expect(form.failure).not.toContainText(form.word("messages.offline"));
    await form.expectFilled(values);
    expect(form.posts).toBe(1);
    expectMessages(watch, /ERR_CONNECTION_REFUSED/, /TypeError: Failed to fetch/);
  },

  "nothing is lost without a network, until there is one again": async (
    { page, context, request, watch },
    kind,
    locale,
  ) => {
    const form = new FormOnPage(page, kind, locale);
    const library = page.waitForResponse(libraryFile);
    const values = await form.prepare();
    await (await library).finished();
    // By a script of its own, which must be there before the network goes.
    await form.expectKept(values.message ?? "");
    await context.setOffline(true);
    await form.submit.click();
    await expect(form.failure).toContainText(form.word("messages.offline"));
    await form.expectFilled(values);

    await context.setOffline(false);
    await form.failure.getByRole("button", { name: form.word("messages.retry") }).click();
    await expect(form.success).toBeVisible();
    expect(await messagesWith(request, values.message ?? "")).toHaveLength(1);
    expect(form.posts).toBe(2);
    // Of the message, and of every picture that came into view meanwhile.
    expect(takeMessages(watch, /ERR_INTERNET_DISCONNECTED/).length).toBeGreaterThan(0);
    expectMessages(watch, /TypeError: Failed to fetch/);
  },

  "nothing is lost when the answer comes late": async ({ page, watch }, kind, locale) => {
    await page.clock.install();
    const form = new FormOnPage(page, kind, locale);
    const held = await form.hold();
    const values = await form.prepare();
    await form.submit.click();
    const request = await held();
    await page.clock.pauseAt(await page.evaluate((wait) => Date.now() + wait, responseLimit - 5000));
    await expect(form.sending).toBeVisible();
    await page.clock.runFor(5000);
    await expect(form.failure).toContainText(form.word("messages.timeout"));
    await form.expectFilled(values);
    expect(form.posts).toBe(1);
    expectMessages(watch, /^error: .*No answer within 15000 ms/s);

    await request.fulfill({ status: 200, body: "OK" });
    await expect(form.success).toBeVisible();
    await expect(form.failure).toHaveCount(0);
    expect(form.posts).toBe(1);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  },

  "an answer that counts as sent": async ({ page, watch }, kind, locale) => {
    for (const [status, text] of accepted) {
      await test.step(`${status} with "${text}"`, async () => {
        const form = new FormOnPage(page, kind, locale);
        await form.answer(status, text);
        await form.prepare();
        await form.submit.click();
        await expect(form.success).toBeVisible();
        expect(form.posts).toBe(1);
        if (status >= 400) expectMessages(watch, browserSays(status));
        await page.unroute(mailPath);
        await page.goto(path(locale, "home"));
      });
    }
  },

  "after a failure there are three ways on": async ({ page, request, watch }, kind, locale) => {
    const form = new FormOnPage(page, kind, locale);
    await form.answer(500, "");
    const values = await form.prepare();
    await form.submit.click();

    const byEmail = form.failure.getByRole("link", { name: form.word("messages.sendByEmailInstead") });
    const { protocol, pathname, searchParams } = new URL((await byEmail.getAttribute("href")) ?? "");
    expect(protocol + pathname).toBe(`mailto:${kind.email}`);
    expect(searchParams.get("subject")).not.toBe("");
    for (const [name, value] of Object.entries(values)) {
      expect(searchParams.get("body")).toContain(
        `${form.word(`${kind.words}.fields.${name}.label`)}: ${value}`,
      );
    }
    await expect(form.failure).not.toContainText(form.word("messages.emailShortened"));
    await expect(
      form.failure.getByRole("link", { name: form.word("messages.callUsInstead") }),
    ).toHaveAttribute("href", `tel:${company.mainPhone.replaceAll(" ", "")}`);

    await page.unroute(mailPath);
    await form.failure.getByRole("button", { name: form.word("messages.retry") }).click();
    await expect(form.success).toBeVisible();
    expect(await messagesWith(request, values.message ?? "")).toHaveLength(1);
    expect(form.posts).toBe(2);
    expectMessages(watch, browserSays(500), /^error: 500 $/);
  },

  "what was typed outlives a failure, the way back, a reload and another language": async (
    { page, watch },
    kind,
    locale,
  ) => {
    const form = new FormOnPage(page, kind, locale);
    await form.answer(500, "");
    const values = await form.prepare();
    await form.submit.click();
    await expect(form.failure).toBeVisible();
    await page.goto(path(locale, "home"));
    await page.goBack();
    await form.expectFilled(values);
    await page.reload();
    await form.expectFilled(values);

    const english = new FormOnPage(page, kind, "en");
    await english.open();
    await english.expectFilled(values);
    await page.unroute(mailPath);
    await english.submit.click();
    await expect(english.success).toBeVisible();
    // Anew: the same entry of the history shows what was sent.
    await page.goto(path("en", "home"));
    await english.open();
    await expect(english.field("message")).toHaveValue("");
    await expect(english.consent).not.toBeChecked();
    expectMessages(watch, browserSays(500), /^error: 500 $/);
  },
};

const inLanguages = [
  [order, "pl"],
  [contact, "de"],
] as const;

for (const [turn, [name, check]] of Object.entries(checks).entries())
  for (const [kind, locale] of sampled(inLanguages, turn))
    test(`${kind.name}: ${name}`, ({ page, context, request, watch }) =>
      check({ page, context, request, watch }, kind, locale));

test("order: a text too long for an e-mail program is shortened there, and the visitor is informed", async ({
  page,
  watch,
}) => {
  const form = new FormOnPage(page, order, "pl");
  await form.answer(429, "");
  await form.prepare();
  await form.field("message").fill("ąę👩‍🏭 ".repeat(700));
  await form.submit.click();
  await expect(form.failure).toContainText(form.word("messages.emailShortened"));
  const href = await form.failure
    .getByRole("link", { name: form.word("messages.sendByEmailInstead") })
    .getAttribute("href");
  expect(href?.length).toBeLessThanOrEqual(2000);
  expect(new URL(href ?? "").searchParams.get("body")).toMatch(/\[…[^\]]+\]$/);
  expectMessages(watch, browserSays(429), /^error: 429 $/);
});

test("order: the product's name follows the language until the visitor changes it", async ({ page }) => {
  const form = new FormOnPage(page, order, "pl");
  await form.open();
  await expect(form.field("productName")).toHaveValue(form.word("products.1.name"));
  await form.field("quantity").fill("7");
  await form.expectKept("7");

  const german = new FormOnPage(page, order, "de");
  await german.open();
  await expect(german.field("quantity")).toHaveValue("7");
  await expect(german.field("productName")).toHaveValue(german.word("products.1.name"));
  await german.field("productName").fill("Palette nach Zeichnung");
  await german.expectKept("Palette nach Zeichnung");

  await form.open();
  await expect(form.field("productName")).toHaveValue("Palette nach Zeichnung");
});
