/** @jest-environment node */
import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { openCache } from "./cache";

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "papers-"))));
afterEach(() => rm(folder, { recursive: true }));

const bytes = Buffer.from("solids");

test("what was made of the same is found, and nothing else", async () => {
  const store = await openCache(folder);
  expect(await store.find("a.step", "recipe")).toBeUndefined();
  await store.keep("a.step", "recipe", bytes);
  expect(await store.find("a.step", "recipe")).toEqual(bytes);
  expect(await store.find("a.step", "another recipe")).toBeUndefined();
  expect(await store.find("b.step", "recipe")).toBeUndefined();
  expect(await (await openCache(folder)).find("a.step", "recipe")).toEqual(bytes);
});

test("what was unused for a long time is removed, and what is used stays", async () => {
  const store = await openCache(folder);
  await store.keep("old.step", "", bytes);
  await store.keep("used.step", "", bytes);
  const longAgo = new Date("2020-01-01");
  for (const file of await readdir(folder)) await utimes(join(folder, file), longAgo, longAgo);
  await store.find("used.step", "");
  const later = await openCache(folder);
  expect(await later.find("old.step", "")).toBeUndefined();
  expect(await later.find("used.step", "")).toEqual(bytes);
});
