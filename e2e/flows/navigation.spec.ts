import type { Page } from "@playwright/test";

import { reloadDelay } from "../../app/_client/arrival";
import { pages } from "../../app/_content/pages";
import { path } from "../../app/_i18n/paths";
import { traitsOf } from "../../app/_i18n/routes";
import { builtPage, builtPages, sitemapPages } from "../support/built-pages";
import { t } from "../support/catalog";
import { expect, expectStarted, test } from "../support/test";
import { flowLocale as locale, run } from "../support/matrix";
import { news } from "../../app/_content/news";
import { specification } from "../../app/_content/test-specification";
import { height } from "../support/measures/layout";
import { linksIn } from "../support/read";

/** Expects that the reload note is gone, which a page's script removes at once. */
const expectNoNote = (page: Page) =>
  // An evaluation fails during navigation.
  expect(async () => {
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toMatch(/reload/i);
  }).toPass();

test("an entry of the menu opens its page at the top and reloads it once, which shows its section before any module has come; back and forward reload nothing", async ({
  page,
}) => {
  const home = path(locale, "home");
  const reloading = pages.filter(({ route }) => traitsOf(route).menuReloads);
  const from = path(locale, reloading[0] ?? "catalogue");
  const start = Date.parse("2026-03-04T05:06:07Z");
  await page.setViewportSize({ width: 360, height: 780 });
  await page.clock.install({ time: start });
  await page.goto(from);
  await expectStarted(page);
  await page.clock.pauseAt(start + 60_000);
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.getByRole("button", { name: t(locale, "nav.openMenu") }).click();
  const menu = page.getByRole("navigation", { name: t(locale, "nav.mainMenu") });
  await menu.getByRole("link", { name: t(locale, "nav.about"), exact: true }).click();
  await expect.poll(() => documents).toEqual([home]);
  await page.waitForURL((url) => url.pathname === home);
  await expectNoNote(page);
  expect(await page.evaluate(() => scrollY), "opens at its top").toBe(0);
  await page.clock.runFor(reloadDelay - 1);
  expect(documents).toEqual([home]);

  // Requests without a response.
  await page.route("**/*.js", () => {});
  await page.clock.runFor(1);
  await expect.poll(() => documents).toEqual([home, home]);
  await expect(page.getByRole("heading", { name: t(locale, "home.about.heading") })).toBeInViewport();
  await expect(page).toHaveURL(/#about$/);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.goBack();
  await page.waitForURL(`**${from}`);
  await page.goForward();
  await expect(page).toHaveURL(/#about$/);
  await expectNoNote(page);
  expect(await page.evaluate(() => history.scrollRestoration)).toBe("auto");
  const before = [...documents];
  await page.clock.runFor(10 * reloadDelay);
  expect(documents).toEqual(before);
});

test("a hovered link's page is prepared: no file, no place on the same page, no other language, none that the menu reloads", async ({
  page,
  baseURL,
}) => {
  const here = path(locale, "catalogue");
  await page.goto(here);
  const tools = await page.context().newCDPSession(page);
  const errors: string[] = [];
  const prepared: string[] = [];
  let candidates: { action: string; url: string }[] = [];
  tools.on("Preload.ruleSetUpdated", ({ ruleSet: { errorMessage } }) => {
    if (errorMessage) errors.push(errorMessage);
  });
  tools.on("Preload.prefetchStatusUpdated", ({ key, status }) => {
    if (status === "Ready") prepared.push(key.url);
  });
  tools.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }) => {
    candidates = preloadingAttemptSources.map(({ key }) => key);
  });
  await tools.send("Preload.enable");
  const allowed = (action: "Prerender" | "Prefetch") =>
    candidates.flatMap((each) => (each.action === action ? each.url : [])).sort();
  await expect.poll(() => allowed("Prerender").length).toBeGreaterThan(2);
  expect(allowed("Prefetch"), "what browsers fetch that draw nothing ahead").toEqual(allowed("Prerender"));
  const known = sitemapPages()
    .filter((each) => each.locale === locale && each.path !== here)
    .map(({ url }) => url);
  // Query strings and fragments do not make another page.
  const pages = allowed("Prerender").map((url) => url.replace(/[?#].*/, ""));
  expect(known).toEqual(expect.arrayContaining(pages));
  for (const reloaded of ["home", "news"] as const)
    expect(pages).not.toContain(String(baseURL) + path(locale, reloaded));
  const banner = page.getByRole("banner");
  await banner.getByRole("link", { name: t(locale, "nav.requestQuote") }).hover();
  // Playwright prevents prerendering; the browser then prefetches the HTML by the same rules.
  await expect.poll(() => prepared).toEqual([baseURL + path(locale, "landing")]);
  expect(errors).toEqual([]);
});

/** Returns the pages of the language with the fragments of links to them. */
function fragments(): [path: string, ids: string[]][] {
  const links = builtPages().flatMap(({ document, path: from }) =>
    linksIn(document, "body").map(([, href = ""]) => new URL(href, `http://localhost${from}`)),
  );
  const found = pages.map((page): [string, string[]] => {
    const to = path(locale, page);
    const { document: $ } = builtPage(to);
    const ids = links.flatMap(({ pathname, hash, search }) =>
      pathname === to && /^#[a-z][^=]*$/i.test(hash) && !search ? hash.slice(1) : [],
    );
    return [to, [...new Set(ids)].filter((id) => $(`[id="${id}"]`).length)];
  });
  return found.filter(([, ids]) => ids.length);
}

/** Expects the target of the address below the header, or above the end of the page. */
const expectThere = (page: Page, id: string) =>
  expect
    .poll(
      () =>
        // An evaluation fails while the page changes.
        page
          .evaluate((id) => {
            const target = document.getElementById(id);
            if (!target?.checkVisibility() || document.readyState !== "complete") return "not shown";
            const header = document.querySelector("body > header")?.getBoundingClientRect().bottom ?? 0;
            const { top, bottom } = target.getBoundingClientRect();
            const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
            if (top >= Math.floor(header) && (top < innerHeight / 2 || (isAtEnd && top < innerHeight)))
              return "";
            // What holds the whole page, or stays in sight, starts above.
            return target.matches("html, main") || bottom <= header + 1
              ? ""
              : `${top} to ${bottom}, header ${header}`;
          }, id)
          .catch(() => "changing"),
      `#${id} at ${page.url()}`,
    )
    .toBe("");

// Only a browser opens what a fragment names, and scrolls to it past the header.
test(
  "every fragment that a link of the site has shows its target below the header: opened, on the open page, loaded again and come back to",
  { tag: "@engines" },
  async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 412, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    const all = fragments().filter((_, at) => run.full || at % 4 === 0);
    expect(all.length).toBeGreaterThan(5);
    for (const [to, [first = "", ...others]] of all) {
      await page.goto("/robots.txt");
      await page.goto(`${to}#${first}`);
      await expectThere(page, first);
      await page.reload();
      await expectThere(page, first);
      await expectStarted(page);
      for (const id of others.slice(0, run.full ? undefined : 3)) {
        await page.evaluate((hash) => location.assign(hash), `#${id}`);
        await expectThere(page, id);
      }
      await page.evaluate(() => localStorage.clear());
    }
    const [[to, [id = ""]] = ["", [""]]] = all;
    await page.goto(`${to}#${id}`);
    await expectThere(page, id);
    await page.goto(path(locale, "blocks"));
    await page.goBack();
    await expectThere(page, id);
  },
);

/** The article whose label follows the flag of the previous article (R55). */
const oddArticle = news.findIndex((article) => "labelFollowsPrevious" in article);

// Only a browser opens `details`, has transitions, and shows the one or the other label by its style.
test("articles open as fast and as high as specified and scroll by keyboard; a label, seen or heard, follows its flag, the odd one that before", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(path(locale, "news"));
  const articles = page.getByRole("article");
  const [first] = await articles.all();
  const duration = await first
    ?.locator("details")
    .evaluate((details) => getComputedStyle(details, "::details-content").transitionDuration);
  expect(duration?.split(", ")).toContain(`${specification.news.seconds}s`);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const flags: boolean[] = news.map(() => false);
  // Opening and closing all in order combines the odd article with every state of the previous one.
  for (const toggled of [...news.keys(), ...news.keys(), Math.max(oddArticle - 1, 0)]) {
    await articles.nth(toggled).locator("summary").click();
    flags[toggled] = !flags[toggled];
    for (const [index, { key }] of news.entries()) {
      const toggle = articles.nth(index).locator("summary");
      const title = t(locale, `news.articles.${key}.title`);
      const isOpen = flags[index === oddArticle ? index - 1 : index];
      await expect(toggle).toContainText(t(locale, isOpen ? "news.collapse" : "news.seeMore"), {
        useInnerText: true,
      });
      await expect(toggle).toHaveAccessibleName(
        t(locale, isOpen ? "news.collapseAria" : "news.seeMoreAria", { title }),
      );
      await expect(articles.nth(index).getByRole("region")).toBeVisible({ visible: flags[index] });
    }
  }
  const opened = articles.nth(Math.max(oddArticle - 1, 0));
  const region = opened.getByRole("region");
  await expect.poll(async () => (await region.boundingBox())?.height).toBe(specification.news.height);
  await opened.locator("summary").focus();
  await page.keyboard.press("Tab");
  await expect(region).toBeFocused();
  await page.keyboard.press("End");
  await expect(region.getByRole("paragraph").last()).toBeInViewport({ ratio: 1 });
});
