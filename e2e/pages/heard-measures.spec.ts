import type { Page } from "@playwright/test";

import { path as pathOf } from "../../app/_i18n/paths";
import { products } from "../../app/_content/products";
import { builtPage, withFault } from "../support/built-pages";
import { expectStarted, settle } from "../support/islands";
import { flowLocale } from "../support/matrix";
import { heardBy, hiddenByStyles, listen, listenUntil, withoutPointer } from "../support/measures/heard";
import { expect, test } from "../support/test";

test.use({ launchOptions: async ({ launchOptions }, use) => use(heardBy(launchOptions)) });

/** HTML with one fault each, by the fault's message. */
const faults = {
  'alert "" is exposed, but nothing was pressed: Not sent': `<p role="alert">Not sent</p>`,
  'dialog "Scan" is exposed, but nothing was pressed: Send': `<div role="dialog" aria-label="Scan">Send</div>`,
  'button "" has no name with a letter: <button class="next">': `<button class="next"><svg></svg></button>`,
  'link "561" has no name with a letter': `<a href="/">561</a>`,
  'list "" has no name with a letter': `<ul tabindex="0"><li>x</li></ul>`,
  'textbox "City" is invalid before': `<input aria-label="City" aria-invalid="true">`,
  'checkbox "Consent" is invalid before': `<input type="checkbox" aria-label="Consent" required>`,
  "Firefox exposes a form with an unmet constraint as invalid: <form": `<form><input aria-label="City" aria-invalid="false" required></form>`,
  'image "Top view" exposes its text "1200"': `<svg role="img" aria-label="Top view"><g><text y="9">1200</text></g></svg>`,
  "2 live regions instead of 1": `<p aria-live="polite"></p>`,
  "a live region starts with the text": `<script>document.querySelector("[role=status]").append("72")</script>`,
  "0 live regions instead of 1": `<style>[role=status]:empty { display: none }</style>`,
} as const;

const sound = `
  <main tabindex="-1"><button aria-label="Next"></button><a href="/">561 pieces</a><p hidden role="alert">Not sent</p>
  <input aria-label="City" aria-invalid="false" required><select aria-label="Unit"><option>1</option></select>
  <svg role="img" aria-label="Top view"><g aria-hidden="true"><text y="9">1200</text></g></svg></main>`;

const plant = (page: Page, html: string) => page.setContent(`<p role="status"></p>${html}`);

test("each fault in the accessibility tree is found and named, and a sound page has none", async ({
  page,
}) => {
  await plant(page, sound);
  const before = await listen(page);
  expect(before.faults).toEqual([]);
  expect(before.stops).toBe(5);
  for (const [fault, html] of Object.entries(faults)) {
    await plant(page, html);
    expect.soft((await listen(page)).faults, fault).toEqual([expect.stringContaining(fault)]);
  }
  await plant(page, "");
  const first = await listen(page);
  await page.evaluate(() =>
    document.querySelector("[role=status]")?.replaceWith(document.body.firstChild?.cloneNode() ?? ""),
  );
  const second = await listen(page);
  expect([first.faults, second.faults]).toEqual([[], []]);
  expect(second.regions, "a replaced live region").not.toEqual(first.regions);
});

test("an alert and a link that are hidden in a waiting section are found, the alert until it is laid out", async ({
  page,
}) => {
  const path = pathOf(flowLocale, { route: "product", id: products[0].id });
  const notice = /class="unsent-notice" data-failure-notice="" hidden="" aria-hidden="true"/;
  const alert = `class="unsent-notice" hidden="" role="alert"><a href="/" aria-label="Planted">x</a></div><div data-failure-notice="" hidden="" aria-hidden="true"`;
  const { html } = withFault(builtPage(path), notice, alert);
  await page.route(path, (route) => route.fulfill({ body: html, contentType: "text/html; charset=utf-8" }));
  await withoutPointer(page);
  await page.goto(path);
  await expectStarted(page);
  const waiting = await listenUntil(page, ({ faults }) => faults.length > 0);
  expect(waiting.faults).toEqual([expect.stringContaining('alert "" is exposed, but nothing was pressed')]);
  expect(await hiddenByStyles(page)).toEqual([
    expect.stringMatching(/^<div class="unsent-notice".*"Planted"/),
  ]);
  await page.evaluate(settle);
  const laidOut = await listenUntil(page, ({ faults }) => !faults.length);
  expect(laidOut.faults).toEqual([]);
});
