import { languages, locales } from "../../app/_i18n/languages";
import { sitemapPages } from "../../scripts/built/sitemap";
import { expect, test } from "../support/engines/engine-test";
import { misplaced } from "../support/measures/layout";
import { height, widths } from "../support/measures/screens";
import { errorPath } from "../support/shipped";

test.use({ still: true });

for (const locale of locales) {
  test(`every page in ${languages[locale].name} is readable, and none is wider than the window`, async ({
    visitor,
  }) => {
    const pages = sitemapPages().filter((each) => each.locale === locale);
    for (const path of [...pages.map((each) => each.path), ...(locale === "pl" ? [errorPath] : [])]) {
      await visitor.open(path);
      await visitor.read(async () => void (await document.fonts.ready));
      for (const width of widths) {
        await visitor.resize(width, height);
        await expect.poll(() => visitor.read(() => innerWidth)).toBe(width);
        expect.soft(await visitor.read(misplaced), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}
