import { articleAfter, articleById, news } from "../../app/_content/news";
import { languages, locales } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { t } from "../support/catalog";
import { sampledLanguages } from "../support/matrix";
import { height } from "../support/measures/screens";
import { articleOf } from "../support/news";
import { expect, test } from "../support/test";

for (const locale of sampledLanguages()) {
  const index = 1;
  const article = articleById(news[index].id) ?? news[index];
  const other = locales.find((each) => each !== locale) ?? locale;
  const address = (language = locale, { id } = article) => path(language, { route: "article", id });

  test(`an article leads from the news to its page, on to the next and to other languages (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height });
    await page.goto(path(locale, "news"));
    await articleOf(page, index)
      .getByRole("link", { name: t(locale, "news.ownPage") })
      .click();
    await expect(page).toHaveURL(address());
    const title = t(locale, `news.articles.${article.key}.title`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.getByRole("article", { name: title })).toBeInViewport();
    const trail = page.getByRole("navigation", { name: t(locale, "news.breadcrumb.label") });
    await expect(trail.getByRole("link").last()).toHaveAttribute("href", path(locale, "news"));

    await page.locator(".language-menu summary").click();
    await page.locator(".language-menu").getByRole("link", { name: languages[other].name }).click();
    await expect(page).toHaveURL(address(other));
    await expect(page.locator("html")).toHaveAttribute("lang", languages[other].tag);

    const next = articleAfter(article) ?? article;
    await page
      .getByRole("navigation", { name: t(other, "news.nextLabel") })
      .getByRole("link", { name: t(other, `news.articles.${next.key}.title`) })
      .click();
    await expect(page).toHaveURL(address(other, next));
  });
}
