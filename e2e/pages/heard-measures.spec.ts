import type { Page } from "@playwright/test";

import { heardBy, listen } from "../support/measures/heard";
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
