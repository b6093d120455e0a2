import type { Route } from "@playwright/test";

import { company, phoneLink } from "../../app/_content/company/company";
import { products } from "../../app/_content/products";
import { path } from "../../app/_i18n/paths";
import { t } from "../support/catalog";
import { formOn, messagesWith, order, quoteOn, takeMessages } from "../support/forms";
import { expect, expectStarted, holdRequests, test } from "../support/test";
import { flowLocale as locale } from "../support/matrix";

/** All code that comes after the page: a request for it gets no answer. */
const modules = "**/assets/js/**";

/** Messages of the page, or of the browser, about files that do not come. */
const ofFiles =
  /^error: .*(\/assets\/|No answer within|signal timed out)|ERR_|Failed to fetch|NetworkError|Load failed|^uncaught: download failed|^error: \S+\.js/;

// Only a browser loses its network and gets it back.
test(
  "without a network and scripts, a press on the order says so, and sends when the network is back",
  { tag: "@engines" },
  async ({ page, request, watch }) => {
    const form = formOn(page, order);
    const values = order.values();
    const cut = (route: Route) => route.abort("connectionreset");
    await page.route(modules, cut);
    await form.open();
    await expectStarted(page);
    await page.route("**", cut);
    await form.fill(values);
    await form.submit.click();
    await expect(form.unsent).toBeInViewport({ ratio: 0.9 });
    await expect(form.unsent.locator(`[href="${phoneLink(company.mainPhone)}"]`)).toBeVisible();
    await expect(form.unsent.locator("[href^='mailto:']")).toBeVisible();
    await form.submit.click();
    await expect(form.unsent, "said again").toBeVisible();
    await form.expectFilled(values);
    await expect(page, "nothing given away").toHaveURL(order.address);

    await page.unrouteAll();
    await form.submit.click();
    await expect(form.success).toBeVisible();
    await expect(form.unsent).toBeHidden();
    expect(await messagesWith(request, values.message ?? "")).toHaveLength(1);
    expect(takeMessages(watch, ofFiles).length).toBeGreaterThan(0);
  },
);

// Only a browser presses between two modules that come.
test("presses before any script has loaded are repeated once: on islands of home, on a product and in a tool", async ({
  page,
  watch,
}) => {
  const button = (key: string, values = {}) => page.getByRole("button", { name: t(locale, key, values) });
  const open = async (address: string) => {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.route(
      ({ hostname }) => hostname !== "localhost",
      (route) => route.fulfill({ contentType: "text/html", body: "<title>provider</title>" }),
    );
    const come = await holdRequests(page, modules);
    await page.goto(address);
    return come;
  };
  let come = await open(path(locale, "home"));
  await button("accessibility.goToSlide", { n: 3 }).click();
  await button("accessibility.pauseCounter").click();
  const map = button("home.contact.map.loadButton");
  await map.press("Enter");
  await expect(map).toHaveAttribute("aria-busy", "true");
  come();
  await expect(button("accessibility.playCounter")).toBeVisible();
  const frame = page.getByTitle(t(locale, "home.contact.map.frameTitle", { company: company.name }));
  await expect(frame).toBeFocused();
  await expect(button("accessibility.goToSlide", { n: 3 })).toHaveAttribute("aria-current", "true");
  // The provider is asked by the press alone; all other tests expect no request to another host.
  await expect.poll(() => watch.foreign.splice(0)).toEqual([await frame.getAttribute("src")]);

  const quote = quoteOn(page);
  come = await open(path(locale, { route: "product", id: products[0].id }));
  await quote.add.click();
  come();
  await expect(page.getByRole("banner")).toContainText(quote.counted(1));
  await quote.undo.click();
  await expect(quote.undo).toHaveCount(0);

  come = await open(path(locale, "load"));
  await page.getByLabel(t(locale, "load.quantityLabel")).fill("1200");
  await quote.add.click();
  come();
  await quote.way(1).click();
  await expect(quote.amountOf(0), "the typed pieces").toHaveValue("1200");
});
