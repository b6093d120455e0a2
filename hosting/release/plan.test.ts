import { fileType } from "../../scripts/built/file-types";
import { keepFor, planRelease } from "./plan";
import type { Release } from "./release-log";
import type { SiteFile } from "./site-files";

const now = new Date("2026-03-04T12:00:00Z");
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString();
const hour = 60 * 60 * 1000;

/** Files as they are read from a site; the digest stands for the content. */
function site(...files: (string | [file: string, digest: string])[]): SiteFile[] {
  return ["index.html", "404.html", ...files].map((each) => {
    const [file, digest] = typeof each === "string" ? [each, each] : each;
    return { file, source: `/site/${file}`, digest, ...fileType(file) };
  });
}

function earlier(id: string, begun: string, finished: string | undefined, ...files: string[]): Release {
  return { id, begun, finished, files: Object.fromEntries(files.map((file) => [file, file])) };
}

const oldModule = "assets/js/start-AAAAAAAA.js";
const olderModule = "assets/js/start-BBBBBBBB.js";
const newModule = "assets/js/start-CCCCCCCC.js";

test("what a page needs goes up before the page, and what lists pages after it", () => {
  const { batches } = planRelease(
    site("sitemap.xml", newModule, "favicon.ico", "landing/index.html", "pictures/a.0a1b2c.480.avif"),
    [],
    now,
  );
  expect(batches.flatMap(({ files }) => files.map(({ file }) => file))).toEqual([
    newModule,
    "pictures/a.0a1b2c.480.avif",
    "favicon.ico",
    "index.html",
    "404.html",
    "landing/index.html",
    "sitemap.xml",
  ]);
  expect(batches.map(({ cacheControl }) => cacheControl)).toEqual([
    "public, max-age=31536000, immutable",
    "public, max-age=31536000, immutable",
    "public, max-age=86400, stale-while-revalidate=604800",
    "public, max-age=0, must-revalidate",
    "public, max-age=0, must-revalidate",
  ]);
});

describe("what stays of earlier releases", () => {
  const older = earlier("older", ago(90 * keepFor), ago(90 * keepFor), olderModule, "gone/index.html");
  const old = earlier("old", ago(60 * keepFor), ago(60 * keepFor), oldModule, "certificates/old.svg");

  test("the files of the release before stay, those of the one before it go", () => {
    const plan = planRelease(site(newModule), [older, old], now);
    expect(plan.remove).toEqual([olderModule, "gone/index.html"]);
    expect(plan.retain).toEqual([oldModule, "certificates/old.svg"]);
    expect(plan.finished(now).map(({ id }) => id)).toEqual(["old", plan.id]);
  });

  test("a page that is no more goes at once", () => {
    const before = earlier("before", ago(2 * hour), ago(hour), oldModule, "gone/index.html", "feed/pl.xml");
    const plan = planRelease(site(newModule), [before], now);
    expect(plan.remove).toEqual(["feed/pl.xml", "gone/index.html"]);
    expect(plan.changed).toEqual(["index.html", "404.html", "gone/index.html", "feed/pl.xml"]);
  });

  test("a release that was up within a day stays, however many came after it", () => {
    const first = earlier("first", ago(50 * hour), ago(49 * hour), olderModule);
    const second = earlier("second", ago(3 * hour), ago(2 * hour), oldModule);
    expect(planRelease(site(newModule), [first, second], now).retain).toEqual([oldModule, olderModule]);
    const later = new Date(now.getTime() + 23 * hour);
    expect(planRelease(site(newModule), [first, second], later).remove).toEqual([olderModule]);
  });

  test("a release that broke off is one that pages may be of, and so is the one under it", () => {
    const broken = earlier("broken", ago(30 * keepFor), undefined, olderModule);
    const plan = planRelease(site(newModule), [old, broken], now);
    expect(plan.remove).toEqual([]);
    expect(plan.retain).toEqual([oldModule, olderModule, "certificates/old.svg"]);
  });

  test("what the new release has itself is neither kept nor deleted", () => {
    const plan = planRelease(site(oldModule, olderModule), [older, old], now);
    expect(plan.remove).toEqual(["gone/index.html"]);
    expect(plan.retain).toEqual(["certificates/old.svg"]);
  });

  test("a file of a place that is no more decided about stays for a while like any other", () => {
    const before = earlier("before", ago(hour), ago(hour), "old-place/thing.js");
    expect(planRelease(site(), [before], now).retain).toEqual(["old-place/thing.js"]);
  });
});

test("the same files again are the same release: a retry does not push the one before out", () => {
  const old = earlier("old", ago(9 * keepFor), ago(9 * keepFor), oldModule);
  const first = planRelease(site(newModule), [old], new Date(ago(5 * keepFor)));
  const log = first.finished(new Date(ago(5 * keepFor)));
  const again = planRelease(site(newModule), log, now);
  expect(again.id).toBe(first.id);
  expect(again.retain).toEqual([oldModule]);
  expect(again.begun.map(({ id }) => id)).toEqual(["old", first.id]);
});

test("back to the release before: its files stay, and those of the one that is left", () => {
  const old = planRelease(site(oldModule), [], new Date(ago(5 * keepFor)));
  const bad = planRelease(site(newModule), old.finished(now), now);
  const back = planRelease(site(oldModule), bad.finished(now), now);
  expect(back.id).toBe(old.id);
  expect(back.remove).toEqual([]);
  expect(back.retain).toEqual([newModule]);
});

test("caches forget what changed under its address, and after a release that broke off what either had", () => {
  const old = earlier("old", ago(hour), ago(hour), "index.html", "404.html", "favicon.ico", "icon.svg");
  const files = site("favicon.ico", ["icon.svg", "other"], newModule);
  expect(planRelease(files, [old], now).changed).toEqual(["icon.svg"]);
  const broken = earlier("broken", ago(hour), undefined, "index.html", "favicon.ico");
  expect(planRelease(files, [old, broken], now).changed).toEqual(["404.html", "icon.svg"]);
});

test("caches forget everything that is not hashed where nobody knows what was up", () => {
  expect(planRelease(site("favicon.ico", newModule), [], now).changed).toEqual([
    "index.html",
    "404.html",
    "favicon.ico",
  ]);
});

test("other bytes under the same hash stop the deploy", () => {
  const before = earlier("before", ago(hour), ago(hour), oldModule);
  expect(() => planRelease(site([oldModule, "other"]), [before], now)).toThrow("other bytes");
});

test.each(["index.html", "404.html"])("a site without %s is none", (missing) => {
  const files = site(newModule).filter(({ file }) => file !== missing);
  expect(() => planRelease(files, [], now)).toThrow(missing);
});

test("a file in the record's place stops the deploy", () => {
  expect(() => planRelease(site("releases.json"), [], now)).toThrow("releases.json");
});
