import { isAsking, listInAddress, parametersOf, withoutList, withoutParameters } from "./read-address";

const site = "https://firma.example";
const at = (address: string) => new URL(address, site);

/** Links of this site: what they ask for. */
const links = [
  ["/plan/?p=3&n=468&t=a%2Bb%20%26", { p: "3", n: "468", t: "a+b &" }, ""],
  ["/quote/#l=WzEs-_9", {}, "l WzEs-_9"],
  ["/quote/#a=WzEs", {}, "a WzEs"],
  ["/quote/?p=3&n=468#l=WzEs", { p: "3", n: "468" }, "l WzEs"],
] as const;

/** Returns the query and the hash of an address as the parts that a program may encode on their own. */
function encodedParts(address: string): string {
  const { pathname, search, hash } = at(address);
  const encoded = (part: string) => part.slice(0, 1) + encodeURIComponent(part.slice(1));
  return pathname + encoded(search) + encoded(hash);
}

/** What programs do to a link, and the text that this adds to the end of its last part. */
const changes: readonly (readonly [name: string, change: (address: string) => string])[] = [
  ["as it is", (address) => address],
  ["with `&amp;`", (address) => address.replaceAll("&", "&amp;")],
  ["percent-encoded once", encodedParts],
  ["with a parameter appended", (address) => `${address}&utm_source=mail`],
  ["with both", (address) => encodedParts(`${address}&utm_source=mail`)],
];

const cases = links.flatMap(([link, parameters, list]) =>
  changes.map(([name, change]) => ({ name, address: change(link), parameters, list })),
);

test.each(cases)("$name, $address asks for the same", ({ address, parameters, list }) => {
  const found = listInAddress(at(address));
  // The reader of codes ignores what follows a code.
  expect(found ? `${found.kind} ${found.code.replace(/[^\w-].*/, "")}` : "").toBe(list);
  expect(Object.fromEntries(parametersOf(at(address)))).toMatchObject(parameters);
  expect(isAsking(at(address), ["p", "n", "t"])).toBe(true);
  const rest = withoutList(withoutParameters(at(address), ["p", "n", "t"]));
  expect(isAsking(rest, ["p", "n", "t"])).toBe(false);
});

test.each([
  "/",
  "/quote/#form",
  "/?utm_source=mail&fbclid=x#form",
  "/?url=%2F%3Fp%3D3%26n%3D5",
  "/?%23l=WzEs",
  "/?utm_source=mail%23a=WzEs",
  "/?p%253D3%2526n%253D468",
  "/?x&#38;p=3",
  "/#l%253DWzEs",
  "/#L=WzEs",
  "/?l=WzEs#m=WzEs",
  "/?%E0%3D3",
])("%s asks for nothing", (address) => {
  expect(isAsking(at(address), ["p", "n", "t"])).toBe(false);
});

test("a repeated field has a number after its name", () => {
  const names = ["p", "q"];
  expect(isAsking(at("/?p2=3"), names)).toBe(true);
  expect(isAsking(at("/?x2=3&2=p"), names)).toBe(false);
});

test.each([
  ["/plan/?utm_source=a%20b&p=3&n=4&fbclid=x#plan", "/plan/?utm_source=a%20b&fbclid=x#plan"],
  ["/plan/?p=3&amp;n=4", "/plan/"],
  ["//en/plan/?p=3&q=1#plan", "//en/plan/?q=1#plan"],
  ["//en/quote/?q=1#l=abc", "//en/quote/?q=1"],
])("%s without what it asks for is %s", (address, rest) => {
  expect(withoutList(withoutParameters(new URL(site + address), ["p", "n"])).href).toBe(site + rest);
});
