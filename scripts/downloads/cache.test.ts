import { readdir, utimes } from "node:fs/promises";

import { testFolder } from "../../islands/build/test-folder";
import { openCache } from "./cache";

const folder = testFolder();

const make = jest.fn(() => Buffer.from("solids"));

async function isMade(name: string, recipe: string): Promise<boolean> {
  make.mockClear();
  expect(await (await openCache(folder.path))(name, recipe, make)).toEqual(Buffer.from("solids"));
  return make.mock.calls.length > 0;
}

test("a file is found only by the same name and recipe", async () => {
  expect(await isMade("a.step", "recipe")).toBe(true);
  expect(await isMade("a.step", "recipe")).toBe(false);
  expect(await isMade("a.step", "another recipe")).toBe(true);
  expect(await isMade("b.step", "recipe")).toBe(true);
});

test("files that were unused for a long time are removed", async () => {
  await isMade("old.step", "");
  const longAgo = new Date("2020-01-01");
  for (const file of await readdir(folder.path)) await utimes(folder.at(file), longAgo, longAgo);
  expect(await isMade("old.step", "")).toBe(true);
});
