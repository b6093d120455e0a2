import type { Page } from "@playwright/test";

import { certificates } from "../../app/_content/company/certificates";
import { calendarOf, calledOn } from "../../app/_content/validity/calendar";
import { dayAfter, warsawDay, writtenDay } from "../../app/_content/validity/day";
import { daysOf, stateOn } from "../../app/_content/validity/state";
import { path } from "../../app/_i18n/paths";
import { expectAccessible, expectForcedColours } from "../support/measures/axe";
import { expectReadable } from "../support/measures/layout";
import { movingParts } from "../support/measures/motion";
import { height, widths } from "../support/measures/screens";
import { expectStarted } from "../support/islands/started";
import { expect, test } from "../support/test";
import { sampled, sampledLanguages } from "../support/matrix";

const rowOf = (page: Page, key: string) =>
  page.locator(".ledger__row", { has: page.locator(`[data-dialog="${key}"]`) });

/** Scrolls to the register as a visitor does. */
async function comeTo(page: Page): Promise<void> {
  await expectStarted(page);
  await page.locator(".ledger").evaluate((ledger) => ledger.scrollIntoView());
}

for (const locale of sampledLanguages()) {
  const now = Date.now();

  test(`long after the build the page in ${locale} says what each document is`, async ({ page }) => {
    for (const later of [0, 30, 400]) {
      const moment = now + later * 864e5;
      const day = warsawDay(moment);
      await page.clock.setFixedTime(moment);
      await page.goto(path(locale, "home"));
      await comeTo(page);
      for (const certificate of certificates) {
        const state = rowOf(page, certificate.key).locator("[data-state]");
        await expect(state).toHaveAttribute("data-state", stateOn(certificate, day));
        for (const each of daysOf(certificate))
          await expect(rowOf(page, certificate.key)).toContainText(writtenDay(each));
      }
    }
  });
}

/** A document that the visitor sees become valid, end soon and expire; days far from any that the site names. */
const planted = { from: "2091-03-25", until: "2091-10-28" } as const;
const calendar = calendarOf(planted, "2091-01-01", (state) => `${state} #`);

for (const timezoneId of sampled(["Europe/Warsaw", "Asia/Tokyo", "America/Los_Angeles"])) {
  test.describe(`for a visitor in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("a document changes at midnight in Poland, whenever the page was built", async ({ page }) => {
      // The page as it would be with such a document: nothing else of it is touched.
      await page.route("/", async (route) => {
        const answer = await route.fetch();
        const json = JSON.stringify(calendar).replaceAll('"', "&quot;");
        const html = (await answer.text()).replace('<p class="document-state"', `$& data-calendar="${json}"`);
        await route.fulfill({ response: answer, body: html });
      });
      const changes = [planted.from, dayAfter(planted.until, -60), planted.until, dayAfter(planted.until)];
      for (const day of changes) {
        // In summer Poland is two hours ahead of UTC, in winter one.
        const hours = [22, 23].map((hour) => Date.parse(`${dayAfter(day, -1)}T${hour}:00:00Z`));
        const midnight = hours.find((hour) => warsawDay(hour) === day) ?? NaN;
        for (const time of [midnight - 1, midnight]) {
          await page.clock.setFixedTime(time);
          await page.goto("/");
          await comeTo(page);
          const [state = "", words = ""] = calledOn(calendar, warsawDay(time)) ?? [];
          const place = page.locator("[data-calendar]").first();
          await expect(place).toHaveText(words);
          await expect(place).toHaveAttribute("data-state", state);
        }
      }
    });
  });
}

test("the planted document meets every state", () => {
  const states = calendar.map(([, state]) => state);
  expect([...new Set(states)]).toEqual(["planned", "valid", "endsSoon", "expired"]);
});

for (const width of sampled([320, ...widths])) {
  test(`at ${width} px it is readable and accessible, in forced colours, too`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto("/");
    await expectReadable(page, "register");
    await expectAccessible(page, { within: "#certify", state: "register" });
    await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "active" });
    await expectAccessible(page, { within: "#certify", state: "forced", without: ["color-contrast"] });
    await expectForcedColours(page);
    await expect(page.locator(".ledger__row [data-state]")).toHaveCount(certificates.length);
  });
}

test("nothing of it moves by itself", async ({ page }) => {
  await page.goto("/");
  const parts = await movingParts(page, { after: 1, during: 1, texts: true });
  expect(parts.filter((part) => part.includes("ledger") || part.includes("document-state"))).toEqual([]);
});
