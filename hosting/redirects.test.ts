/** @jest-environment node */
import { redirectPaths } from "../app/_content/redirects";
import { ruleSetTemplate } from "./azure/rule-set";
import { urlMap } from "./gcs/url-map";
import { siteConfiguration } from "./nginx/configuration";
import { redirectsFile } from "./pages/redirects-file";
import { folderIndex } from "./s3/function-code";
import { edgeFunction } from "./testing/edge-function";
import { findObject } from "./testing/find-object";
import { hostRules } from "./testing/host-rules";
import { Store } from "./testing/store";

const planted = redirectPaths([
  { from: "/products/0/", to: { route: "catalogue" } },
  { from: "/old/page/", to: { route: "news" } },
]);

/** Where an address leads to, read out of a configuration as its host does: with and without the slash at the end. */
type Leads = (address: string) => unknown;

const onPages = hostRules.find(({ host }) => host === "pages");

const hosts: Readonly<Record<string, (redirects: typeof planted) => Leads>> = {
  CloudFront(redirects) {
    const edge = edgeFunction(folderIndex(redirects));
    return (address) => {
      const result = edge(address, "?a=b");
      return result.statusCode === 301 ? result.headers.location.value.replace("?a=b", "") : undefined;
    };
  },
  "Cloud Storage's load balancer": (redirects) => {
    const rules = [
      ...urlMap(redirects).matchAll(/- paths: (\[.*\])\n {4}urlRedirect: \{ pathRedirect: "(.*?)", /g),
    ];
    return (address) =>
      rules.find(([, paths = "[]"]) => (JSON.parse(paths) as string[]).includes(address))?.[2];
  },
  "Front Door": (redirects) => {
    const rules = ruleSetTemplate(redirects).resources.map(({ properties }) => properties);
    return (address) =>
      rules.find(({ conditions = [] }) => conditions[0]?.parameters.matchValues.includes(address))
        ?.actions?.[0]?.parameters.customPath;
  },
  Pages(redirects) {
    const store = new Store();
    // There is a page at the address, too, for hosts that know no redirects.
    for (const { from } of redirects)
      store.put(`${from.slice(1)}index.html`, { bytes: Buffer.of(), type: "", cacheControl: "" });
    store.put("_redirects", { bytes: Buffer.from(redirectsFile(redirects)), type: "", cacheControl: "" });
    return (address) => {
      const found = onPages && findObject(onPages, store, address, "?a=b");
      return found && "redirect" in found && found.status === 301
        ? found.redirect.replace("?a=b", "")
        : undefined;
    };
  },
  // It is asked with the slash alone: the page that lies there as well leads an address without it to the slash.
  nginx: (redirects) => {
    const rules = [
      ...siteConfiguration(redirects).matchAll(
        /^location = (\S+) \{\n {4}return 301 (\S+?)\$is_args\$args;\n\}$/gm,
      ),
    ];
    return (address) =>
      rules.find(([, from]) => from === (address.endsWith("/") ? address : `${address}/`))?.[2];
  },
};

describe.each(Object.keys(hosts))("%s", (host) => {
  const leads = hosts[host]?.(planted) as Leads;

  test("is told every redirect, in every language, for good", () => {
    expect(planted.length).toBeGreaterThan(2);
    for (const { from, to } of planted)
      for (const address of [from, from.slice(0, -1)])
        expect([address, leads(address)]).toEqual([address, to]);
  });

  test("leads nothing else away", () => {
    for (const address of ["/", "/products/", "/products/1/", "/old/", "/constructor/", "/product-list/"])
      expect([address, leads(address)]).toEqual([address, undefined]);
  });

  test("takes a table that is empty", () => {
    expect(hosts[host]?.([])("/products/0/")).toBeUndefined();
  });
});

test("what a host does not take ends the deploy", () => {
  const many = Array.from(
    { length: 1001 },
    (_, index) => ({ locale: "pl", from: `/p/${index}/`, to: "/" }) as const,
  );
  expect(() => ruleSetTemplate(many)).toThrow("100 rules");
  expect(() => redirectsFile(many)).toThrow("2000 redirects");
  expect(() => folderIndex(many)).toThrow("10240 bytes");
});
