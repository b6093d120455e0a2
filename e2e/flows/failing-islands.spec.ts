import { path } from "../../app/_i18n/paths";
import { bannerSlides } from "../../app/_sections/home/banner/banner-slides";
import { t } from "../support/catalog";
import { flowLocale as locale } from "../support/matrix";
import { expect, test, type Watch } from "../support/test";

/** Expects that the console names the module that could not be loaded, and says nothing else but what the browser says of it. */
async function expectReported(watch: Watch, module: string): Promise<void> {
  const names = (message: string) =>
    message.startsWith("error: ") && message.includes(`/assets/js/${module}-`);
  await expect.poll(() => watch.messages.some(names)).toBe(true);
  const ofBrowser = (message: string) => message.startsWith("error: Failed to load resource");
  expect(watch.messages.filter((message) => !names(message) && !ofBrowser(message))).toEqual([]);
  watch.messages.splice(0);
}

test("without the loader the console says so, the page works as it does without a script, and a press tries again", async ({
  page,
  watch,
}) => {
  await page.route("**/assets/js/loader-*.js", (route) => route.fulfill({ status: 404, body: "404" }));
  const swipedTo = page.waitForResponse(`**/pictures/${bannerSlides[1].picture}.*`);
  await page.goto(path(locale, "home"));
  await expectReported(watch, "loader");
  await page.mouse.move(60, 300);
  await swipedTo;
  await page.locator(".banner__picker button").nth(1).click();
  await expect(page.locator(".banner-slide").nth(1)).toBeInViewport({ ratio: 0.5 });
  await expectReported(watch, "loader");
  await page.locator(".ledger__open").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.locator("[data-hydrated]")).toHaveCount(0);
});

test("an island without its code is named, a press on it is answered, and the next one tries again", async ({
  page,
  watch,
}) => {
  const code = "**/assets/js/counter-*.js";
  await page.route(code, (route) => route.abort("connectionrefused"));
  await page.goto(path(locale, "home"));
  const pause = page.getByRole("button", { name: t(locale, "accessibility.pauseCounter") });
  await pause.scrollIntoViewIfNeeded();
  await expectReported(watch, "counter");
  await pause.click();
  await expect(page.getByText(t(locale, "messages.partFailed"), { exact: true })).toBeInViewport({
    ratio: 0.5,
  });
  await expectReported(watch, "counter");
  await page.unroute(code);
  await pause.click();
  await expect(page.getByRole("button", { name: t(locale, "accessibility.playCounter") })).toBeVisible();
});
