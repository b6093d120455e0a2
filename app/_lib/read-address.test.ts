import { parametersOf, queryOf, withoutParameters } from "./read-address";

const site = "https://firma.example";
const read = (query: string) => [...parametersOf(new URL(`/plan/${query}`, site))];

/** Fields of a plan, as programs change them in a link. */
test.each([
  "?p=3&n=468",
  "?p=3&amp;n=468",
  "?p=3&AMP;amp;n=468",
  "?p=3&#38;n=468",
  "?p=3&#038;n=468",
  "?p=3&#x26;n=468",
  "?p%3D3%26n%3D468",
  "?p%253D3%2526n%253D468",
  "?p%3d3%26amp%3Bn%3d468",
  "?p=3%26n%3D468".replace("=", "%3D"),
])("%s has both fields", (query) => {
  expect(read(query)).toEqual([
    ["p", "3"],
    ["n", "468"],
  ]);
});

test.each([
  ["?utm_source=x&p%3D3%26n%3D468", ["utm_source", "p", "n"]],
  ["?p%3D3%26n%3D468&utm_source=x", ["p", "n", "utm_source"]],
  ["?p%3D3%26n=468&fbclid=x", ["p", "n", "fbclid"]],
  ["?utm_source=x&amp;p=3&#038;n=468&#038;y=1", ["utm_source", "p", "n", "y"]],
])("%s has our fields and those of others", (query, names) => {
  expect(read(query).map(([name]) => name)).toEqual(names);
  expect(Object.fromEntries(read(query))).toMatchObject({ p: "3", n: "468" });
});

test("values of others are not taken apart", () => {
  expect(read("?url=%2F%3Fp%3D3%26n%3D5&q=a%26amp%3Bb")).toEqual([
    ["url", "/?p=3&n=5"],
    ["q", "a&amp;b"],
  ]);
});

test.each([
  ["/plan/?utm_source=a%20b&p=3&n=4&fbclid=x#plan", "/plan/?utm_source=a%20b&fbclid=x#plan"],
  ["/plan/?p=3&amp;n=4", "/plan/"],
  ["/plan/?utm=x&#038;p=3&#038;n=4", "/plan/?utm=x"],
  ["//en/plan/?p=3&q=1#plan", "//en/plan/?q=1#plan"],
])("%s without our fields is %s", (address, rest) => {
  expect(withoutParameters(new URL(site + address), ["p", "n"]).href).toBe(site + rest);
});

test("an address without a query has none", () => {
  expect(queryOf(new URL(site))).toBe("");
});
