import { brotliDecompressSync } from "node:zlib";

import { lifetimes } from "../built/file-types";
import { securityHeadersFor } from "../built/security-headers";
import { temporaryPreview, type TemporaryPreview } from "./temporary-preview";

const long = "body { margin: 0; }\n".repeat(200);

let preview: TemporaryPreview;

beforeAll(async () => {
  preview = await temporaryPreview(
    {
      "index.html": "<h1>Home</h1>",
      "404.html": "<h1>Lost</h1>",
      "landing/index.html": "<h1>Landing</h1>",
      "empty/picture.webp": "webp",
      "long.css": long,
      "pictures/yard.0a1b2c.960.avif": "avif",
      "with space/ä.txt": "found",
      "../secret.txt": "secret",
    },
    { basePath: "/folder" },
  );
});

afterAll(() => preview.remove());

test.each([
  ["/folder/", 200, "<h1>Home</h1>"],
  ["/folder/?a=1", 200, "<h1>Home</h1>"],
  ["/folder/landing/", 200, "<h1>Landing</h1>"],
  ["/folder/with%20space/%C3%A4.txt", 200, "found"],
  ["/", 404, "<h1>Lost</h1>"],
  ["/folders/", 404, "<h1>Lost</h1>"],
  ["/folder/nothing", 404, "<h1>Lost</h1>"],
  ["/folder/empty/", 404, "<h1>Lost</h1>"],
  ["/folder//landing/", 404, "<h1>Lost</h1>"],
  ["/folder/../secret.txt", 400, "Bad request"],
  ["/folder/%2e%2e/secret.txt", 400, "Bad request"],
  ["/folder/..%5Csecret.txt", 400, "Bad request"],
  ["/folder/%C3", 400, "Bad request"],
])("%s is answered with %d %s and the security headers", async (path, status, text) => {
  const reply = await preview.ask(path);
  expect(reply).toMatchObject({ status, text, headers: securityHeadersFor(false) });
});

test("a page without its slash leads to the slash and keeps the query", async () => {
  const { status, headers } = await preview.ask("/folder/landing?from=a%20b&x=//y");
  expect([status, headers.location]).toEqual([302, "/folder/landing/?from=a%20b&x=//y"]);
  expect((await preview.ask("/folder")).headers.location).toBe("/folder/");
});

test("types are those of hosts; only what bears a hash is kept, and text is compressed", async () => {
  const asked = { headers: { "accept-encoding": "gzip, br" } };
  const style = await preview.ask("/folder/long.css", asked);
  expect(style.headers).toMatchObject({
    ...{ "content-type": "text/css; charset=utf-8", "cache-control": "no-cache", "content-encoding": "br" },
  });
  expect(brotliDecompressSync(style.bytes).toString()).toBe(long);
  const picture = await preview.ask("/folder/pictures/yard.0a1b2c.960.avif", asked);
  expect(picture.headers).toMatchObject({ "content-type": "image/avif", "cache-control": lifetimes.hashed });
  expect(picture.headers).not.toHaveProperty("content-encoding");
});
