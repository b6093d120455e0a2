import { products } from "../../app/_content/products";
import { languages, locales } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { expect, test } from "../support/engines/engine-test";

for (const locale of locales) {
  test(`the product pages in ${languages[locale].name} print as one sheet each`, async ({ visitor }) => {
    for (const { id } of products) {
      await visitor.open(path(locale, { route: "product", id }));
      await visitor.read(async () => void (await document.fonts.ready));
      const printed = await visitor.print();
      test.skip(!printed, "This engine's driver has no command to print.");
      expect(printed).toEqual({ sheets: 1 });
    }
  });
}
