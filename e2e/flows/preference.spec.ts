import type { Page } from "@playwright/test";

import { languages, type Locale } from "../../app/_i18n/languages";
import { pages } from "../../app/_content/pages";
import { path } from "../../app/_i18n/paths";
import { firstProduct, lastProduct, productPath } from "../support/some-products";
import { choice, nothing, remember, stored, type Stored } from "../support/stored-language";
import { expect, test } from "../support/test";
import { sampledLanguages, sampledThird } from "../support/matrix";

/** Paths of the documents that the page has shown, in order. */
function visits(page: Page): string[] {
  const seen: string[] = [];
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) seen.push(new URL(frame.url()).pathname);
  });
  return seen;
}

async function openLanguages(page: Page) {
  await page.locator(".language-menu summary").click();
  return (locale: Locale) =>
    page.locator(".language-menu__list").getByRole("link", { name: languages[locale].name });
}

test.describe("on an address without prefix", () => {
  const noChoice: readonly Stored[] = [
    nothing,
    ["de", null],
    [null, "Deutsch"],
    ["fr", "Français"],
    ["de", "Français"],
    ["en", "English"],
    ["", ""],
  ];
  test("what is no choice shows and stores Polish", async ({ page }) => {
    for (const values of noChoice) {
      await test.step(JSON.stringify(values), async () => {
        await remember(page, values);
        await page.goto("/product-list/");
        expect(new URL(page.url()).pathname).toBe("/product-list/");
        expect(await stored(page)).toEqual(choice("pl"));
      });
    }
  });

  for (const locale of sampledLanguages()) {
    test(`${languages[locale].name}, once chosen, is shown on every page`, async ({ page }) => {
      await remember(page, choice(locale));
      for (const target of sampledThird(pages)) {
        await page.goto(path("pl", target), { waitUntil: "commit" });
        await page.waitForURL(`**${path(locale, target)}`);
        await expect(page.locator("html")).toHaveAttribute("lang", locale);
        expect(await stored(page)).toEqual(choice(locale));
      }
    });
  }

  test("query and hash come along, and the way back leads out", async ({ page, baseURL }) => {
    await remember(page, choice("de"));
    await page.goto("/en/landing/");
    await page.goto(`${productPath("pl", lastProduct)}?utm_source=mail%20a&b=1#main`);
    await page.waitForURL(`**${productPath("de", lastProduct)}**`);
    expect(page.url()).toBe(`${baseURL}${productPath("de", lastProduct)}?utm_source=mail%20a&b=1#main`);
    await page.goBack();
    expect(page.url()).toBe(`${baseURL}/en/landing/`);
  });

  test("nothing of the Polish page is painted on the way", async ({ page }) => {
    await remember(page, choice("en"));
    // The other page only comes once the Polish one has reported that it has nothing to paint.
    let tell: (state: string) => void = () => {};
    const announced = new Promise<string>((resolve) => (tell = resolve));
    await page.exposeFunction("tell", (state: string) => tell(state));
    await page.addInitScript(() => {
      if (location.pathname !== "/") return;
      const { tell } = window as unknown as { tell(state: string): void };
      new MutationObserver(() => {
        const paints = performance.getEntriesByType("paint").length;
        tell(`display: ${getComputedStyle(document.documentElement).display}, paints: ${paints}`);
      }).observe(document, { subtree: true, attributeFilter: ["hidden"] });
    });
    await page.route("**/en/", async (route) => {
      await announced;
      await route.continue();
    });
    await page.goto("/", { waitUntil: "commit" });
    await page.waitForURL("**/en/");
    expect(await announced).toBe("display: none, paints: 0");
    await expect(page.locator("h1")).toBeVisible();
  });

  test("the choice leads on once, and never in circles", async ({ page }) => {
    await remember(page, choice("de"));
    const seen = visits(page);
    await page.goto("/aktualnosci/", { waitUntil: "commit" });
    await page.waitForURL("**/de/aktualnosci/");
    await page.waitForLoadState();
    await page.reload();
    expect(seen.filter((each) => each === "/de/aktualnosci/")).toHaveLength(2);
    expect(seen.filter((each) => each === "/aktualnosci/").length).toBeLessThanOrEqual(1);
  });
});

