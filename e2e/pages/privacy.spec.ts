import { languages, storageKeys } from "../../app/_i18n/languages";
import { path, prefix } from "../../app/_i18n/paths";
import { sampledLanguages } from "../support/matrix";
import { kept } from "../support/measures/storage";
import { expect, test } from "../support/test";

// What each page keeps by itself is looked at in documents.spec.ts, requests to other hosts in every test.
for (const locale of sampledLanguages()) {
  const chosen = locale === "de" ? "en" : "de";

  test(`a choice in ${languages[locale].name} keeps its two values and nothing else`, async ({ page }) => {
    await page.goto(path(locale, "home"));
    await page.locator(".language-menu summary").click();
    const { code, name } = languages[chosen];
    await page.locator(".language-menu__list").getByRole("link", { name }).click();
    await page.waitForURL((url) => url.pathname.startsWith(`${prefix(chosen)}/`));
    expect((await kept(page)).local).toEqual({ [storageKeys[0]]: code, [storageKeys[1]]: name });
  });
}
