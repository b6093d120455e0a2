import type { Locator, Page } from "@playwright/test";

import { company } from "../../app/_content/company/company";
import { eurPallet } from "../../app/_content/eur-pallet";
import { path } from "../../app/_i18n/paths";
import { offerItems } from "../../app/_sections/home/offer/offer";
import { t } from "../support/catalog";
import { waitUntilSettled } from "../support/islands/hydrated";
import { flowLocale as locale } from "../support/matrix";
import { height, widths } from "../support/measures/screens";
import { expect, test } from "../support/test";

const home = path(locale, "home");

test("home and the page for a quote show all their headings at every width", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const address of [home, path(locale, "landing")]) {
    await page.goto(address);
    for (const width of widths) {
      await page.setViewportSize({ width, height });
      await waitUntilSettled(page);
      const hidden = await page
        .locator("main :is(h1, h2, h3):not(details *)")
        .evaluateAll((parts) =>
          parts
            .filter((part) => !part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
            .map(({ outerHTML }) => outerHTML.slice(0, 90)),
        );
      expect(hidden, `${address} at ${width} px`).toEqual([]);
    }
  }
});

test("every picture, name and link of the offer leads to what it shows", async ({ page }) => {
  await page.goto(home);
  await waitUntilSettled(page);
  const led = await page.locator(".offer__item").evaluateAll((items) =>
    items.map((item) =>
      ["img", "h3", ".text-link"].map((part) => {
        const element = item.querySelector(part);
        element?.scrollIntoView({ behavior: "instant", block: "center" });
        const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        return hit?.closest("a")?.getAttribute("href");
      }),
    ),
  );
  expect(led).toEqual(
    offerItems.map(({ productId: id }) =>
      Array(3).fill(path(locale, id ? { route: "product", id } : "blocks")),
    ),
  );
});

test("film and map are requested only after a press", { tag: "@island" }, async ({ page, watch }) => {
  await page.route(
    ({ hostname }) => hostname !== "localhost",
    (route) => route.fulfill({ contentType: "text/html", body: "<title>provider</title>" }),
  );
  await page.goto(home);
  for (const [button, title] of [
    ["home.company.video.loadButton", "home.company.video.frameTitle"],
    ["home.contact.map.loadButton", "home.contact.map.frameTitle"],
  ] as const) {
    const load = page.getByRole("button", { name: t(locale, button) });
    await load.scrollIntoViewIfNeeded();
    expect(watch.foreign).toEqual([]);
    await load.click();
    const frame = page.getByTitle(t(locale, title, { company: company.name }));
    await expect(frame).toBeFocused();
    await expect.poll(() => watch.foreign.length).toBe(1);
    // This one request is the point of the test.
    expect(watch.foreign.splice(0)).toEqual([await frame.getAttribute("src")]);
  }
});

test.describe("the pallet in layers", () => {
  const drawing = (page: Page): Locator => page.getByRole("img", { name: t(locale, "explodedPallet.alt") });

  /** Scrolls until the drawing has gone so far through the window (0: comes in below, 1: has left above). */
  const scrollThrough = (page: Page, part: number) =>
    drawing(page).evaluate(async (svg, part) => {
      const { top, height } = svg.getBoundingClientRect();
      scrollTo({ top: scrollY + top - innerHeight + part * (innerHeight + height), behavior: "instant" });
      await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
    }, part);

  /** How far apart the layers lie in all, in millimetres of the drawing. */
  const spread = (page: Page) =>
    drawing(page).evaluate((svg) => {
      const scale = svg.getBoundingClientRect().width / (svg as SVGSVGElement).viewBox.baseVal.width;
      const tops = [...svg.querySelectorAll(".exploded-pallet__layer")].map(
        (layer) => layer.getBoundingClientRect().top / scale,
      );
      return Math.max(...tops) - Math.min(...tops);
    });

  test("parts with the scroll and closes again, and is open on paper and under reduced motion", async ({
    page,
  }) => {
    await page.goto(home);
    await page.locator("html[data-js=loaded]").waitFor();
    let open = 0;
    for (const width of [widths[0], widths[2]]) {
      await page.setViewportSize({ width, height });
      const found = [];
      for (const part of [0.15, 0.36, 0.55, 0.15]) {
        await scrollThrough(page, part);
        found.push(await spread(page));
      }
      const [before = 0, parting = 0, opened = 0, after = 0] = found;
      expect(before, `${width} px`).toBeLessThan(eurPallet.height);
      expect(parting, `${width} px`).toBeGreaterThan(before + eurPallet.height);
      expect(opened, `${width} px`).toBeGreaterThan(parting);
      expect(after, `${width} px`).toBeCloseTo(before, 0);
      open = opened;
    }
    await page.emulateMedia({ reducedMotion: "reduce" });
    expect(await spread(page), "reduced motion").toBeCloseTo(open, 0);
    expect(await drawing(page).evaluate((svg) => svg.getAnimations({ subtree: true }).length)).toBe(0);
    await page.emulateMedia({ reducedMotion: null, media: "print" });
    expect(await spread(page), "paper").toBeCloseTo(open, 0);
  });

  test.describe("in an engine that knows no timelines", () => {
    // The page is changed on its way, and its policy names the styles that it came with.
    test.use({ bypassCSP: true });

    test("is open", async ({ page }) => {
      let asked = 0;
      // The document and the style sheet of what follows its first view.
      await page.route(/\/$|\.css$/, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/\(animation-timeline:\s*view\(\)\)/g, () => {
          asked += 1;
          return "(animation-timeline:unknown())";
        });
        await route.fulfill({ response, body });
      });
      await page.goto(home);
      expect(asked, "places where the page asks whether the engine knows them").toBeGreaterThan(0);
      await scrollThrough(page, 0.15);
      expect(await spread(page)).toBeGreaterThan(3 * eurPallet.height);
    });
  });
});

