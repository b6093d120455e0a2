import { company, phoneLink } from "../../../app/_content/company/company";
import { locales } from "../../../app/_i18n/languages";
import { expectAccessible } from "../../support/measures/axe";
import { browserSays, contact, expectMessages, FormOnPage, forms } from "../../support/forms/forms";
import { mailPath } from "../../support/forms/mail-service";
import { holdRequests } from "../../support/network";
import { expectStarted } from "../../support/islands/started";
import { sampled } from "../../support/matrix";
import { expect, test } from "../../support/test";

for (const kind of sampled(forms, 0)) {
  test(`${kind.name}: every state is accessible`, async ({ page, watch }) => {
    test.slow(); // five looks with axe
    await page.emulateMedia({ reducedMotion: "reduce" });
    const form = new FormOnPage(page, kind, "pl");
    await form.open();
    await expectAccessible(page, { within: ".request" });

    await form.submit.click();
    await expect(form.problems).toBeVisible();
    await expectAccessible(page, { within: ".request" });

    const held = await form.hold();
    await form.fill(kind.values());
    await form.submit.click();
    const request = await held();
    await expect(form.sending).toBeVisible();
    await expect(form.form.getByRole("status")).toHaveText(form.word(`${kind.words}.sending`));
    await expectAccessible(page, { within: ".request" });

    await request.fulfill({ status: 500, body: "" });
    await expect(form.failure).toBeVisible();
    await expectAccessible(page, { within: "dialog" });

    await page.unroute(mailPath);
    await form.failure.getByRole("button", { name: form.word("messages.retry") }).click();
    await expect(form.success).toBeVisible();
    await expectAccessible(page, { within: "dialog" });
    expectMessages(watch, browserSays(500), /^error: 500 $/);
  });
}

for (const kind of sampled(forms, 1)) {
  test(`${kind.name}: nothing is fetched for it before it is touched`, async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
    });
    const form = new FormOnPage(page, kind, "pl");
    await form.open();
    await expectStarted(page);
    const ofTheForm = () => scripts.filter((script) => script.includes("/request-form-"));
    expect(ofTheForm()).toEqual([]);
    await form.field("message").focus();
    await expect.poll(ofTheForm).toHaveLength(1);
  });
}

for (const kind of sampled(forms, 2)) {
  test(`${kind.name}: what is typed before its script comes is sent like the rest`, async ({ page }) => {
    const form = new FormOnPage(page, kind, "pl");
    const come = await holdRequests(page, "**/request-form-*.js");
    await form.prepare();
    await form.submit.click();
    expect(form.posts).toBe(0);
    come();
    await expect(form.success).toBeVisible();
    expect(form.posts).toBe(1);
  });
}

for (const kind of sampled(forms, 3)) {
  test(`${kind.name}: a form whose script never comes loses nothing and gives nothing away`, async ({
    page,
    watch,
  }) => {
    const form = new FormOnPage(page, kind, "pl");
    await page.route("**/request-form-*.js", (route) => route.abort());
    const values = await form.prepare();
    await form.submit.click();
    await expect.poll(() => watch.messages.join()).toMatch(/request-form-/);
    await form.submit.click();
    await form.field(kind.required[2] ?? "").press("Enter");
    await form.expectFilled(values);
    await expect(page).toHaveURL(kind.address("pl"));
    expect(form.posts).toBe(0);
    await form.expectKept(values.message ?? "");
    await page.reload();
    await form.expectFilled(values);
    watch.messages.length = 0;
  });
}

for (const kind of sampled(forms, 4)) {
  test(`${kind.name}: without a script it names the phone and the e-mail instead`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    for (const locale of locales) {
      await page.goto(kind.address(locale));
      const notice = page.locator(".no-script-notice");
      await expect(notice.getByRole("link", { name: kind.email })).toHaveAttribute(
        "href",
        `mailto:${kind.email}`,
      );
      await expect(notice.locator(`[href="${phoneLink(company.mainPhone)}"]`)).toBeVisible();
      await expect(page.locator("form[data-draft]")).toBeHidden();
    }
    await context.close();
  });
}

test("contact: the full privacy note opens for a link that leads to it", async ({ page }) => {
  const form = new FormOnPage(page, contact, "en");
  await page.goto(`${contact.address("en")}#privacy`);
  await expect(page.getByText(form.word("privacy.body.p2"))).toBeVisible();
});
