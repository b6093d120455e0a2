import { news } from "../../app/_content/news";
import { path } from "../../app/_i18n/paths";
import { t } from "../support/catalog";
import { expect, test } from "../support/engines/engine-test";
import { pressOn, type Visitor } from "../support/engines/visitor";
import { flagOfLabel } from "../support/news";

/** Which articles are expanded, and what can be read on their toggles. */
const toggles = (visitor: Visitor) =>
  visitor.read(() =>
    [...document.querySelectorAll<HTMLDetailsElement>("article details")].map((details) => ({
      open: details.open,
      label: [...details.querySelectorAll<HTMLElement>("summary span[aria-hidden]")]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }))
        .map((part) => part.textContent.trim())
        .join(),
      shown: details.querySelector("section")?.checkVisibility() ?? false,
    })),
  );

for (const width of [390, 1440]) {
  test(`at ${width} px, every toggle expands and collapses its article by itself`, async ({ visitor }) => {
    await visitor.resize(width, 900);
    await visitor.open(path("pl", "news"));
    const flags = news.map(() => false);
    for (const index of [...flags.keys()].reverse().concat([...flags.keys()])) {
      await pressOn(visitor, { css: `article:nth-of-type(${index + 1}) summary` });
      flags[index] = !flags[index];
      const labels = flagOfLabel(flags);
      await expect
        .poll(() => toggles(visitor))
        .toEqual(
          flags.map((open, each) => ({
            open,
            label: t("pl", labels[each] ? "news.collapse" : "news.seeMore"),
            shown: open,
          })),
        );
    }
  });
}

test("an article's own address opens it", async ({ visitor }) => {
  await visitor.open(path("en", "news", news[1].id));
  await expect
    .poll(async () => (await toggles(visitor)).map(({ open }) => open))
    .toEqual(news.map((_, index) => index === 1));
});
