import { load } from "cheerio";

import { addAnalytics, analyticsOrigins, readAnalytics } from "./analytics";

const site = "https://www.palety.pl";
const read = (script?: string, attributes?: string) =>
  readAnalytics({ NEXT_PUBLIC_SITE_URL: site, ANALYTICS_SCRIPT: script, ANALYTICS_ATTRIBUTES: attributes });

test.each([undefined, ""])("no visits are counted without a setting (%j)", (script) => {
  expect(read(script)).toBeUndefined();
  expect(analyticsOrigins(undefined)).toEqual([]);
});

test.each([
  ["/stats/script.js", []],
  ["https://palety.pl/script.js", ["https://palety.pl"]],
  ["https://stats.palety.pl/script.js", ["https://stats.palety.pl"]],
])("%s is the company's own", (script, origins) => {
  expect(analyticsOrigins(read(script))).toEqual(origins);
});

test.each([
  "//stats.palety.pl/script.js",
  "http://stats.palety.pl/script.js",
  "https://notpalety.pl/script.js",
  "https://www.counts-everybody.com/palety.pl.js",
  "script.js",
])("%s is refused, and why", (script) => {
  expect(() => read(script)).toThrow(
    `below palety.pl, not "${script}": visits are not reported to third parties`,
  );
});

test("the script's settings become attributes", () => {
  const $ = load("<head></head>");
  const analytics = read("/stats/script.js", "website-id=4f2 domains=www.palety.pl");
  if (analytics) addAnalytics($, analytics);
  expect($("head").html()).toBe(
    '<script src="/stats/script.js" defer="" data-website-id="4f2" data-domains="www.palety.pl"></script>',
  );
});

test.each(["website-id", "=4f2", "a=1 onload"])("%j is no setting of a script", (attributes) => {
  expect(() => read("/stats/script.js", attributes)).toThrow(`not "${attributes}"`);
});

test("attributes without a script are refused", () => {
  expect(() => read(undefined, "a=1")).toThrow("ANALYTICS_SCRIPT");
});
