/** @jest-environment node */
import { asset, hasTrail, path, prefix, trailAbove } from "./paths";

test("pages lie below the prefix of their language, Polish ones below none, with their id and their anchor", () => {
  expect([prefix("pl"), prefix("de"), prefix("en")]).toEqual(["", "/de", "/en"]);
  expect(path("pl", "home")).toBe("/");
  expect(path("en", "home", "contact")).toBe("/en/#contact");
  expect(path("de", { route: "product", id: 7 })).toBe("/de/products/7/");
  expect(path("pl", { route: "article", id: "a-b" }, "x")).toBe("/aktualnosci/a-b/#x");
  expect(path("pl", { route: "catalogue" })).toBe("/product-list/");
  expect(asset("/icons/logo.svg")).toBe("/icons/logo.svg");
});

test("in a folder of a host, every address begins with it", async () => {
  jest.resetModules();
  jest.doMock("../_settings/base-path", () => ({ basePath: "/folder" }));
  const placed = await import("./paths");
  expect(placed.path("de", "landing")).toBe("/folder/de/landing/");
  expect(placed.asset("/a.svg")).toBe("/folder/a.svg");
});

test("the home page lies below no other", () => {
  expect((["home", "landing", "catalogue"] as const).map((route) => hasTrail({ route }))).toEqual([
    false,
    false,
    true,
  ]);
});

test("a trail begins at the home page, and names a page above others in its own way", () => {
  expect(trailAbove("product")).toEqual([
    { page: "home", label: "breadcrumb.home" },
    { page: "catalogue", label: "breadcrumb.productList" },
  ]);
  expect(trailAbove("home")).toEqual([]);
});
