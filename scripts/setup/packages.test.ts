/** @jest-environment node */
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensurePackages } from "./packages.mjs";

let root: string;
let installations: number;

beforeEach(async () => {
  jest.spyOn(console, "log").mockImplementation();
  root = await mkdtemp(join(tmpdir(), "packages-"));
  installations = 0;
  await writeFile(join(root, "package-lock.json"), "one");
});

afterEach(() => rm(root, { recursive: true }));

/** What `npm ci` does as far as this matters: an empty node_modules, then a full one. */
async function install() {
  installations += 1;
  await rm(join(root, "node_modules"), { recursive: true, force: true });
  await mkdir(join(root, "node_modules"));
}

test("installs once", async () => {
  expect(await ensurePackages(root, install)).toBe(true);
  expect(await ensurePackages(root, install)).toBe(false);
  expect(installations).toBe(1);
});

test("installs again when the lock file is another one", async () => {
  await ensurePackages(root, install);
  await writeFile(join(root, "package-lock.json"), "two");
  expect(await ensurePackages(root, install)).toBe(true);
  expect(await ensurePackages(root, install)).toBe(false);
});

test("installs when somebody else filled node_modules", async () => {
  await mkdir(join(root, "node_modules"));
  expect(await ensurePackages(root, install)).toBe(true);
});

test("starts over after an interrupted installation", async () => {
  await ensurePackages(root, install);
  await writeFile(join(root, "package-lock.json"), "two");
  const interrupted = async () => {
    await install();
    throw new Error("interrupted");
  };
  await expect(ensurePackages(root, interrupted)).rejects.toThrow("interrupted");
  await writeFile(join(root, "package-lock.json"), "one");
  expect(await ensurePackages(root, install)).toBe(true);
});

test("the stamp lies where an installation removes it", async () => {
  await ensurePackages(root, install);
  expect(await readFile(join(root, "node_modules", ".install-stamp"), "utf8")).toMatch(/^[0-9a-f]{64}$/);
});
