import type { Page } from "@playwright/test";

import { news } from "../../app/_content/news";
import { products } from "../../app/_content/products";
import { specification } from "../../app/_content/test-specification";
import { path } from "../../app/_i18n/paths";
import { builtPages } from "../support/built-pages";
import { t } from "../support/catalog";
import { expectStarted, hydrateIslands } from "../support/islands";
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

const [first] = products;
const tab = (key: string) => t(locale, `product.tabs.${key}`);

// Only a browser moves the focus by keys, and scrolls.
test("tabs of a product: keys move along them and into the shown one, and a link to the form opens its tab, again and again", async ({
  page,
}) => {
  const comment = page.getByText(t(locale, first.comment));
  await page.goto(path(locale, { route: "product", id: first.id }, "discussion"));
  await expect(comment).toBeInViewport();
  await hydrateIslands(page);
  const list = page.getByRole("tablist", { name: tab("label") });
  await list.getByRole("tab", { name: tab("discussion") }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(list.getByRole("tab", { name: tab("description") })).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel", { name: tab("discussion") })).toBeFocused();

  const quantity = page.getByRole("textbox", { name: t(locale, "orderForm.fields.quantity.label") });
  for (const round of ["first", "again, the address being the same"]) {
    await page.getByRole("link", { name: t(locale, "product.orderButton") }).click();
    await expect(quantity, round).toBeFocused();
    await expect(quantity, round).toBeInViewport({ ratio: 1 });
    await expect(comment, round).toBeHidden();
    await page.getByRole("tab", { name: tab("discussion") }).click();
    await expect(comment, round).toBeVisible();
    await expect(page, "a press on a tab leaves the address alone").toHaveURL(/#quantity$/);
  }
});

/** The article whose label follows the flag of the previous article (R55). */
const oddArticle = news.findIndex((article) => "labelFollowsPrevious" in article);

/** Returns the flag that each article's label follows: its own, or for the odd article the previous one's. */
const flagOfLabel = (flags: readonly boolean[]) =>
  flags.map((flag, index) => (index === oddArticle ? flags[index - 1] : flag));

// Only a browser opens `details`, and shows the one or the other label by its style.
test("articles expand and collapse by themselves; a label, seen or heard, follows its flag, the odd one that before", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(path(locale, "news"));
  const articles = page.getByRole("article");
  const flags: boolean[] = news.map(() => false);
  // Opening and closing all in order combines the odd article with every state of the previous one.
  for (const toggled of [...news.keys(), ...news.keys(), Math.max(oddArticle - 1, 0)]) {
    await articles.nth(toggled).locator("summary").click();
    flags[toggled] = !flags[toggled];
    const labels = flagOfLabel(flags);
    for (const [index, { key }] of news.entries()) {
      const toggle = articles.nth(index).locator("summary");
      const title = t(locale, `news.articles.${key}.title`);
      const isOpen = labels[index];
      await expect(toggle).toContainText(t(locale, isOpen ? "news.collapse" : "news.seeMore"), {
        useInnerText: true,
      });
      await expect(toggle).toHaveAccessibleName(
        t(locale, isOpen ? "news.collapseAria" : "news.seeMoreAria", { title }),
      );
      await expect(articles.nth(index).getByRole("region")).toBeVisible({ visible: flags[index] });
    }
  }
});

// Only a browser has transitions and a height that scrolls.
test("articles open as fast and as high as specified, and scroll by keyboard", async ({ page }) => {
  await page.goto(path(locale, "news"));
  const article = page.getByRole("article").first();
  const region = article.getByRole("region");
  for (const [motion, seconds] of [
    ["no-preference", specification.news.seconds],
    ["reduce", 0],
  ] as const) {
    await page.emulateMedia({ reducedMotion: motion });
    await article.locator("summary").click();
    const duration = await article.locator("details").evaluate((details) => {
      const { transitionDuration, transitionProperty } = getComputedStyle(details, "::details-content");
      const properties = transitionProperty.split(", ");
      const property = properties.findIndex((each) => /^(max-height|max-block-size|none)$/.test(each));
      return transitionDuration.split(", ")[property];
    });
    expect(duration, motion).toBe(`${seconds}s`);
    await expect.poll(async () => (await region.boundingBox())?.height).toBe(specification.news.height);
    await article.locator("summary").click();
    await expect(region).toBeHidden();
  }
  await article.locator("summary").press("Enter");
  await page.keyboard.press("Tab");
  await expect(region).toBeFocused();
  const last = region.getByRole("paragraph").last();
  await page.keyboard.press("End");
  await expect(last).toBeInViewport({ ratio: 1 });
});