test("the first screen has picture, picker and tiles, in line with the columns of the page", async ({
  page,
}) => {
  for (const [width, high] of [
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height: high });
    await page.goto(home);
    const box = (place: string) => page.locator(place).first().boundingBox();
    const [picture, picker, column] = [
      await box("#home img"),
      await box(".banner__picker"),
      await box("#about .wrap"),
    ];
    if (!picture || !picker || !column) throw new Error("A part of the first screen has no box.");
    expect(picture.height).toBeGreaterThanOrEqual(560);
    expect(Math.round(picker.x)).toBe(Math.round(picture.x));
    expect(Math.round(picker.x + picker.width)).toBe(Math.round(column.x + column.width));
    for (const part of await page.locator(".banner__picker button, .product-tiles").all())
      await expect(part).toBeInViewport({ ratio: 1 });
  }
});

test("nothing of the first screen shifts while it comes", async ({ page }) => {
  for (const width of [widths[0], widths[2]]) {
    await page.setViewportSize({ width, height });
    await page.goto(home);
    await page.locator("html[data-js=loaded]").waitFor();
    const shifts = await page.evaluate(async () => {
      await document.fonts.ready;
      const seen = [...document.querySelectorAll<HTMLImageElement>("#home img, .product-tiles img")].filter(
        (image) => {
          const { left, top, width } = image.getBoundingClientRect();
          return width > 0 && left < innerWidth && top < innerHeight;
        },
      );
      await Promise.all(seen.map((image) => image.decode()));
      return new Promise<number>((found) => {
        new PerformanceObserver((list) =>
          found(
            (list.getEntries() as (PerformanceEntry & { value: number })[]).reduce(
              (sum, each) => sum + each.value,
              0,
            ),
          ),
        ).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => found(0))));
      });
    });
    expect(shifts, `${width} px`).toBe(0);
  }
});

test.describe("sections that a phone lays out after the first view", () => {
  test.use({ viewport: { width: 412, height } });

  /** Waits until every section is laid out for good. */
  const expectLaidOut = (page: Page) =>
    expect
      .poll(() =>
        page
          .locator(".deferred-sections > *")
          .evaluateAll((all) => [...new Set(all.map((each) => getComputedStyle(each).contentVisibility))]),
      )
      .toEqual(["visible"]);

  const top = (page: Page, id: string) =>
    page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));

  /** Waits until a section that was led to stops where it has to: below the header, by scroll padding and margin (base.css). */
  async function expectBelowHeader(page: Page, id: string): Promise<void> {
    const place = await page
      .locator(`#${id}`)
      .evaluate(
        (section) =>
          parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) +
          parseFloat(getComputedStyle(section).scrollMarginBlockStart),
      );
    await expect.poll(() => top(page, id)).toBe(Math.round(place));
    const header = await page.locator(".site-header").evaluate((bar) => bar.getBoundingClientRect().bottom);
    expect(place).toBeGreaterThan(header);
  }

  test("stay laid out, and a page that is loaded again stays where it was", async ({ page }) => {
    await page.addInitScript(() => {
      const skipped = new Set<EventTarget | null>();
      document.addEventListener(
        "contentvisibilityautostatechange",
        (event) => (event as Event & { skipped: boolean }).skipped && skipped.add(event.target),
        true,
      );
      Object.assign(window, { skipped });
    });
    await page.goto(home);
    await expectLaidOut(page);
    const skipped = () =>
      page.evaluate(() => (window as unknown as { skipped: Set<EventTarget> }).skipped.size);
    expect(await skipped()).toBeGreaterThanOrEqual(4);
    await page.evaluate(() => document.getElementById("rekom")?.scrollIntoView({ behavior: "instant" }));
    const before = await top(page, "rekom");
    await page.reload();
    await expectLaidOut(page);
    // Browsers note whole pixels, and sections are as high as their lines.
    await expect.poll(async () => Math.abs((await top(page, "rekom")) - before)).toBeLessThanOrEqual(1);
  });

  test("are in their places for an address and a link that name one", async ({ page }) => {
    await page.goto(path(locale, "home", "contact"));
    await expectBelowHeader(page, "contact");
    await expectLaidOut(page);
    await expectBelowHeader(page, "contact");
    await page.evaluate(() => location.assign("#certify"));
    await expectBelowHeader(page, "certify");
  });
});
