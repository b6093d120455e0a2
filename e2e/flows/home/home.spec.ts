import { certificates } from "../../../app/_content/company/certificates";
import { recommendations } from "../../../app/_content/company/recommendations";
import { productById } from "../../../app/_content/products";
import { figure } from "../../../app/_i18n/figures";
import { languages } from "../../../app/_i18n/languages";
import { path } from "../../../app/_i18n/paths";
import { offerItems } from "../../../app/_sections/home/offer/offer";
import { documentName, t } from "../../support/catalog";
import { height, widths } from "../../support/measures/screens";
import { waitUntilSettled } from "../../support/islands/hydrated";
import { expect, test } from "../../support/test";
import { sampledLanguages } from "../../support/matrix";

/** The sections in reading order: the key of the heading's words, and the anchor the section lies in. */
const sections = [
  ["home.banner.slide1.title", "home"],
  ["home.tools.heading", null],
  ["home.about.heading", "about"],
  ["home.company.heading", "company"],
  ["home.services.heading", "offer"],
  ["home.offer.heading", "offer"],
  ["home.certificates.heading", "certify"],
  ["home.recommendations.heading", "rekom"],
  ["home.callToAction.heading", null],
  ["home.contact.heading", "contact"],
] as const;

for (const locale of sampledLanguages()) {
  const address = path(locale, "home");

  test.describe(`home in ${languages[locale].name}`, () => {
    for (const width of widths) {
      test(`is complete at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.goto(address);
        await expect(page.locator("html")).toHaveAttribute("lang", locale);
        await waitUntilSettled(page);

        const order: number[] = [];
        for (const [key, anchor] of sections) {
          const heading = page.getByRole("heading", { name: t(locale, key), exact: true });
          await expect(heading).toBeVisible();
          order.push((await heading.evaluate((element) => element.getBoundingClientRect().y + scrollY)) | 0);
          if (anchor) await expect(page.locator(`#${anchor}`).filter({ has: heading })).toHaveCount(1);
        }
        expect(order, "headings from top to bottom").toEqual(order.toSorted((a, b) => a - b));
      });
    }

    test("leads on without JavaScript: certificates, map and the menu of a small screen", async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const page = await context.newPage();
      await page.goto(address);
      // Certificates open as files, and the cover of the map leads outside.
      for (const certificate of certificates) {
        const { file } = certificate;
        const name = documentName(locale, certificate);
        await expect(
          page.getByRole("link", { name: t(locale, "home.certificates.enlarge", { name }), exact: true }),
        ).toHaveAttribute("href", file);
      }
      await expect(
        page.getByRole("link", { name: t(locale, "home.contact.map.openExternal") }),
      ).toBeVisible();

      await page.setViewportSize({ width: 360, height: 780 });
      await page.getByRole("button", { name: t(locale, "nav.openMenu") }).click();
      await expect(
        page
          .getByRole("navigation", { name: t(locale, "nav.mainMenu") })
          .getByRole("link")
          .first(),
      ).toBeVisible();
      await context.close();
    });
  });
}

test("leads from every picture and name of the offer to what they show", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height });
  await page.goto("/");
  await waitUntilSettled(page);
  for (const [index, { key, productId }] of offerItems.entries()) {
    const item = page.locator(".offer__item").nth(index);
    const address = path("pl", productId ? { route: "product", id: productId } : "blocks");
    await expect(item.getByRole("link", { name: t("pl", `home.offer.${key}.title`) })).toHaveCount(2);
    for (const part of ["img", "h3", ".text-link"]) {
      const target = await item.locator(part).evaluate((element) => {
        element.scrollIntoView({ behavior: "instant", block: "center" });
        const { x, y, width, height } = element.getBoundingClientRect();
        return document
          .elementFromPoint(x + width / 2, y + height / 2)
          ?.closest("a")
          ?.getAttribute("href");
      });
      expect(target, `${key}: ${part}`).toBe(address);
    }
  }
});

test("says of every industry why it buys what, and leads there", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  for (const industry of recommendations) {
    const name = t("pl", `home.recommendations.${industry.key}`);
    const slide = page.locator(".recommendations__slide", { hasText: name });
    const link = slide.getByRole("link");
    await expect(slide.locator("p")).not.toBeEmpty();
    const product = "product" in industry ? productById(industry.product) : undefined;
    if (product) {
      const { id, geometry, maxLoad } = product;
      await expect(slide).toContainText(`${geometry.length} × ${geometry.depth} mm`);
      await expect(slide).toContainText(t("pl", "decision.loadValue", { load: figure("pl", maxLoad) }));
      await expect(link).toHaveAttribute("href", path("pl", { route: "product", id }));
    } else {
      await expect(slide).toContainText(t("pl", "home.tools.size.name"));
      await link.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("pl", "size.heading"));
      // The tool shows the size that the slide has named.
      if ("size" in industry)
        for (const [field, value] of [
          ["l", industry.size[0]],
          ["w", industry.size[1]],
        ] as const)
          await expect(page.locator(`#size-${field}`)).toHaveValue(String(value));
      await page.goBack();
    }
  }
});
