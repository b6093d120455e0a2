import { type Locale, locales } from "../_i18n/languages";
import { type Page, path, prefix } from "../_i18n/paths";
import { routes } from "../_i18n/routes";
import { basePath } from "../_settings/base-path";
import { news, type NewsArticle } from "./news";

/** An address that was published once, and the page that it leads to since that page was removed. */
export interface Redirect {
  /** Without its language, and with the slash at the end: `/products/4/`. It holds in every language. */
  readonly from: `/${string}/`;
  readonly to: Page;
}

/** The addresses of articles that are gone, each leading to the article that says the same: `formerIds` of `news.ts`. */
export function formerArticles(articles: readonly NewsArticle[]): Redirect[] {
  const addressOf = (id: string) => routes.article.path.replace("{id}", id) as Redirect["from"];
  return articles.flatMap(({ id, formerIds = [] }) =>
    formerIds.map((former) => ({ from: addressOf(former), to: { route: "article" as const, id } })),
  );
}

/**
 * Every address that was a page once. The build leaves a page there that leads on; hosts with rules answer with a redirect.
 * A row stays for good: what links to it is out of our hands. A row: `{ from: "/products/4/", to: { route: "product",
 * id: 3 } }`, or `to: { route: "catalogue" }`.
 */
export const redirects: readonly Redirect[] = [...formerArticles(news)];

/** A redirect in one language; addresses from the root of the site, without the folder of a preview. */
export interface RedirectPath {
  readonly locale: Locale;
  readonly from: string;
  readonly to: string;
}

/** The table in every language. */
export function redirectPaths(table: readonly Redirect[] = redirects): RedirectPath[] {
  return table.flatMap(({ from, to }) =>
    locales.map((locale) => ({
      locale,
      from: `${prefix(locale)}${from}`,
      to: path(locale, to).slice(basePath.length),
    })),
  );
}
