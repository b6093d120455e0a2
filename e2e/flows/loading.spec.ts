import type { Route } from "@playwright/test";

import { products } from "../../app/_content/products";
import { path } from "../../app/_i18n/paths";
import { encode } from "../../app/_quote/line/code";
import { t } from "../support/catalog";
import { formOn, fullLoadOf, messagesWith, order, quoteOn, takeMessages } from "../support/forms";
import { flowLocale, flowLocale as locale } from "../support/matrix";
import { height, widths } from "../support/measures/layout";
import { expect, expectStarted, holdRequests, test } from "../support/test";
import { company, phoneLink } from "../../app/_content/company/company";

/** With the largest first view. */
const address = path("de", "home");

/** Its files before any interaction; their bytes as transferred, and those of its largest picture. */
const budget = { requests: 15, total: 195 * 1024, picture: 60 * 1024 };

// The phone for which the budgets are defined.
test.describe("on the phone of the budgets", () => {
  test.use({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });

  test(`before scrolling, the files of ${address} are few and stay within their budgets, without unused fonts or scripts before the paint`, async ({
    page,
  }) => {
    // Chromium's headless shell moves a pointer over every page, which the site would take for interest.
    await page.addInitScript(() => {
      for (const sign of ["pointerover", "pointermove"])
        addEventListener(sign, (event) => event.stopImmediatePropagation(), true);
    });
    await page.goto(address);
    await page.locator("html[data-loaded]").waitFor();
    await page.waitForLoadState("networkidle");
    const found = await page.evaluate(() => {
      const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const all = [...(performance.getEntriesByType("navigation") as PerformanceResourceTiming[]), ...files];
      const shown = [...document.images].filter((image) => {
        const { top, left, width } = image.getBoundingClientRect();
        return width > 0 && top < innerHeight && left < innerWidth;
      });
      const pictures = files.filter(({ name }) => shown.some(({ currentSrc }) => currentSrc === name));
      const fonts = document.querySelectorAll<HTMLLinkElement>("link[rel=preload][as=font]");
      return {
        requests: [...new Set(all.map(({ name }) => name))],
        total: all.reduce((sum, { transferSize }) => sum + transferSize, 0),
        picture: Math.max(0, ...pictures.map(({ encodedBodySize }) => encodedBodySize)),
        fonts: [...fonts].filter(({ media }) => matchMedia(media).matches).length,
        used: [...document.fonts].filter(({ status }) => status === "loaded").length,
        paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
        script: files.find(({ name }) => name.endsWith(".js"))?.startTime,
      };
    });
    expect(found.requests.length, found.requests.join("\n")).toBeLessThanOrEqual(budget.requests);
    expect(found.total).toBeGreaterThan(0);
    expect(found.total).toBeLessThanOrEqual(budget.total);
    expect(found.picture).toBeLessThanOrEqual(budget.picture);
    // Shared contents, such as another language's name, may need further fonts.
    expect(found.used).toBeGreaterThanOrEqual(found.fonts);
    expect(found.script).toBeGreaterThan(found.paint ?? Infinity);
  });
});

/** Largest shift of a page while it comes (Core Web Vitals call 0.1 good). */
const mostShift = 0.05;

/** Runs in the page. Sums the layout shifts that no input has caused. */
function watchShifts(): void {
  const sums = Object.assign(window, { shifts: 0 });
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries() as (PerformanceEntry & { value: number })[])
      sums.shifts += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
}

// Only a browser has a layout that shifts.
test("nothing moves while a page comes; with scripts late, the first paint says how many lines a list by link has, or that it is unreadable, and nothing of a refused list is shown", async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.addInitScript(watchShifts);
  const form = path(flowLocale, "landing");
  const lines = products.map(({ id }) => fullLoadOf(id));
  const note = "Rampa 3";
  const [code, refused] = [encode(lines), encode([{ kind: "product", product: 999, pieces: 9, note }])];
  const { texts, lines: shown } = quoteOn(page);
  const unreadable = texts.t("quote.share.unreadable", { count: 0 });
  const linked = (count: number) => `${t(flowLocale, "quote.first.linked")} ${count}`;
  for (const width of [widths[0], widths[2]])
    for (const [to, first = "", count = 0, last = ""] of [
      ["/"],
      [address],
      [form],
      [`${form}#l=${code}`, linked(lines.length), lines.length],
      [`${form}#a=${encode(lines.slice(0, 1))}`, linked(1), 1],
      [`${form}#l=${refused}`, linked(1), 0, unreadable],
      [`${form}#l=${refused.slice(0, -9)}`, unreadable, 0, unreadable],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto("/robots.txt");
      await page.evaluate(() => sessionStorage.clear());
      const come = await holdRequests(page, "**/*.js");
      // Followed from a file of the site, like the links of its pages.
      await page.evaluate((to) => location.assign(to), to);
      await page.getByRole("contentinfo").waitFor({ state: "attached" });
      await expect(page.getByRole("main")).toContainText(first);
      come();
      await page.locator("html[data-loaded]").waitFor();
      await expect(shown).toHaveCount(count);
      await expect(page.getByRole("main")).toContainText(last);
      await expect(page.getByRole("main")).not.toContainText(note);
      const shifts = await page.evaluate(() => (window as Window & { shifts?: number }).shifts);
      expect.soft(shifts, `${to.slice(0, 30)} at ${width} px`).toBeLessThanOrEqual(mostShift);
      await page.unrouteAll({ behavior: "ignoreErrors" });
    }
});

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
