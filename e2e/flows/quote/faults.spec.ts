import { responseLimit } from "../../../app/_features/forms/sending/use-sending";
import { locales } from "../../../app/_i18n/languages";
import { path } from "../../../app/_i18n/paths";
import { encode } from "../../../app/_features/quote/code";
import { mostLines } from "../../../app/_features/quote/line";
import { FormWithList } from "../../support/forms/form-with-list";
import { browserSays, expectMessages, forms, takeMessages } from "../../support/forms/forms";
import { accepted, libraryFile, mailPath, messagesWith, refusals } from "../../support/forms/mail-service";
import { expect, test } from "../../support/test";
import { sampled, sampledLanguages } from "../../support/matrix";

/** Both forms in the languages of the run. */
const inLanguages = forms.flatMap((kind, turn) =>
  sampledLanguages(turn).map((locale) => ({
    kind,
    locale,
    name: `${kind.name} in ${locale}, with twenty lines`,
  })),
);

for (const { kind, locale, name } of sampled(inLanguages, 0)) {
  test(`${name}: nothing is lost by any refusal, and then it arrives whole`, async ({
    page,
    request,
    watch,
  }) => {
    test.slow();
    const form = new FormWithList(page, kind, locale);
    await form.prepareWithList();
    for (const [index, [status, text]] of refusals.entries()) {
      await form.answer(status, text);
      await form.submit.click();
      await expect(form.failure).toContainText(form.word("messages.textKept"));
      if (text) await expect(form.failure).not.toContainText(text);
      const byEmail = form.failure.getByRole("link", { name: form.word("messages.sendByEmailInstead") });
      const body = new URL((await byEmail.getAttribute("href")) ?? "").searchParams.get("body");
      expect(body).toContain(form.words.t("quote.mail.start", { count: mostLines }));
      await expect(form.failure).toContainText(form.word("messages.emailShortened"));
      await form.close();
      await form.expectPosted();
      await form.expectWhole();
      expect(form.posts).toBe(index + 1);
      expectMessages(watch, ...(status < 400 ? [] : [browserSays(status)]), `error: ${status} ${text}`);
      await page.unroute(mailPath);
    }
    await form.submit.click();
    await expect(form.success).toBeVisible();
    await form.expectPosted();
    expect(await messagesWith(request, form.values.message ?? "")).toHaveLength(1);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
}

for (const { kind, locale, name } of sampled(inLanguages, 1)) {
  test(`${name}: nothing is lost without a network, and one press sends it when there is one`, async ({
    page,
    context,
    request,
    watch,
  }) => {
    const form = new FormWithList(page, kind, locale);
    const library = page.waitForResponse(libraryFile);
    await form.prepareWithList();
    await (await library).finished();
    await form.expectKept(form.values.message ?? "");
    await context.setOffline(true);
    await form.submit.click();
    await expect(form.failure).toContainText(form.word("messages.offline"));
    await form.expectWhole();
    await context.setOffline(false);
    await form.failure.getByRole("button", { name: form.word("messages.retry") }).click();
    await expect(form.success).toBeVisible();
    await form.expectPosted();
    expect(await messagesWith(request, form.values.message ?? "")).toHaveLength(1);
    expect(takeMessages(watch, /ERR_INTERNET_DISCONNECTED|Failed to fetch/).length).toBeGreaterThan(0);
  });
}

for (const { kind, locale, name } of sampled(inLanguages, 2)) {
  test(`${name}: nothing is lost by a refused connection, the way back, a reload and another language`, async ({
    page,
    watch,
  }) => {
    const form = new FormWithList(page, kind, locale);
    await page.route(mailPath, (route) => route.abort("connectionrefused"));
    await form.prepareWithList();
    await form.submit.click();
    await expect(form.failure).toBeVisible();
    await form.expectPosted();
    await form.expectKept(form.values.message ?? "");
    await page.goto("/robots.txt");
    await page.goBack();
    await form.expectWhole();
    await page.reload();
    await form.expectWhole();
    for (const other of locales) {
      const there = new FormWithList(page, kind, other);
      there.values = form.values;
      await there.open();
      await there.expectWhole();
    }
    takeMessages(watch, /ERR_CONNECTION_REFUSED|Failed to fetch/);
  });
}

for (const { kind, locale, name } of sampled(inLanguages, 3)) {
  test(`${name}: nothing is lost when no answer comes in time, and a late one counts`, async ({
    page,
    watch,
  }) => {
    await page.clock.install();
    const form = new FormWithList(page, kind, locale);
    const held = await form.hold();
    await form.prepareWithList();
    await form.submit.click();
    const sent = await held();
    await page.clock.pauseAt(await page.evaluate((wait) => Date.now() + wait, responseLimit - 5000));
    await expect(form.sending).toBeVisible();
    await page.clock.runFor(5000);
    await expect(form.failure).toContainText(form.word("messages.timeout"));
    await form.expectWhole();
    await form.expectPosted();
    expectMessages(watch, /^error: .*No answer within 15000 ms/s);
    await sent.fulfill({ status: 200, body: "OK" });
    await expect(form.success).toBeVisible();
    expect(form.posts).toBe(1);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
}

for (const kind of sampled(forms, 0)) {
  test(`${kind.name} with twenty lines: an answer that counts as sent empties the list`, async ({
    page,
    watch,
  }) => {
    for (const [status, text] of accepted) {
      await test.step(`${status} with "${text}"`, async () => {
        const form = new FormWithList(page, kind, "de");
        await form.answer(status, text);
        await form.prepareWithList();
        await form.submit.click();
        await expect(form.success).toBeVisible();
        await form.expectPosted();
        expect(form.posts).toBe(1);
        expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
        if (status >= 400) expectMessages(watch, browserSays(status));
        await page.unroute(mailPath);
        await page.goto(path("de", "home"));
      });
    }
  });
}

for (const kind of sampled(forms, 1)) {
  test(`${kind.name} with twenty lines: what is missing is reported, nothing is posted and nothing lost`, async ({
    page,
  }) => {
    const form = new FormWithList(page, kind, "en");
    await form.prepareWithList();
    await form.consent.uncheck();
    await form.submit.click();
    await expect(form.problems).toBeVisible();
    await form.expectFilled(form.values, false);
    expect(await page.evaluate(() => sessionStorage.getItem("quote"))).toBe(encode(form.lines));
    expect(form.posts).toBe(0);
    await form.consent.check();
    await form.submit.dblclick();
    await expect(form.success).toBeVisible();
    await form.expectPosted();
    expect(form.posts).toBe(1);
  });
}
