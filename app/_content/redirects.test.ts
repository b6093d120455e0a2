import { news, type NewsArticle } from "./news";
import { formerArticles, redirectPaths } from "./redirects";

test("a row holds in every language, each leading to its own", () => {
  const paths = redirectPaths([{ from: "/products/0/", to: { route: "catalogue" } }]);
  expect(paths).toContainEqual({ locale: "pl", from: "/products/0/", to: "/product-list/" });
  expect(paths).toContainEqual({ locale: "de", from: "/de/products/0/", to: "/de/product-list/" });
});

test("the address of a removed article leads to its successor", () => {
  const [first] = news;
  const article: NewsArticle = { ...first, formerIds: ["gone", "older"] };
  const table = formerArticles([article, news[1]]);
  expect(redirectPaths(table)).toContainEqual({
    locale: "en",
    from: "/en/aktualnosci/older/",
    to: `/en/aktualnosci/${first.id}/`,
  });
  expect(table).toHaveLength(2);
});
