import { type Locale, locales } from "../_i18n/languages";
import { type Page, path, prefix } from "../_i18n/paths";
import { routes } from "../_i18n/routes";
import { basePath } from "../_settings/base-path";
import { news, type NewsArticle } from "./news";

/** A formerly published address and the page that replaces it. */
export interface Redirect {
  /** Path without language prefix and with a trailing slash: `/products/4/`. Applies to every language. */
  readonly from: `/${string}/`;
  readonly to: Page;
}

/** Returns redirects from the `formerIds` of articles to the articles that replace them. */
export function formerArticles(articles: readonly NewsArticle[]): Redirect[] {
  const addressOf = (id: string) => routes.article.path.replace("{id}", id) as Redirect["from"];
  return articles.flatMap(({ id, formerIds = [] }) =>
    formerIds.map((former) => ({ from: addressOf(former), to: { route: "article" as const, id } })),
  );
}

/**
 * Redirects from all former pages. The build writes a forwarding page for each; hosts with redirect rules
 * answer directly. Never delete a row: external links remain. Example: `{ from: "/products/4/", to: { route:
 * "product", id: 3 } }`, or `to: { route: "catalogue" }`.
 */
export const redirects: readonly Redirect[] = [...formerArticles(news)];

/** A redirect in one language. Paths start at the site root, without the base path of a preview. */
export interface RedirectPath {
  readonly locale: Locale;
  readonly from: string;
  readonly to: string;
}

/** Returns the table's redirects in every language. */
export function redirectPaths(table: readonly Redirect[] = redirects): RedirectPath[] {
  return table.flatMap(({ from, to }) =>
    locales.map((locale) => ({
      locale,
      from: `${prefix(locale)}${from}`,
      to: path(locale, to).slice(basePath.length),
    })),
  );
}
