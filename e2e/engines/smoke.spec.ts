import { createRequire } from "node:module";

import { expect, test } from "@playwright/test";
import puppeteer from "puppeteer-core";
import { Builder, type WebElement } from "selenium-webdriver";
import type * as Remote from "selenium-webdriver/remote";

import { products } from "../../app/_content/products";
import { path } from "../../app/_i18n/paths";
import { ensurePortIsFree } from "../../scripts/command/loopback";
import { quoteTexts } from "../support/built-pages";
import { t } from "../support/catalog";
import { engines } from "../support/check-site";
import { contact, expectListed, fullLoadOf, messagesWith, typedBesideList } from "../support/forms";
import { wakeIslands } from "../support/test";
import { flowLocale as locale, onePageOfEachRoute } from "../support/matrix";

// Node can't import a folder of a package from an ES module.
const { DriverService } = createRequire(import.meta.url)("selenium-webdriver/remote") as typeof Remote;

/** Runs in the page. Returns the first shown match of a selector that contains a text. */
const shown = (css: string, text = "") =>
  [...document.querySelectorAll<HTMLElement>(css)].find(
    (each) => each.checkVisibility({ visibilityProperty: true }) && each.textContent.includes(text),
  );

type Found = { click(): Promise<void>; type(text: string): Promise<void> } | null;

/** Drives Firefox over WebDriver BiDi, which needs no driver program. */
async function startFirefox(executablePath: string) {
  const browser = await puppeteer.launch({ browser: "firefox", executablePath });
  const page = await browser.newPage();
  return {
    open: (address: string) => page.goto(address),
    woken: () => page.evaluate(wakeIslands),
    find: async (...what: Parameters<typeof shown>) =>
      (await page.evaluateHandle(shown, ...what)).asElement() as Found,
    close: () => browser.close(),
  };
}

/** Drives WebKitGTK on a virtual display by its driver program. */
async function startWebKit(program: string) {
  const port = await ensurePortIsFree(0);
  const args = ["--auto-servernum", program, `--port=${port}`];
  const service = new DriverService("/usr/bin/xvfb-run", { loopback: true, port, args });
  const driver = await new Builder()
    .usingServer(await service.start())
    .forBrowser("MiniBrowser")
    .build();
  const run = <Result>(inPage: unknown, ...what: unknown[]) =>
    driver.executeScript<Result>(`return (${String(inPage)})(...arguments)`, ...what);
  return {
    open: (address: string) => driver.get(address),
    woken: () => run<string[]>(wakeIslands),
    find: async (...what: Parameters<typeof shown>): Promise<Found> => {
      const found = await run<WebElement | null>(shown, ...what);
      return found && { click: () => found.click(), type: (text: string) => found.sendKeys(text) };
    },
    close: () => driver.quit().finally(() => service.kill()),
  };
}

for (const [name, start] of Object.entries({ Firefox: startFirefox, WebKit: startWebKit }))
  test(`${name}: each kind of page starts its islands; a product goes on the list, and the form sends it`, async ({
    baseURL,
    request,
  }) => {
    const { program, debian } = engines[name as keyof typeof engines];
    test.skip(!program, `${debian} is not installed`);
    const browser = await start(program ?? "");
    try {
      for (const page of onePageOfEachRoute) {
        await browser.open(String(baseURL) + path(locale, page));
        await expect.poll(browser.woken, { message: path(locale, page), timeout: 20_000 }).toEqual([]);
      }
      const [{ id }] = products;
      const { t: say, products: named } = quoteTexts(locale);
      await browser.open(String(baseURL) + path(locale, { route: "product", id }));
      const at = async (...what: Parameters<typeof shown>): Promise<NonNullable<Found>> => {
        await expect
          .poll(() => browser.find(...what), { message: what.join(), timeout: 20_000 })
          .toBeTruthy();
        return (await browser.find(...what)) as NonNullable<Found>;
      };
      const press = (...what: Parameters<typeof shown>) =>
        // An element may still move.
        expect(async () => (await at(...what)).click()).toPass({ timeout: 20_000 });
      await press("main a[href*='#a=']");
      await press("main a", say("quote.openButton", { count: 1 }));
      await at("li", named[id]?.short);
      const values = typedBesideList();
      for (const [field, value] of Object.entries(values)) await (await at(`[name=${field}]`)).type(value);
      await (await at("[name=rodoConsent]")).type(" ");
      await press("button", t(locale, contact.submit));
      await at("[role=alertdialog]");
      const [sent, ...others] = await messagesWith(request, values.message ?? "");
      expect(sent).toMatchObject({ user_email: values.user_email });
      expectListed(sent?.message, values.message, [fullLoadOf(id)], quoteTexts(locale));
      expect(others).toEqual([]);
    } finally {
      await browser.close();
    }
  });
