import { expect, test } from "@playwright/test";

import { products } from "../../app/_content/products";
import { path } from "../../app/_i18n/paths";
import { findWebKit } from "../support/engines";
import { contact } from "../support/forms/forms";
import { messagesWith } from "../support/forms/mail-service";
import { typedBesideList } from "../support/forms/quote";
import { flowLocale as locale } from "../support/matrix";
import { onePageOfEachRoute } from "../support/subjects";
import { serveWatched, startWebKit, type WebKit } from "../support/webkit-driver";

let site: Awaited<ReturnType<typeof serveWatched>>;
let webkit: WebKit;

test.beforeEach(async ({ baseURL }) => {
  site = await serveWatched(baseURL ?? "");
  webkit = await startWebKit(findWebKit().program ?? "", site.origin);
});

test.afterEach(async () => {
  await webkit.close();
  site.close();
});

/** Presses an element as soon as it can be pressed: it may still appear or move. */
const press = (css: string) => expect(() => webkit.press(css)).toPass({ timeout: 5000 });

/** Waits until the scripts have started, and expects that neither they nor a missing file left a message. */
async function expectSilence(where: string): Promise<void> {
  await expect.poll(() => webkit.read(() => document.documentElement.dataset.loaded), where).toBe("");
  expect.soft(await webkit.read(() => (globalThis as { messages?: string[] }).messages), where).toEqual([]);
  expect.soft(site.missing.splice(0), where).toEqual([]);
}

test("one page of each route opens without a message", async () => {
  expect(onePageOfEachRoute.length).toBeGreaterThan(10);
  for (const page of onePageOfEachRoute) {
    await webkit.open(path(locale, page));
    await expectSilence(path(locale, page));
  }
});

test("a product is added to the list, and the form sends it", async ({ request }) => {
  await webkit.open(path(locale, { route: "product", id: products[0].id }));
  await press(".adding > .button--accent");
  const found = (css: string) => webkit.read((all) => document.querySelectorAll(all).length, css);
  await expect.poll(() => found(".adding__answer > a")).toBe(1);
  await press(".adding__answer > a");
  await expect.poll(() => found("#list-lines .quote-line")).toBe(1);
  const values = typedBesideList();
  for (const [name, value] of Object.entries(values)) await webkit.type(`form[name] [name=${name}]`, value);
  await webkit.type("form[name] [name=rodoConsent]", " ");
  await press("form[name] button[type=submit]");
  await expect.poll(() => found("[role=alertdialog]:modal")).toBe(1);
  const [sent, ...others] = await messagesWith(request, values.message ?? "");
  expect(sent).toMatchObject({ user_email: values.user_email });
  expect(others).toEqual([]);
  await expectSilence(contact.address);
});
