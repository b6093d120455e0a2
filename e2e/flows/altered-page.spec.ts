import type { Page } from "@playwright/test";

import { products } from "../../app/_content/products";
import { usualVehicle, vehicles } from "../../app/_content/vehicles";
import { otherLength } from "../../app/_sections/blocks/cut/cut-fields";
import { path } from "../../app/_i18n/paths";
import { contact, FormOnPage, forms } from "../support/forms/forms";
import { mailPath, messagesWith } from "../support/forms/mail-service";
import { expectStarted } from "../support/islands";
import { holdRequests } from "../support/network";
import { expect, test } from "../support/test";
import { translatePage } from "../support/translator";

const translate = (page: Page) => page.evaluate(translatePage);

/** Opens a page and translates it before any interaction. */
async function openTranslated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectStarted(page);
  await translate(page);
}

for (const [turn, kind] of forms.entries()) {
  test(`${kind.name}: on a translated page what is missing is said, and all of it is sent once`, async ({
    page,
    request,
    watch,
  }) => {
    const form = new FormOnPage(page, kind, turn ? "en" : "de");
    let refusals = 1;
    await page.route(mailPath, (route) =>
      refusals-- > 0 ? route.fulfill({ status: 500 }) : route.continue(),
    );
    await openTranslated(page, kind.address(form.locale));
    await form.submit.click();
    await expect(form.problems).toContainText(form.word("messages.invalidForm"));
    await translate(page);

    const values = kind.values();
    for (const name of kind.required) {
      // The order form's product name is prefilled.
      if (await form.field(name).inputValue()) values[name] = await form.field(name).inputValue();
    }
    const [mail] = await form.form.locator("[type=email]").all();
    if (mail) {
      await mail.fill("@");
      await expect(form.form).toContainText(form.word("messages.emailInvalid"));
      await translate(page);
    }
    for (const [name, value] of Object.entries(values)) await form.field(name).fill(value);
    await translate(page);
    await form.consent.check();
    await expect(form.problems).toHaveCount(0);

    await translate(page);
    await form.submit.click();
    await expect(page.getByRole("alertdialog")).toContainText(form.word(kind.failed));
    await translate(page);
    await page.getByRole("button", { name: form.word("messages.retry") }).click();
    await expect(page.getByRole("alertdialog")).toContainText(form.word(kind.sent));
    await expect(page.getByRole("alertdialog")).toHaveCount(1);
    await expect(form.form).toBeVisible();
    expect(await messagesWith(request, values.message ?? "")).toHaveLength(1);
    expect(watch.messages.filter((message) => !message.includes("500"))).toEqual([]);
    watch.messages = [];
  });

  test(`${kind.name}: who types while it is hydrated goes on typing`, async ({ page }) => {
    const come = await holdRequests(page, "**/assets/js/request-form-*.js");
    const form = new FormOnPage(page, kind, "pl");
    await openTranslated(page, kind.address("pl"));
    await form.consent.check();
    const field = form.field("message");
    await field.focus();
    await page.keyboard.type("Ana");
    await page.keyboard.press("ArrowLeft");
    come();
    await expect(page.locator("[data-island=request-form]")).toHaveAttribute("data-hydrated", "");
    await page.keyboard.type("n");
    await expect(field).toHaveValue("Anna");
    await expect(field).toBeFocused();
    await expect(form.consent).toBeChecked();
  });
}

const [first, second] = products;

/**
 * Tools with their tested changes: a control's id, whose last letter is its field in the address, and a
 * value.
 */
const tools: readonly { address: string; changes: readonly (readonly [id: string, value: string])[] }[] = [
  {
    address: path("en", "load"),
    changes: [
      ["plan-p", String(second.id)],
      ["plan-v", vehicles.find(({ id }) => id !== usualVehicle.id)?.id ?? ""],
      ["plan-n", "10"],
      ["plan-q", "77"],
    ],
  },
  {
    address: path("de", "size"),
    changes: [
      ["size-l", String(first.geometry.length + 133)],
      ["size-n", "0"],
      ["size-m", "700"],
      ["size-d", "GB"],
    ],
  },
  {
    address: `${path("pl", "blocks")}?s=${otherLength}`,
    changes: [
      ["cut-n", "12"],
      ["cut-d", "0"],
    ],
  },
];

for (const { address, changes } of tools) {
  test(`${address}: on a translated page every change counts`, async ({ page }) => {
    await openTranslated(page, address);
    for (const [id, value] of changes) {
      const control = page.locator(`#${id}`);
      if (!(await control.isVisible()))
        await page.locator("details", { has: control }).locator("summary").click();
      await control.focus();
      if (await control.evaluate((element) => element.matches("select"))) await control.selectOption(value);
      else {
        await control.press("ControlOrMeta+A");
        await page.keyboard.type(value);
      }
      await expect(control).toHaveValue(value);
      await expect.poll(() => new URL(page.url()).searchParams.get(id.slice(-1))).toBe(value);
      await translate(page);
    }
    for (const [id, value] of changes) await expect(page.locator(`#${id}`)).toHaveValue(value);
  });
}

test("on a translated page a list is put together, and a line comes back", async ({ page }) => {
  await openTranslated(page, path("en", "landing"));
  const list = page.locator(".quote-list");
  for (const [index, amount] of ["250", "99"].entries()) {
    if (index) await page.locator("[data-opener]").click();
    await page.locator("[name=kind]").nth(index).check({ force: true });
    await page.locator("#line-amount").fill(amount);
    await translate(page);
    await page.locator(".quote-composer [type=submit]").click();
    await expect(list.locator("li")).toHaveCount(index + 1);
    await expect(list).toContainText(amount);
    await translate(page);
  }
  await list.locator("[data-remove]").first().click();
  await expect(list.locator("li")).toHaveCount(1);
  await translate(page);
  await list.locator("[data-undo]").click();
  await expect(list.locator("li")).toHaveCount(2);
});

test("on a translated page the banner turns, and a tab opens", async ({ page }) => {
  await openTranslated(page, path("en", "home"));
  const title = page.locator(".banner__picker button").nth(1);
  await title.click();
  await expect(title).toHaveAttribute("aria-current", "true");
  await openTranslated(page, path("en", { route: "product", id: first.id }));
  const tab = page.getByRole("tab").nth(1);
  await tab.click();
  await expect(tab).toHaveAttribute("aria-selected", "true");
});

test("a picture that never comes keeps no form from being sent", async ({ page }) => {
  await page.route("**/*.avif", () => undefined);
  const form = new FormOnPage(page, contact, "en");
  await page.goto(contact.address("en"), { waitUntil: "commit" });
  await form.fill(contact.values());
  await form.submit.click();
  await expect(form.success).toBeVisible();
});
