import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";

import { pages } from "../../app/_content/pages";
import { locales } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { type CopiedProject, copyProject } from "../../scripts/command/copied-project";
import { type Preview, startPreview } from "../../scripts/preview/server";
import { addressesIn } from "../support/addresses";
import { expectStarted } from "../support/islands/started";
import { firstProduct, productPath } from "../support/some-products";

// One build for all tests of this file.
test.describe.configure({ mode: "serial" });

const folder = "/some/folder";
let copy: CopiedProject;
let preview: Preview;
let outbox: string;
let origin: string;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  copy = await copyProject("base-path");
  outbox = await mkdtemp(join(tmpdir(), "outbox-"));
  preview = await startPreview({ folder: copy.site, outbox, port: 0, basePath: folder });
  origin = `http://localhost:${preview.port}`;
  // As it goes live, not as a preview. The copy lacks e2e/, which the types of the project need.
  await copy.build({
    BASE_PATH: folder,
    NEXT_PUBLIC_SITE_URL: origin,
    SITE_STAGE: "",
    TYPES_CHECKED: "1",
  });
});

test.afterAll(async () => {
  preview?.close();
  await copy?.remove();
  if (outbox) await rm(outbox, { recursive: true });
});

test("every address on the site leads somewhere in the folder", async ({ request }) => {
  test.setTimeout(120_000);
  const base = `${origin}${folder}/`;
  const known = new Set([base, `${base}robots.txt`, `${base}llms.txt`, `${base}.well-known/security.txt`]);
  const broken: string[] = [];
  // A page is one, whatever its address says of a quote.
  const documents = new Set<string>();
  // A set goes on with what is added while it is walked.
  for (const address of known) {
    const answer = await request.get(address, { maxRedirects: 0 });
    if (answer.status() !== 200) broken.push(`${answer.status()} ${address}`);
    const type = answer.headers()["content-type"] ?? "";
    if (type.startsWith("text/html")) documents.add(new URL(address).pathname);
    for (const { address: found } of addressesIn(await answer.text(), type)) {
      if (!URL.canParse(found, address)) continue;
      const url = new URL(found, address);
      if (url.origin !== origin) continue;
      if (!url.pathname.startsWith(`${folder}/`))
        broken.push(`outside of the folder: ${found} on ${address}`);
      else known.add(url.href.replace(/#.*/, ""));
    }
  }
  expect(broken).toEqual([]);
  expect(documents.size).toBe(pages.length * locales.length);
  expect(known.size).toBeGreaterThan(200);
});

test("no page requests anything outside of the folder, or for what is not there", async ({ page }) => {
  const wrong: string[] = [];
  page.on("request", (request) => {
    const { href } = new URL(request.url());
    if (href.startsWith("http") && !href.startsWith(`${origin}${folder}/`)) wrong.push(href);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) wrong.push(`${response.status()} ${response.url()}`);
  });
  page.on("console", (message) => wrong.push(message.text()));
  page.on("pageerror", (error) => wrong.push(error.message));
  for (const target of pages) {
    await page.goto(origin + folder + path("pl", target));
    await expectStarted(page);
    for (const island of await page.locator('[data-hydrate="visible"]').all()) {
      await island.locator("> *").first().scrollIntoViewIfNeeded();
      await expect(island).toHaveAttribute("data-hydrated");
    }
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (const picture of document.images) {
        picture.loading = "eager";
        await picture.decode();
      }
    });
  }
  expect(wrong).toEqual([]);
});

test("islands are hydrated", async ({ page }) => {
  await page.goto(`${origin}${folder}/`);
  await page.locator(".counter__value").scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="counter"][data-hydrated]')).toHaveCount(1);
});

test("a stored language leads to its alternate page in the folder, and a chosen one there and back", async ({
  page,
}) => {
  await page.goto(`${origin}${folder}${productPath("pl", firstProduct)}?a#main`);
  await page.locator(".language-menu summary").click();
  await page.locator('.language-menu__list [data-selected-language="de"]').click();
  await page.waitForURL(`${origin}${folder}${productPath("de", firstProduct)}?a#main`);
  await page.goto(`${origin}${folder}/product-list/`, { waitUntil: "commit" });
  await page.waitForURL(`${origin}${folder}/de/product-list/`);
});

test("as it goes live it may be found", async ({ request, page }) => {
  const robots = await (await request.get(`${origin}${folder}/robots.txt`)).text();
  expect(robots).toBe(`User-Agent: *\nAllow: /\n\nSitemap: ${origin}${folder}/sitemap.xml\n`);
  for (const locale of locales) {
    await page.goto(origin + folder + path(locale, "home"), { waitUntil: "domcontentloaded" });
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      origin + folder + path(locale, "home"),
    );
  }
});
