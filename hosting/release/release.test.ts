/** @jest-environment node */
import { appendFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { emulatedHost, hostRules, typeOnPages } from "../testing/host-rules";
import { Store } from "../testing/store";
import { lifetimes, releaseLogFile } from "../../scripts/built/file-types";
import { packName } from "./pack";
import { keepFor } from "./plan";
import { release } from "./release";
import { readLog } from "./release-log";
import { readSite } from "./site-files";
import { temporarySite, type TemporarySite } from "../testing/temporary-site";

const hosts = [...new Set(hostRules.map(({ host }) => host))];
const start = Date.parse("2026-03-04T12:00:00Z");
const day = (number: number) => () => new Date(start + number * keepFor);

const sites: TemporarySite[] = [];
const made = (...args: Parameters<typeof temporarySite>) => {
  const site = temporarySite(...args);
  sites.push(site);
  return site;
};
const a = made("A", ["old/index.html"]);
const b = made("B", ["new/index.html"]);
const c = made("C");
afterAll(() => sites.forEach((site) => site.remove()));

/** Expects that every page that is up is wholly of one of the releases, and that all it asks for is up. */
function expectWhole(store: Store, ...releases: [name: string, site: TemporarySite][]): void {
  const pages = [...store.objects.keys()].filter((key) => key.endsWith(".html"));
  expect(pages).toContain("index.html");
  for (const page of pages) {
    const text = store.objects.get(page)?.bytes.toString() ?? "";
    const [, site] = releases.find(([name]) => text.startsWith(`${page} of ${name} `)) ?? [];
    expect(site?.needs[page]).toBeDefined();
    for (const file of site?.needs[page] ?? []) expect([...store.objects.keys()]).toContain(file);
  }
}

describe.each(hosts)("%s", (host) => {
  const to = (store: Store) => emulatedHost({ host }, store);

  test("everything is up with its type and lifetime, and nothing else", async () => {
    const store = new Store();
    const { plan } = await release(a.folder, to(store), day(0));
    const files = readSite(a.folder);
    expect([...store.objects.keys()].filter((key) => !key.startsWith("_")).sort()).toEqual(
      [...files.map(({ file }) => file), packName(plan.id), releaseLogFile].sort(),
    );
    for (const { file, type, kind } of files) {
      // Pages has types of its own, and is told lifetimes by _headers.
      expect(store.objects.get(file)?.type).toBe(host === "pages" ? typeOnPages(type) : type);
      if (host !== "pages") expect(store.objects.get(file)?.cacheControl).toBe(lifetimes[kind]);
    }
  });

  test("the release before stays usable, the one before it is cleared away", async () => {
    const store = new Store();
    await release(a.folder, to(store), day(0));
    const second = await release(b.folder, to(store), day(10));
    expectWhole(store, ["B", b]);
    const ofA = a.needs["index.html"] ?? [];
    for (const file of ofA) expect([...store.objects.keys()]).toContain(file);
    expect(store.objects.has("old/index.html")).toBe(false);
    expect(second.lost).toEqual([]);

    await release(c.folder, to(store), day(20));
    expectWhole(store, ["C", c]);
    for (const file of ofA) expect(store.objects.has(file)).toBe(file.includes("react"));
    for (const file of b.needs["index.html"] ?? []) expect([...store.objects.keys()]).toContain(file);
  });

  test("wherever the network goes away, what is up is whole, and the same call again ends it", async () => {
    const before = new Store();
    await release(c.folder, to(before), day(-20));
    await release(a.folder, to(before), day(0));
    const whole = before.copy();
    await release(b.folder, to(whole), day(10));
    expect(whole.changes).toBeGreaterThanOrEqual(host === "pages" ? 1 : 9);

    for (let fault = 0; fault < whole.changes; fault += 1) {
      const store = before.copy();
      store.failsAt = fault;
      await expect(release(b.folder, to(store), day(10))).rejects.toThrow("The network went away");
      expectWhole(store, ["A", a], ["B", b]);

      store.failsAt = Infinity;
      await release(b.folder, to(store), day(11));
      expectWhole(store, ["B", b]);
      expect([...store.objects.keys()].sort()).toEqual([...whole.objects.keys()].sort());
    }
  }, 60_000);

  test("no page is touched before all it needs is up", async () => {
    const store = new Store();
    await release(a.folder, to(store), day(0));
    const pages = () =>
      [...store.objects].filter(([key]) => key.endsWith(".html")).map(([, { bytes }]) => String(bytes));
    const before = pages();
    // The record, and all hashed files but the last.
    store.failsAt = store.changes + (host === "pages" ? 0 : 3);
    await expect(release(b.folder, to(store), day(1))).rejects.toThrow();
    expect(pages()).toEqual(before);
  });

  test("a damaged record stops the deploy before anything is touched", async () => {
    const store = new Store();
    await release(a.folder, to(store), day(0));
    store.put(releaseLogFile, { bytes: Buffer.from("{"), type: "", cacheControl: "" });
    const { changes } = store;
    await expect(release(b.folder, to(store), day(1))).rejects.toThrow("damaged");
    expect(store.changes).toBe(changes);
  });

  test("a file nobody has decided about stops the deploy before anything is touched", async () => {
    const store = new Store();
    const site = made("D");
    writeFileSync(join(site.folder, "worker.js"), "");
    await expect(release(site.folder, to(store), day(0))).rejects.toThrow("worker.js");
    expect(store.changes).toBe(0);
  });

  test("other bytes under a hash that is up stop the deploy before anything is touched", async () => {
    const store = new Store();
    await release(a.folder, to(store), day(0));
    const { changes } = store;
    const site = made("A");
    appendFileSync(join(site.folder, a.needs["index.html"]?.[0] ?? ""), "!");
    await expect(release(site.folder, to(store), day(1))).rejects.toThrow("other bytes");
    expect(store.changes).toBe(changes);
  });
});

test.each(["s3", "gcs", "azure"] as const)(
  "%s takes a preview into a folder and touches nothing beside it",
  async (host) => {
    const store = new Store();
    await release(a.folder, emulatedHost({ host }, store), day(0));
    const root = [...store.objects.keys()];
    for (const [number, site] of [b, c, a].entries()) {
      await release(site.folder, emulatedHost({ host }, store, "some/folder/"), day(10 * number));
    }
    expect([...store.objects.keys()].filter((key) => !key.startsWith("some/folder/"))).toEqual(root);
    expect(readLog(store.objects.get(`some/folder/${releaseLogFile}`)?.bytes.toString())).toHaveLength(2);
    expect(store.objects.has("some/folder/new/index.html")).toBe(false);
  },
);

test("Pages is told of a file that the record names and that is not up any more", async () => {
  const store = new Store();
  await release(a.folder, emulatedHost({ host: "pages" }, store), day(0));
  const [lost = ""] = a.needs["index.html"] ?? [];
  store.objects.delete(lost);
  expect((await release(b.folder, emulatedHost({ host: "pages" }, store), day(1))).lost).toEqual([lost]);
});
