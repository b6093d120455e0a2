import { certificates } from "../../app/_content/company/certificates";
import { writtenDay } from "../../app/_content/validity/day";
import { daysOf } from "../../app/_content/validity/state";
import { recommendations } from "../../app/_content/company/recommendations";
import { company, shownPhone } from "../../app/_content/company/company";
import { languages, locales } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { t } from "../support/catalog";
import { documentName } from "../support/document-name";
import { openDetails } from "../support/open-parts";
import { height, widths } from "../support/measures/screens";
import { waitUntilSettled } from "../support/islands/settled";
import { expect, test } from "../support/test";

/** The sections in reading order: the key of the heading's words, and the anchor the section lies in. */
const sections = [
  ["home.banner.slide1.title", "home"],
  ["home.about.heading", "about"],
  ["home.company.heading", "company"],
  ["home.services.heading", "offer"],
  ["home.offer.heading", "offer"],
  ["home.certificates.heading", "certify"],
  ["home.recommendations.heading", "rekom"],
  ["home.callToAction.heading", null],
  ["home.contact.heading", "contact"],
] as const;

for (const locale of locales) {
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

    test("gives every fact of the contact block and the footer", async ({ page }) => {
      await page.goto(address);
      const contact = page.locator("#contact");
      for (const number of [company.mainPhone, ...company.otherPhones.map((phone) => phone.number)]) {
        const link = contact.getByRole("link", {
          name: t(locale, "home.contact.callAria", { phone: shownPhone(number) }),
        });
        await expect(link).toHaveAttribute("href", `tel:${number.replaceAll(" ", "")}`);
        await expect(link).toHaveText(shownPhone(number));
      }
      for (const email of Object.values(company.emails)) {
        await expect(contact.getByRole("link", { name: email })).toHaveAttribute("href", `mailto:${email}`);
      }
      const footer = page.getByRole("contentinfo");
      for (const { street, postcode, town } of company.addresses) {
        await expect(contact.getByText(`${street}, ${postcode} ${town}`)).toBeVisible();
        await expect(footer.locator("address", { hasText: street })).toContainText(`${postcode} ${town}`);
      }
      await expect(footer).toContainText(
        t(locale, "footer.copyright", { year: company.copyrightYear, company: company.name }),
      );
      await expect(footer).toContainText(t(locale, "footer.credit", { designer: company.designer }));
    });

    test("leads on without JavaScript: certificates, map and the menu of a small screen", async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
      const page = await context.newPage();
      await page.goto(address);
      // Certificates open as files, and the cover of the map leads outside.
      // Those that have expired are folded below.
      await openDetails(page);
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

test("shows all certificates, recommendations and statistics with their words", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator(".ledger__row")).toHaveCount(certificates.length);
  for (const day of certificates.flatMap(daysOf)) {
    await expect(page.locator("#certify")).toContainText(writtenDay(day));
  }
  await expect(page.locator(".recommendations__slide")).toHaveCount(recommendations.length);
  await expect(page.locator(".statistics dd")).toHaveText(
    ["formats", "customers", "experience"].map((key) => t("pl", `home.company.statistics.${key}.value`)),
  );
});
