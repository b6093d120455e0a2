import { load } from "cheerio";

import { addAnalytics, analyticsOrigins } from "./analytics";

test.each([
  ["/stats/script.js", []],
  ["https://stats.palety.pl/script.js", ["https://stats.palety.pl"]],
])("a policy allows the origin of %s: %j", (src, origins) => {
  expect(analyticsOrigins({ src, attributes: {} })).toEqual(origins);
  expect(analyticsOrigins(undefined)).toEqual([]);
});

test("the script's settings become attributes", () => {
  const $ = load("<head></head>");
  addAnalytics($, { src: "/stats/script.js", attributes: { "website-id": "4f2", domains: "www.palety.pl" } });
  expect($("head").html()).toBe(
    '<script src="/stats/script.js" defer="" data-website-id="4f2" data-domains="www.palety.pl"></script>',
  );
});