test.describe("on an address with prefix", () => {
  for (const here of ["de", "en"] as const) {
    test(`/${here}/ wins over another language that is stored, which stays`, async ({ page }) => {
      for (const values of [choice("pl"), choice(here === "de" ? "en" : "de")]) {
        await remember(page, values);
        await page.goto(`/${here}/landing/`);
        expect(new URL(page.url()).pathname).toBe(`/${here}/landing/`);
        expect(await stored(page)).toEqual(values);
      }
    });

    test(`/${here}/ stores itself where nothing is stored`, async ({ page }) => {
      await page.goto(`/${here}/`);
      expect(await stored(page)).toEqual(choice(here));
    });
  }
});

test.describe("choosing a language", () => {
  test("stores both values and opens the same page at once, there and back", async ({ page, baseURL }) => {
    await page.goto(`${productPath("pl", firstProduct)}?from=mail#main`);
    await (await openLanguages(page))("de").click();
    await page.waitForURL(`**${productPath("de", firstProduct)}**`);
    expect(page.url()).toBe(`${baseURL}${productPath("de", firstProduct)}?from=mail#main`);
    expect(await stored(page)).toEqual(choice("de"));

    const seen = visits(page);
    await (await openLanguages(page))("pl").click();
    await page.waitForURL(`${baseURL}${productPath("pl", firstProduct)}?from=mail#main`);
    await page.waitForLoadState();
    expect(await stored(page)).toEqual(choice("pl"));
    expect(seen).toEqual([productPath("pl", firstProduct)]);
  });

  test("counts from the first moment, before the page's scripts are there", async ({ page, baseURL }) => {
    await remember(page, choice("de"));
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/assets/js/**", async (route) => {
      await held;
      await route.continue().catch(() => {}); // its page may be gone
    });
    await page.goto("/de/", { waitUntil: "domcontentloaded" });
    await (await openLanguages(page))("pl").click();
    await page.waitForURL(`${baseURL}/`);
    release();
    await page.waitForLoadState();
    expect(page.url()).toBe(`${baseURL}/`);
    expect(await stored(page)).toEqual(choice("pl"));
  });

  test("by the middle button, too", { tag: "@whole-browser" }, async ({ page, context, baseURL }) => {
    await remember(page, choice("de"));
    await page.goto("/de/landing/");
    const link = (await openLanguages(page))("pl");
    const [tab] = await Promise.all([context.waitForEvent("page"), link.click({ button: "middle" })]);
    await tab.waitForLoadState();
    expect(tab.url()).toBe(`${baseURL}/landing/`);
    expect(await stored(tab)).toEqual(choice("pl"));
  });

  test("by keyboard", async ({ page }) => {
    await page.goto("/landing/");
    const link = (await openLanguages(page))("en");
    await link.focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/en/landing/");
    expect(await stored(page)).toEqual(choice("en"));
  });
});

test.describe("where storage is blocked", () => {
  test("every page opens as it is, and languages are links", async ({ page, context }) => {
    await context.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get() {
          throw new DOMException("Access is denied.", "SecurityError");
        },
      });
    });
    await page.goto("/product-list/");
    await (await openLanguages(page))("de").click();
    await page.waitForURL("**/de/product-list/");
    await (await openLanguages(page))("pl").click();
    await page.waitForURL((url) => url.pathname === "/product-list/");
    await expect(page.locator("html")).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("the languages are links to the same page", async ({ page }) => {
    await page.goto(productPath("de", lastProduct));
    await (await openLanguages(page))("pl").click();
    await page.waitForURL((url) => url.pathname === productPath("pl", lastProduct));
    await expect(page.locator("html")).toHaveAttribute("lang", "pl");
  });
});

test.describe("the error document", () => {
  const nowhere = "/nowhere/at/all/";
  for (const values of [nothing, choice("de")]) {
    test(`stays where it is and stores nothing (${JSON.stringify(values)})`, async ({ page, watch }) => {
      await remember(page, values);
      const answer = await page.goto(nowhere);
      expect(answer?.status()).toBe(404);
      expect(new URL(page.url()).pathname).toBe(nowhere);
      expect(await stored(page)).toEqual(values);
      // The browser itself reports the status that this test provokes.
      watch.messages.splice(0);
    });
  }
});
