/** @jest-environment node */
import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { releaseLogFile } from "../../scripts/built/file-types";
import { emulatedHost, hostRules } from "../testing/host-rules";
import { Store } from "../testing/store";
import { temporarySite, type TemporarySite } from "../testing/temporary-site";
import { packName } from "./pack";
import { keepFor } from "./plan";
import { release, rollBack } from "./release";
import { readLog } from "./release-log";
import { readSite } from "./site-files";

const hosts = [...new Set(hostRules.map(({ host }) => host))];
const day = (number: number) => () => new Date(Date.parse("2026-03-04T12:00:00Z") + number * keepFor);

const a = temporarySite("A", ["old/index.html"]);
const b = temporarySite("B", ["new/index.html"]);
const sites = [a, b];
appendFileSync(join(a.folder, "index.html"), '<meta name="generator" content="1.2.3 0123456789ab">');
afterAll(() => sites.forEach((site) => site.remove()));

const logOf = (store: Store) => readLog(store.objects.get(releaseLogFile)?.bytes.toString());

/** Expects every file of a site as it was built. */
function expectUp(store: Store, { folder }: TemporarySite): void {
  for (const { file, source } of readSite(folder))
    expect([file, store.objects.get(file)?.bytes.equals(readFileSync(source))]).toEqual([file, true]);
}

describe.each(hosts)("%s", (host) => {
  let store: Store;
  const to = () => emulatedHost({ host }, store);
  let first: string;

  beforeEach(async () => {
    store = new Store();
    first = (await release(a.folder, to(), day(0))).plan.id;
    await release(b.folder, to(), day(10));
  });

  test("the record says what each release was built from", () => {
    expect(logOf(store).map(({ version, commit }) => [version, commit])).toEqual([
      ["1.2.3", "0123456789ab"],
      [undefined, undefined],
    ]);
  });

  test.each(["id", "commit"])(
    "a release is back as it was by its %s, and the one it replaces can follow",
    async (by) => {
      expectUp(store, b);
      const second = logOf(store).at(-1)?.id ?? "";
      const { plan } = await rollBack(by === "id" ? first.slice(0, 6) : "01234567", to(), day(11));
      expect(plan.id).toBe(first);
      expectUp(store, a);
      expect(store.objects.has("new/index.html")).toBe(false);
      expect(logOf(store).at(-1)).toMatchObject({ id: first, version: "1.2.3", commit: "0123456789ab" });

      await rollBack(second, to(), day(12));
      expectUp(store, b);
      expect(store.objects.has("old/index.html")).toBe(false);
    },
  );

  test("wherever it breaks off, the same call again ends it", async () => {
    const before = store;
    const whole = (store = before.copy());
    await rollBack(first, to(), day(11));
    for (let fault = 0; fault < whole.changes; fault += 1) {
      store = before.copy();
      store.failsAt = fault;
      await expect(rollBack(first, to(), day(11))).rejects.toThrow("The network went away");
      store.failsAt = Infinity;
      await rollBack(first, to(), day(11));
      expectUp(store, a);
    }
  });

  test("what has no name, or no pack, is refused before anything is touched", async () => {
    const { changes } = store;
    await expect(rollBack("ffff", to(), day(11))).rejects.toThrow(
      new RegExp(`is named "ffff".*\\n.*${first}`, "s"),
    );
    await expect(rollBack("", to(), day(11))).rejects.toThrow("No release");
    store.objects.set(packName(first), { bytes: Buffer.from("no pack"), type: "", cacheControl: "" });
    await expect(rollBack(first, to(), day(11))).rejects.toThrow("can't be read");
    store.objects.delete(packName(first));
    await expect(rollBack(first, to(), day(11))).rejects.toThrow("is not up");
    expect(store.changes).toBe(changes);
  });

  test("the pack of a release that is in the record no more is cleared away", async () => {
    const c = temporarySite("C");
    sites.push(c);
    await release(c.folder, to(), day(20));
    expect(store.objects.has(packName(first))).toBe(false);
    expect([...store.objects.keys()].filter((key) => key.startsWith("releases/"))).toHaveLength(2);
  });
});

test("a folder host says which file of a release is not up any more", async () => {
  const store = new Store();
  const to = () => emulatedHost({ host: "pages" }, store);
  const { plan } = await release(a.folder, to(), day(0));
  await release(b.folder, to(), day(1));
  const [lost = ""] = a.needs["index.html"] ?? [];
  store.objects.delete(lost);
  await expect(rollBack(plan.id, to(), day(2))).rejects.toThrow(`${lost} of that release is not up any more`);
});
