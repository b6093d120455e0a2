import { pageAt } from "./pages";
import { news, type NewsArticle } from "./news";
import { formerArticles, type Redirect, redirectPaths, redirects } from "./redirects";

/** Returns one sentence for each fault of a redirect table. */
function findings(table: readonly Redirect[]): string[] {
  const paths = redirectPaths(table);
  return [
    ...paths.filter(({ from }) => pageAt(from)).map(({ from }) => `${from} is a page`),
    ...paths.filter(({ to }) => !pageAt(to)).map(({ to }) => `${to} is no page`),
    ...paths
      .filter(({ from }, index) => paths.findIndex((each) => each.from === from) !== index)
      .map(({ from }) => `${from} leads to two places`),
    ...paths.filter(({ from }) => !/^(\/[a-z0-9-]+)+\/$/.test(from)).map(({ from }) => `${from} is no path`),
  ];
}

test("no existing page redirects, and every redirect leads to an existing page", () => {
  expect(findings(redirects)).toEqual([]);
});

test("every fault is named", () => {
  const planted: readonly Redirect[] = [
    { from: "/product-list/", to: { route: "home" } },
    { from: "/x/", to: { route: "product", id: 0 } },
    { from: "/x/", to: { route: "news" } },
    { from: "/a b;}/", to: { route: "home" } },
  ];
  const faults = ["/product-list/ is a page", "/products/0/ is no page", "/x/ leads to two places"];
  expect(findings(planted)).toEqual(expect.arrayContaining([...faults, "/a b;}/ is no path"]));
});

test("a row holds in every language, each leading to its own", () => {
  const paths = redirectPaths([{ from: "/products/0/", to: { route: "catalogue" } }]);
  expect(paths).toContainEqual({ locale: "pl", from: "/products/0/", to: "/product-list/" });
  expect(paths).toContainEqual({ locale: "de", from: "/de/products/0/", to: "/de/product-list/" });
});

test("the address of a removed article leads to its successor", () => {
  const [first] = news;
  const article: NewsArticle = { ...first, formerIds: ["gone", "older"] };
  const table = formerArticles([article, news[1]]);
  expect(findings(table)).toEqual([]);
  expect(redirectPaths(table)).toContainEqual({
    locale: "en",
    from: "/en/aktualnosci/older/",
    to: `/en/aktualnosci/${first.id}/`,
  });
  expect(table).toHaveLength(2);
});
