/** @jest-environment node */
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium, findHeadlessShell, firstThatStarts, onPath, problemStarting } from "./chromium";
import { CommandError } from "../command/command-error.mjs";

function source(name: string, path?: string) {
  return { name, find: jest.fn(() => (path ? [path] : [])) };
}

test("takes the first that starts and asks no further", async () => {
  const [none, broken, good, last] = [source("a"), source("b", "/b"), source("c", "/c"), source("d", "/d")];
  const path = await firstThatStarts([none, broken, good, last], (tried) =>
    tried === "/b" ? "a stub" : undefined,
  );
  expect(path).toBe("/c");
  expect(last.find).not.toHaveBeenCalled();
});

test("goes on when one cannot be got", async () => {
  const failing = { name: "download", find: () => Promise.reject(new CommandError("no network")) };
  expect(await firstThatStarts([failing, source("package", "/p")], () => undefined)).toBe("/p");
});

test("does not go on when told to end meanwhile", async () => {
  const interrupted = new CommandError("", 130);
  const next = source("package", "/p");
  const looking = firstThatStarts(
    [{ name: "download", find: () => Promise.reject(interrupted) }, next],
    () => undefined,
  );
  await expect(looking).rejects.toBe(interrupted);
  expect(next.find).not.toHaveBeenCalled();
});

test("takes another one of the same place when the first does not start", async () => {
  const two = { name: "system", find: () => ["/a", "/b"] };
  expect(await firstThatStarts([two], (path) => (path === "/a" ? "a stub" : undefined))).toBe("/b");
});

test("says what was tried when there is none", async () => {
  const failing = { name: "download", find: () => Promise.reject(new CommandError("no network")) };
  const looking = firstThatStarts(
    [source("chromium"), source("chrome", "/c"), failing],
    () => "a library is missing",
  );
  await expect(looking).rejects.toThrow(
    /chromium: not there\n +chrome: \/c does not start: a library is missing\n +download: no network\n.*CHROMIUM_PATH=/s,
  );
});

describe("programs", () => {
  let folder: string;
  const before = { ...process.env };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "programs-"));
  });

  afterEach(async () => {
    process.env = { ...before };
    await rm(folder, { recursive: true });
  });

  async function program(name: string, body: string): Promise<string> {
    const file = join(folder, name);
    await writeFile(file, `#!/bin/sh\n${body}\n`);
    await chmod(file, 0o755);
    return file;
  }

  test("one that shows an empty page starts", async () => {
    expect(await problemStarting(await program("good", 'echo "<html><head></head></html>"'))).toBeUndefined();
  });

  test("one that ends with an error does not, and says why", async () => {
    expect(await problemStarting(await program("stub", 'echo "needs the snap" >&2; exit 1'))).toBe(
      "needs the snap",
    );
    expect(await problemStarting(await program("silent", "exit 3"))).toContain("exit code 3");
    expect(await problemStarting(await program("polite", "exit 0"))).toBe("it shows no page");
    expect(await problemStarting(join(folder, "none"))).toContain("ENOENT");
  });

  test("are found on the PATH, if they may be run", async () => {
    process.env.PATH = `${folder}:${before.PATH}`;
    const file = await program("browser", "");
    expect(await onPath("browser")).toEqual([file]);
    await chmod(file, 0o644);
    expect(await onPath("browser")).toEqual([]);
  });

  test("a CHROMIUM_PATH that does not start is an error, not a reason to take another one", async () => {
    process.env.CHROMIUM_PATH = await program("mine", "echo broken >&2; exit 1");
    await expect(findChromium()).rejects.toThrow(/CHROMIUM_PATH: .*mine does not start: broken\nInstall/);
  });

  test("the headless shell is taken where it is, but not beside a browser that was chosen", async () => {
    const file = await program("chromium-headless-shell", 'echo "<html></html>"');
    process.env.PATH = `${folder}:${before.PATH}`;
    delete process.env.CHROMIUM_PATH;
    expect(await findHeadlessShell()).toBe(file);
    process.env.CHROMIUM_PATH = "/mine";
    expect(await findHeadlessShell()).toBeUndefined();
  });

  test("without a headless shell that starts, the browser does everything", async () => {
    await program("chromium-headless-shell", "exit 1");
    await program("apt-get", "exit 1");
    process.env.PATH = `${folder}:${before.PATH}`;
    delete process.env.CHROMIUM_PATH;
    expect(await findHeadlessShell()).toBeUndefined();
  });
});
