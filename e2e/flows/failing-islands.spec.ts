import { path } from "../../app/_i18n/paths";
import { t } from "../support/catalog";
import { expectStandsAsHtml, ofTheThrow } from "../support/engines/failing-island";
import { pageVisitor } from "../support/engines/visitor";
import { forms } from "../support/forms/forms";
import { flowLocale as locale } from "../support/matrix";
import { expect, test, type Watch } from "../support/test";

/**
 * Expects that the console names the module that failed to load, and has no other messages than the browser's
 * own.
 */
async function expectReported(watch: Watch): Promise<void> {
  const names = (message: string) => message.startsWith("error: ") && message.includes("/assets/js/counter-");
  await expect.poll(() => watch.messages.some(names)).toBe(true);
  const ofBrowser = (message: string) => message.startsWith("error: Failed to load resource");
  expect(watch.messages.filter((message) => !names(message) && !ofBrowser(message))).toEqual([]);
  watch.messages.splice(0);
}

test("an island without its code is named, a press on it is answered, and the next one tries again", async ({
  page,
  watch,
}) => {
  const code = "**/assets/js/counter-*.js";
  await page.route(code, (route) => route.abort("connectionrefused"));
  await page.goto(path(locale, "home"));
  const pause = page.getByRole("button", { name: t(locale, "accessibility.pauseCounter") });
  await pause.scrollIntoViewIfNeeded();
  await expectReported(watch);
  await pause.click();
  await expect(page.getByText(t(locale, "messages.partFailed"), { exact: true })).toBeInViewport({
    ratio: 0.5,
  });
  await expectReported(watch);
  await page.unroute(code);
  await pause.click();
  await expect(page.getByRole("button", { name: t(locale, "accessibility.playCounter") })).toBeVisible();
});

for (const kind of forms)
  test(`${kind.name}: a form that throws on every render stands as HTML, with its text`, async ({
    page,
    watch,
  }) => {
    await expectStandsAsHtml(pageVisitor(page), kind);
    expect(watch.messages.filter((message) => !ofTheThrow.test(message))).toEqual([]);
    watch.messages.splice(0);
  });
