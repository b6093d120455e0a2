import { emulatedHost, hostRules } from "../../hosting/testing/host-rules";
import { type EmulatedServer, serveStore } from "../../hosting/testing/server";
import { Store } from "../../hosting/testing/store";
import { keepFor } from "../../hosting/release/plan";
import { release } from "../../hosting/release/release";
import { readSite } from "../../hosting/release/site-files";
import { lifetimes } from "../../scripts/built/file-types";
import { certificates } from "../../app/_content/company/certificates";
import { t } from "../support/catalog";
import { counted } from "../support/measures/counted";
import { documentName } from "../support/document-name";
import { contact, FormOnPage, order } from "../support/forms/forms";
import { otherRelease, releaseOf, removeOtherReleases } from "../support/hosting/other-release";
import { missingCheck, type Moment } from "../support/hosting/wholeness";
import { expectStarted } from "../support/islands/started";
import { expect, test as base } from "../support/test";

/** The host with the fewest features of its own: files in place, and a function in front. */
const rules = hostRules.find(({ name }) => name === "S3 behind CloudFront") ?? hostRules[0];
if (!rules) throw new Error("There is no host to try releases on.");

const start = Date.parse("2026-03-04T12:00:00Z");
/** A clock that stands at a day. */
const day = (number: number) => () => new Date(start + number * keepFor);

/** Where the test's visitor is: a site of which release A is up. */
interface Site {
  readonly store: Store;
  readonly server: EmulatedServer;
  /** Brings another release up over it. @param on day of the upload */
  deploy(folder: string, on?: number): Promise<void>;
}

const test = base.extend<{ site: Site }>({
  site: async ({}, use) => {
    const store = new Store();
    const server = await serveStore(rules, store);
    const deploy = async (folder: string, on = 1) => {
      await release(folder, emulatedHost(rules, store), day(on));
    };
    await deploy("out", 0);
    await use({ store, server, deploy });
    server.close();
  },
  baseURL: async ({ site }, use) => use(site.server.origin),
});

// The releases are made once for all tests of this file.
test.describe.configure({ mode: "serial" });

let b: string;
let c: string;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  b = await otherRelease("b");
  c = await otherRelease("c");
});
test.afterAll(removeOtherReleases);

/** Modules that were asked for and sent since a moment, by name without hash. */
const modulesSent = (server: EmulatedServer, since: number) =>
  server.answered
    .slice(since)
    .map((line) => /^200 \/assets\/js\/(.*)-\w{8}\.js$/.exec(line)?.[1])
    .filter((name) => name !== undefined);

