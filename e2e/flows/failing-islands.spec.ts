import type { Page, Route } from "@playwright/test";

import { t } from "../support/catalog";
import { answerForProviders, islandsWithControls } from "../support/islands/islands";
import { sampled } from "../support/matrix";
import { firstProduct, productPath } from "../support/some-products";
import { expect, test, type Watch } from "../support/test";

const faults = {
  "no connection": (route: Route) => route.abort("connectionrefused"),
  "not found": (route: Route) => route.fulfill({ status: 404, contentType: "text/html", body: "404" }),
  "server error": (route: Route) => route.fulfill({ status: 500, body: "" }),
};

/** What shows that a press was answered by what is on the page already; all other presses need the island's code. */
const worksWithoutScript: Readonly<Record<string, string>> = {
  "banner-picker": ".banner-slide:nth-child(2)",
  "photo-strip-controls": ".photo-strip li:nth-child(2)",
};

/** Whether the console names a module that could not be loaded. */
const names = (message: string, module: string) =>
  message.startsWith("error: ") && message.includes(`/assets/js/${module}-`);

/** What the console says besides the module that could not be loaded, and besides what the browser says of it. */
const others = (watch: Watch, module: string) =>
  watch.messages.filter(
    (message) => !names(message, module) && !message.startsWith("error: Failed to load resource"),
  );

/** Expects that the console names the module that could not be loaded, and says nothing else but what the browser says of it. */
async function expectReported(watch: Watch, module: string): Promise<void> {
  await expect.poll(() => watch.messages.some((message) => names(message, module))).toBe(true);
  expect(others(watch, module)).toEqual([]);
  watch.messages.splice(0);
}

/** A press tries again, which may have failed and been logged by now, or not. */
function forgetRetries(watch: Watch, module: string): void {
  watch.messages = others(watch, module);
}

/** What is looked at of each island that can't be loaded. */
const checks = ["the page stays usable", "a press is answered", "the next press tries again"] as const;

for (const [index, island] of islandsWithControls.entries()) {
  const address = `**/assets/js/${island.name}-*.js`;

  /** Opens the page and comes to the island, whose code is answered for; the console has to say so. */
  async function meetBroken(page: Page, watch: Watch, answer: (route: Route) => Promise<void>) {
    await page.route(address, answer);
    await page.goto(island.address);
    const control = island.control(page);
    await control.scrollIntoViewIfNeeded();
    await control.focus();
    await expectReported(watch, island.name);
  }

  for (const check of sampled(checks, index)) {
    test(`${island.name} can't be loaded: the console says so, ${check}`, async ({ page, watch }) => {
      await answerForProviders(page);
      // To a page a module that is not there is one, however it fails to come.
      const answers = Object.values(faults);
      await meetBroken(page, watch, answers[index % answers.length] ?? faults["no connection"]);
      const control = island.control(page);
      if (check === "the page stays usable") await island.expectUsable(page);
      else if (check === "a press is answered") {
        await control.click();
        const answer = worksWithoutScript[island.name];
        const announced = page.getByText(t("pl", "messages.partFailed"), { exact: true });
        await expect(answer ? page.locator(answer) : announced).toBeInViewport({ ratio: 0.5 });
      } else {
        await page.unroute(address);
        await control.click();
        await island.expectDone(page);
      }
      // Interest in the page hydrates a tool as well as interest in the tool does: that may have failed, too.
      forgetRetries(watch, island.name);
      watch.foreign.splice(0);
    });
  }
}

for (const [fault, answer] of sampled(Object.entries(faults))) {
  test(`the loader, ${fault}: the console says so, the page works as it does without a script`, async ({
    page,
    watch,
  }) => {
    await page.route("**/assets/js/loader-*.js", answer);
    await page.goto("/");
    await expectReported(watch, "loader");
    await expect(page.locator("[data-hydrated]")).toHaveCount(0);
    // A press tries again, and says so again.
    await page.getByRole("button", { name: t("pl", "accessibility.pauseCounter") }).click();
    await expectReported(watch, "loader");
    await page.locator(".ledger__open").first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
}

test("React, which all islands need: each is named, and every page works as it does without a script", async ({
  page,
  watch,
}) => {
  await page.route("**/assets/js/hydrate-*.js", faults["no connection"]);
  await page.goto(productPath("pl", firstProduct));
  const tab = page.getByRole("tab", { name: t("pl", "product.tabs.discussion") });
  await tab.scrollIntoViewIfNeeded();
  await expectReported(watch, "hydrate");
  const form = page.locator("form[data-draft]");
  await form.locator("textarea").fill("Palety do Gdyni");
  await expectReported(watch, "hydrate");
  await expect(form.locator("textarea")).toHaveValue("Palety do Gdyni");
});
