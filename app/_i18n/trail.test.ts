import { trailAbove } from "./trail";

test("a trail begins at the home page, and names a page above others in its own way", () => {
  expect(trailAbove("product")).toEqual([
    { page: "home", label: "breadcrumb.home" },
    { page: "catalogue", label: "breadcrumb.productList" },
  ]);
  expect(trailAbove("home")).toEqual([]);
});
