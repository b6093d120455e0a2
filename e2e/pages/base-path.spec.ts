import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";

import spawn, { type SubprocessError } from "nano-spawn";

import { products } from "../../app/_content/products";
import { defaultLocale } from "../../app/_i18n/languages";
import { path } from "../../app/_i18n/paths";
import { filesBelow } from "../../islands/build/files";
import { contentType } from "../../scripts/deploy/hosting";
import { startPreview } from "../../scripts/preview/server";
import { addressesIn } from "../support/read";
import { copyProject } from "../support/copied-project";
import { expect, hydrateIslands, test } from "../support/test";

const basePath = "/some/folder";
const product = { route: "product", id: products[0].id } as const;
let copy: string;
let site: string;
let preview: Awaited<ReturnType<typeof startPreview>>;
let origin: string;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  copy = await copyProject("base-path");
  site = join(copy, "out");
  preview = await startPreview(site, 0, basePath);
  origin = `http://localhost:${preview.port}`;
  // Playwright sets a NODE_ENV that builds must not use.
  const env = { BASE_PATH: basePath, NEXT_PUBLIC_SITE_URL: origin, SITE_STAGE: "", NODE_ENV: "production" };
  await spawn("npm", ["run", "--silent", "build"], { cwd: copy, env, stdin: "ignore" }).catch(
    ({ message, output }: SubprocessError) => {
      throw new Error(`${message}\n${output}`);
    },
  );
});

test.afterAll(async () => {
  preview?.close();
  if (copy) await rm(copy, { recursive: true });
});

test.describe("a site built for a folder", () => {
  test.use({ baseURL: async ({}, use) => use(origin) });

  test("leads nowhere else, hydrates its islands and keeps a chosen language", async ({ page }) => {
    const base = `${origin}${basePath}/`;
    const files = filesBelow(site);
    const outside = files.flatMap((file) =>
      addressesIn(readFileSync(join(site, file), "utf8"), contentType(file) ?? "")
        .filter(({ address }) => URL.canParse(address, base + file))
        .map(({ address }) => new URL(address, base + file))
        .filter((url) => url.origin === origin)
        .map(({ pathname }) => decodeURIComponent(origin + pathname).replace(/\/$/, "/index.html"))
        .filter((address) => !address.startsWith(base) || !files.includes(address.slice(base.length)))
        .map((address) => `${file}: ${address}`),
    );
    expect(outside).toEqual([]);
    // No preview, whose pages search engines ignore.
    expect(readFileSync(join(site, "index.html"), "utf8")).not.toContain("noindex");

    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    for (const route of ["landing", "load"] as const) {
      await page.goto(origin + basePath + path(defaultLocale, route));
      await hydrateIslands(page);
    }
    await page.goto(`${origin}${basePath}${path(defaultLocale, product)}?a#main`);
    await page.locator(".language-menu summary").click();
    await page.locator('.language-menu__list [hreflang="de"]').click();
    await page.waitForURL(`${origin}${basePath}${path("de", product)}?a#main`);
    await page.goto(origin + basePath + path(defaultLocale, "catalogue"), { waitUntil: "commit" });
    await page.waitForURL(origin + basePath + path("de", "catalogue"));
    expect(requested.filter((address) => !address.startsWith(base))).toEqual([]);
  });
});
