import { languages, locales } from "../../app/_i18n/languages";
import { sitemapPages } from "../../scripts/built/sitemap";
import { expect, test } from "../support/engines/engine-test";
import { misplaced } from "../support/measures/layout";
import { height, widths } from "../support/measures/screens";
import { errorPath } from "../support/built-pages";

test.use({ still: true });

for (const locale of locales) {
  test(`every page in ${languages[locale].name} is readable, and none is wider than the window`, async ({
    visitor,
  }) => {
    const pages = sitemapPages().filter((each) => each.locale === locale);
    const paths = [...pages.map((each) => each.path), ...(locale === "pl" ? [errorPath] : [])];
    // A page is opened at its width: WebKitGTK keeps the column widths of a table whose cells change with the window.
    for (const width of widths) {
      await visitor.resize(width, height);
      for (const path of paths) {
        await visitor.open(path);
        await expect.poll(() => visitor.read(() => innerWidth)).toBe(width);
        await visitor.read(async () => void (await document.fonts.ready));
        expect.soft(await visitor.read(misplaced), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}