test("who opened a page before the release goes on with it: its islands are hydrated", async ({
  page,
  site,
}) => {
  await page.goto("/");
  await page.waitForLoadState("load");
  const before = site.server.answered.length;
  await site.deploy(b);

  await page.locator(".counter__value").scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="counter"][data-hydrated]')).toHaveCount(1);
  expect(modulesSent(site.server, before)).toContain("counter");
  // What is hydrated is the page's own release, not the new one.
  await expect(page.locator("html")).not.toHaveAttribute(releaseOf.code);

  const name = documentName("pl", certificates[0]);
  await page.getByRole("link", { name: t("pl", "home.certificates.enlarge", { name }), exact: true }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

for (const kind of [contact, order]) {
  test(`the ${kind.name} form of a page that is older than the release can be sent`, async ({
    page,
    site,
  }) => {
    const form = new FormOnPage(page, kind, "pl");
    await form.answer(200, "OK");
    await form.open();
    await page.waitForLoadState("load");
    const before = site.server.answered.length;
    await site.deploy(b);

    await form.fill(form.kind.values());
    await form.submit.click();
    await expect(form.success).toBeVisible();
    expect(form.posts).toBe(1);
    expect(modulesSent(site.server, before)).toContain("es");
  });
}

test("the next page is the new release's, and back again both work", async ({ page, site }) => {
  await page.goto("/landing/");
  await site.deploy(b);

  await page.goto("/");
  await expect(page.locator("body")).toHaveAttribute(releaseOf.page, "b");
  await page.locator(".counter__value").scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="counter"][data-hydrated]')).toHaveCount(1);
  await expect(page.locator("html")).toHaveAttribute(releaseOf.code, "b");

  // From the browser's cache, as it was; or the new one: whole in either case.
  await page.goBack();
  const form = new FormOnPage(page, contact, "pl");
  await form.answer(200, "OK");
  await form.fill(form.kind.values());
  await form.submit.click();
  await expect(form.success).toBeVisible();
  const pageOf = await page.locator("body").getAttribute(releaseOf.page);
  expect(await page.locator("html").getAttribute(releaseOf.code)).toBe(pageOf);

  await page.goForward();
  await expect(page.locator("body")).toHaveAttribute(releaseOf.page, "b");
  await expect(page.locator('[data-island="counter"][data-hydrated]')).toHaveCount(1);
});

test("an upload that breaks off before its pages changes nothing for visitors", async ({ page, site }) => {
  const whole = site.store.copy();
  await release(b, emulatedHost(rules, whole), day(1));
  const pages = [...whole.objects.keys()].filter((key) => key.endsWith(".html"));
  // The record is written once more at the end, and what lists pages after them.
  const lists = [...whole.objects.values()].filter(
    ({ cacheControl }) => cacheControl === lifetimes.list,
  ).length;
  site.store.failsAt = site.store.changes + whole.changes - (lists - pages.length) - pages.length;
  await expect(site.deploy(b)).rejects.toThrow(/The network went away while writing \S+\.html/);

  await page.goto("/");
  await expect(page.locator("body")).not.toHaveAttribute(releaseOf.page);
  await page.locator(".counter__value").scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="counter"][data-hydrated]')).toHaveCount(1);
  await expect(page.locator("html")).not.toHaveAttribute(releaseOf.code);
});

test("two releases later a page that is still open works as without a script, and the next one is new", async ({
  page,
  site,
  watch,
}) => {
  await page.goto("/");
  await expectStarted(page);
  await site.deploy(b, 10);
  await site.deploy(c, 20);

  await page.locator(".counter__value").scrollIntoViewIfNeeded();
  // Which of an island's files is missed first is chance.
  await expect.poll(() => watch.messages.join()).toMatch(/dynamically imported module/);
  await expect(page.locator(".counter__value")).toHaveText(/\d/);

  // The certificate opens from what is on the page already.
  await page.locator(".ledger__open").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();

  await page.goto("/landing/");
  await expect(page.locator("body")).toHaveAttribute(releaseOf.page, "c");
  await expectStarted(page);
  // Once it is left, the page has said of all that it asked for in vain.
  for (const message of watch.messages.splice(0))
    expect(message).toMatch(/Failed to (load (resource|module script)|fetch dynamically imported module)/);
  await page.goto("/");
  await page.locator(".counter__value").scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="counter"][data-hydrated]')).toHaveCount(1);
  await expect(page.locator("html")).toHaveAttribute(releaseOf.code, "c");
});

test("at whatever file an upload breaks off, every page has all it asks for", async ({ site }) => {
  const { objects, put, remove } = site.store;
  const moments: Moment[] = [];
  const keep = () => moments.push(new Map([...objects].map(([file, { bytes }]) => [file, bytes])));
  site.store.put = (...args) => {
    put.apply(site.store, args);
    keep();
  };
  site.store.remove = (...args) => {
    remove.apply(site.store, args);
    keep();
  };
  await site.deploy(b, 10);
  await site.deploy(c, 20);

  const missing = missingCheck();
  const found = moments.flatMap((moment, number) =>
    missing(moment).map((problem) => `after ${number + 1} changes ${problem}`),
  );
  expect(found).toEqual([]);
  const deleted = moments.filter((moment, number) => moment.size < (moments[number - 1]?.size ?? 0));
  expect(deleted.length, "modules that only the first release had").toBeGreaterThan(5);
  expect(moments.length).toBeGreaterThan(2 * readSite("out").length);
  counted("faults", moments.length);

  // The check itself: without one of its modules a page is not whole.
  const broken = new Map(moments.at(-1));
  for (const file of [...broken.keys()].filter((each) => each.includes("/chunk-"))) broken.delete(file);
  expect(missing(broken)).not.toEqual([]);
});
