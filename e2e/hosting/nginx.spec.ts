import { request as httpRequest } from "node:http";

import { securityHeaders, securityHeadersFor } from "../../scripts/built/security-headers";
import { sitemapPages } from "../../scripts/built/sitemap";
import { expectWholeSite } from "../support/hosting/expect-host";
import { type RunningNginx, startNginx } from "../support/hosting/nginx";
import { missingPrograms } from "../support/hosting/program";
import { expect, test as base } from "../support/test";

/** A nginx of each worker's own; its pages are this origin's. */
const test = base.extend<object, { nginx: RunningNginx }>({
  nginx: [
    async ({}, use) => {
      const nginx = await startNginx();
      await use(nginx);
      expect(await nginx.stop(), "nginx's error log").not.toMatch(/\[(warn|error|crit|alert|emerg)\]/);
    },
    { scope: "worker" },
  ],
  baseURL: async ({ nginx }, use) => use(nginx.origin),
});

test.describe.configure({ mode: "serial" });
test.skip(
  missingPrograms("nginx -v").length > 0,
  "nginx is not installed on this machine (Debian: apt-get install nginx-light).",
);

test("nginx shows the whole site as it was deployed", async ({ nginx }) => {
  await expectWholeSite(nginx.origin, { headers: securityHeadersFor(false), withoutSlash: 302 });
});

/** Asks for a path without tidying it up, and accepts an encoding. */
function ask(origin: string, path: string, encoding = "identity") {
  return new Promise<{ status?: number; headers: NodeJS.Dict<string | string[]> }>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const asking = httpRequest(
      { hostname, port, path, headers: { "accept-encoding": encoding } },
      (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode, headers: answer.headers });
      },
    );
    asking.on("error", reject).end();
  });
}

test("texts are compressed, pictures are not; nginx names no version", async ({ nginx }) => {
  const page = await ask(nginx.origin, "/", "gzip");
  expect(page.headers).toMatchObject({
    "content-encoding": "gzip",
    vary: "Accept-Encoding",
    server: "nginx",
  });
  const picture = await ask(nginx.origin, "/share/home-pl.png", "gzip");
  expect(picture.headers).not.toHaveProperty("content-encoding");
});

test("over plain HTTP it does not ask for HTTPS only", async ({ nginx }) => {
  const { headers } = await ask(nginx.origin, "/");
  const secure = securityHeaders.filter(({ secureOnly }) => secureOnly);
  expect(secure).toHaveLength(1);
  for (const { name } of secure) expect(headers).not.toHaveProperty(name.toLowerCase());
});

for (const path of [
  "/../nginx.conf",
  "/%2e%2e/nginx.conf",
  "/landing/..%2f..%2f..%2fnginx.conf",
  "/landing%0d%0aX-A:b",
]) {
  test(`${path} leads nowhere`, async ({ nginx }) => {
    const { status, headers } = await ask(nginx.origin, path);
    expect([400, 404]).toContain(status);
    expect(headers).not.toHaveProperty("location");
    expect(headers).not.toHaveProperty("x-a");
  });
}

test("every kind of page is shown under these headers without a word on the console", async ({ page }) => {
  // The other languages are the same pages under the same headers.
  for (const { path } of sitemapPages().filter(({ locale }) => locale === "pl")) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.locator("h1"), path).toBeVisible();
  }
});

test("islands are hydrated", async ({ page }) => {
  await page.goto("/");
  await page.locator(".counter__value").scrollIntoViewIfNeeded();
  await expect(page.locator('[data-island="counter"][data-hydrated]')).toHaveCount(1);
});

test("no page lets itself be framed", async ({ page, watch }) => {
  // A file that has no policy of its own about frames.
  await page.goto("/robots.txt");
  await page.evaluate(() => {
    const frame = document.createElement("iframe");
    frame.src = "/landing/";
    document.body.append(frame);
  });
  await expect.poll(() => watch.messages.length, "the browser says why").toBeGreaterThan(0);
  expect(watch.messages.splice(0).join()).toContain("frame-ancestors 'none'");
});
