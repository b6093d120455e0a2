import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { pages } from "../../app/_content/pages";
import { products } from "../../app/_content/products";
import { defaultLocale, locales } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { type CopiedProject, copyProject } from "../support/copied-project";
import { type Preview, startPreview } from "../../scripts/preview/server";
import { addressesIn } from "../support/addresses";
import { hydrateIslands } from "../support/islands";
import { expect, test } from "../support/test";

// Both tests share one build, unless one fails.
test.describe.configure({ mode: "default" });

const folder = "/some/folder";
const product = { route: "product", id: products[0].id } as const;
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
  // Builds for production, not as a preview. The copy lacks e2e/, so types are not checked.
  await copy.build({
    BASE_PATH: folder,
    NEXT_PUBLIC_SITE_URL: origin,
    SITE_STAGE: "",
  });
});

test.afterAll(async () => {
  preview?.close();
  await copy?.remove();
  if (outbox) await rm(outbox, { recursive: true });
});

test("every address on the site leads somewhere in the folder, and pages may be found", async ({
  request,
}) => {
  test.setTimeout(120_000);
  const base = `${origin}${folder}/`;
  const errors = `${base}404.html`;
  const known = new Set([
    base,
    errors,
    `${base}robots.txt`,
    `${base}llms.txt`,
    `${base}.well-known/security.txt`,
  ]);
  const faults = new Map<string, string[]>();
  const broken = (cause: string, address: string) =>
    faults.set(cause, [...(faults.get(cause) ?? []), address]);
  // Query strings for a quote do not make a new page.
  const documents = new Set<string>();
  // Iteration includes addresses that are added meanwhile.
  for (const address of known) {
    const answer = await request.get(address, { maxRedirects: 0 });
    if (answer.status() !== 200) broken(`status ${answer.status()}`, address);
    const type = answer.headers()["content-type"] ?? "";
    const text = await answer.text();
    if (type.startsWith("text/html")) {
      documents.add(new URL(address).pathname);
      if (text.includes("noindex") !== (address === errors))
        broken("may not be found, or is no page and may", address);
    }
    for (const { address: found } of addressesIn(text, type)) {
      if (!URL.canParse(found, address)) continue;
      const url = new URL(found, address);
      if (url.origin !== origin) continue;
      if (!url.pathname.startsWith(`${folder}/`)) broken(`outside of the folder: ${found}`, address);
      else known.add(url.href.replace(/#.*/, ""));
    }
  }
  // Reports each cause once, with an example.
  const causes = [...faults].map(
    ([cause, [first, ...more]]) => `${cause} (${first} and ${more.length} more)`,
  );
  expect(causes.slice(0, 20)).toEqual([]);
  expect(documents.size).toBe(pages.length * locales.length + 1);
  expect(known.size).toBeGreaterThan(200);
  const robots = await (await request.get(`${base}robots.txt`)).text();
  expect(robots).toBe(`User-Agent: *\nAllow: /\n\nSitemap: ${base}sitemap.xml\n`);
});

test.describe("in a browser", () => {
  test.use({ baseURL: async ({}, use) => use(origin) });

  test("islands are hydrated, and a chosen language is kept, without a request outside of the folder", async ({
    page,
  }) => {
    const outside: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(`${origin}${folder}/`)) outside.push(request.url());
    });
    for (const route of ["landing", "load"] as const) {
      await page.goto(origin + folder + path(defaultLocale, route));
      await hydrateIslands(page);
    }
    await page.goto(`${origin}${folder}${path(defaultLocale, product)}?a#main`);
    await page.locator(".language-menu summary").click();
    await page.locator('.language-menu__list [data-selected-language="de"]').click();
    await page.waitForURL(`${origin}${folder}${path("de", product)}?a#main`);
    await page.goto(origin + folder + path(defaultLocale, "catalogue"), { waitUntil: "commit" });
    await page.waitForURL(origin + folder + path("de", "catalogue"));
    expect(outside).toEqual([]);
  });
});
