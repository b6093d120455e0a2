import { listInAddress, withoutList } from "./link";

const site = "https://www.example.com";

/** Addresses as programs leave them: kind and beginning of the list, and the address without the list. */
test.each([
  ["/quote/#l=abc", "l abc", "/quote/"],
  ["/quote/?x=1#a=abc", "a abc", "/quote/?x=1"],
  ["/quote/#l=", "l ", "/quote/"],
  ["/quote/#l%3Dabc", "l abc", "/quote/"],
  ["/quote/#a%253dabc", "a abc", "/quote/"],
  ["/quote/?x=1%23l=abc", "l abc", "/quote/?x=1"],
  ["/quote/?%2523a%253Dabc&y=2#z", "a abc", "/quote/?y=2#z"],
  ["/quote/?%252523l%25253dabc", "l abc", "/quote/"],
  ["//en/quote/?x=1#l=abc", "l abc", "//en/quote/?x=1"],
  ["/quote/", undefined, "/quote/"],
  ["/quote/#contact", undefined, "/quote/#contact"],
  ["/quote/?l=abc#m=abc", undefined, "/quote/?l=abc#m=abc"],
] as const)("%s", (address, list, rest) => {
  const url = new URL(site + address);
  const found = listInAddress(url);
  // Text after the code is left to the decoder.
  expect(found && `${found.kind} ${found.code.replace(/\W.*/, "")}`).toBe(list);
  expect(withoutList(url).href).toBe(site + rest);
});
