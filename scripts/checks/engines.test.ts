import { readFileSync } from "node:fs";

import { subset } from "semver";

interface Package {
  optional?: boolean;
  engines?: { node?: string } | string[];
}

const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as unknown;

/** Lists the packages that do not run on every Node of a range. npm skips optional ones that do not fit. */
function narrower(packages: Readonly<Record<string, Package>>, range: string): string[] {
  return Object.entries(packages).flatMap(([name, { optional, engines }]) => {
    const wants = Array.isArray(engines) ? undefined : engines?.node;
    return !name || optional || !wants || subset(range, wants) ? [] : [`${name} wants ${wants}`];
  });
}

test("every package runs on every Node that package.json promises, and one that does not is named", () => {
  const { engines } = read("package.json") as { engines: { node: string } };
  const { packages } = read("package-lock.json") as { packages: Record<string, Package> };
  expect(narrower(packages, engines.node)).toEqual([]);
  const tool = { engines: { node: ">=24.1" } };
  expect(narrower({ ...packages, tool }, engines.node)).toEqual(["tool wants >=24.1"]);
});
