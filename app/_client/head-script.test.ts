/** @jest-environment node */
import { runInNewContext } from "node:vm";

import { headScript } from "./head-script";

const origin = "https://site.example";

/** Runs the head script of the error document at an address. Returns the redirect's address, if any. */
function openMissing(address: string): string | undefined {
  let next: string | undefined;
  const { pathname, search, hash } = new URL(address);
  const page = { addEventListener: () => undefined, documentElement: { dataset: {} } };
  const location = { origin, pathname, search, hash, replace: (to: string) => (next = to) };
  const window = { document: page, location, localStorage: {}, addEventListener: () => undefined };
  runInNewContext(headScript("pl", false), { document: page, location, window });
  return next;
}

test.each([
  ["/landing/%23l=WzEsW10", "/landing/#l=WzEsW10"],
  ["/de/landing/%23a=W-_x", "/de/landing/#a=W-_x"],
  ["/landing/%2523l=Wz%2DEs", "/landing/#l=Wz%2DEs"],
  ["/landing/%2523a%253DWz", "/landing/#a=Wz"],
  ["/landing/%23l=Wz/", "/landing/#l=Wz"],
  ["/landing/%23l=Wz)%E2%80%8B", "/landing/#l=Wz)%E2%80%8B"],
  ["/landing/%23l=Wz?utm_source=mail", "/landing/?utm_source=mail#l=Wz"],
  ["/zaladunek/%3Fp=own&l=1140", "/zaladunek/?p=own&l=1140"],
  ["/de/zaladunek/%253Fp%253Down%2526l%253D1140", "/de/zaladunek/?p=own&l=1140"],
  ["//evil.example/%23l=W", "//evil.example/#l=W"],
])("an escaped number sign or question mark in the address is repaired: %s", (path, mended) => {
  const next = openMissing(origin + path);
  expect(next).toBe(origin + mended);
  expect(new URL(String(next)).origin).toBe(origin);
});

test.each([
  "/nowhere/",
  "/landing/%23x=1",
  "/landing/%23L=W",
  "/landing/%23l=",
  "/landing/%3Futm_source=mail",
  "/%E0/%23l=W",
])("%s is missing", (path) => {
  expect(openMissing(origin + path)).toBeUndefined();
});
