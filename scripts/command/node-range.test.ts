import { readFileSync } from "node:fs";

import { satisfies, subset } from "semver";

import { fitsRange } from "./node-range.mjs";

interface Package {
  optional?: boolean;
  engines?: { node?: string } | string[];
}

const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as unknown;
const { engines } = read("package.json") as { engines: { node: string } };

test.each(["18.20.8", "20.18.3", "20.19.0", "21.7.3", "22.15.1", "22.16.0", "23.11.0", "24.0.0", "31.2.0"])(
  "Node %s is taken or refused as npm does",
  (version) => {
    expect(fitsRange(version, engines.node)).toBe(satisfies(version, engines.node));
  },
);

/**
 * Lists the packages of a lock file that do not run on every Node version of a range. npm skips optional
 * packages that do not fit.
 */
function narrower(packages: Readonly<Record<string, Package>>, range: string): string[] {
  return Object.entries(packages).flatMap(([name, { optional, engines }]) => {
    const wants = Array.isArray(engines) ? undefined : engines?.node;
    return !name || optional || !wants || subset(range, wants) ? [] : [`${name} wants ${wants}`];
  });
}

test("every package runs on every Node that package.json promises", () => {
  const { packages } = read("package-lock.json") as { packages: Record<string, Package> };
  expect(narrower(packages, engines.node)).toEqual([]);
});

test("a package that wants a newer Node is named", () => {
  const packages = { tool: { engines: { node: ">=24.1" } }, other: { engines: { node: ">=18" } } };
  expect(narrower(packages, "^20.19 || >=24")).toEqual(["tool wants >=24.1"]);
});
