import type { Page } from "@playwright/test";

import { news } from "../../app/_content/news";
import { specification } from "../../app/_content/test-specification";
import { path } from "../../app/_i18n/paths";
import { builtPages } from "../support/built-pages";
import { t } from "../support/catalog";
import { expectStarted } from "../support/islands";
import { flowLocale as locale, run } from "../support/matrix";
import { height } from "../support/measures/layout";
import { linksIn } from "../support/read";
import { expect, test } from "../support/test";

/** Fragments of the links to each page of a language, by path. */
function fragments(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { document, path: from } of builtPages())
    for (const [, href = ""] of linksIn(document, "body")) {
      const { pathname, hash, search } = new URL(href, `http://localhost${from}`);
      if (!/^#[a-z]/i.test(hash) || hash.includes("=") || search) continue;
      found.set(pathname, (found.get(pathname) ?? new Set()).add(hash.slice(1)));
    }
  return new Map(
    builtPages().flatMap(({ path: to, document: $ }) => {
      const ids = [...(found.get(to) ?? [])].filter((id) => $(`[id="${id}"]`).length);
      return ids.length ? [[to, new Set(ids)] as const] : [];
    }),
  );
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
  "every address with a fragment that a link of the site has shows its target below the header: opened, on the open page, loaded again and come back to",
  { tag: "@engines" },
  async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 412, height });
    await page.emulateMedia({ reducedMotion: "reduce" });
    const all = [...fragments()].filter(
      ([to], at) => run.full || at % 4 === 0 || to === path(locale, "home"),
    );
    expect(all.length).toBeGreaterThan(5);
    for (const [to, ids] of all) {
      const [first = "", ...others] = ids;
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
    const [[to, [id = ""]] = ["", [""]]] = all.map(([to, ids]) => [to, [...ids]] as const);
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
