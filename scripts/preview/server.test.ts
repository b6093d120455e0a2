import { writeFile } from "node:fs/promises";
import { networkInterfaces } from "node:os";
import { connect } from "node:net";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { securityHeadersFor } from "../built/security-headers";
import { temporaryPreview, type TemporaryPreview } from "./temporary-preview";

const LONG = "body { margin: 0; }\n".repeat(200);

let preview: TemporaryPreview;

beforeAll(async () => {
  preview = await temporaryPreview({
    "index.html": "<h1>Home</h1>",
    "404.html": "<h1>Lost</h1>",
    "landing/index.html": "<h1>Landing</h1>",
    "products/1/index.html": "<h1>One</h1>",
    "empty/picture.webp": "webp",
    "long.css": LONG,
    "short.css": "p{}",
    "changing.txt": "before",
    "pictures/yard.0a1b2c.960.avif": "avif",
    "assets/js/loader-ABC123DE.js": "js",
    "fonts/font.woff2": "woff2",
    "with space/ä.txt": "found",
    "../secret.txt": "secret",
  });
});

afterAll(() => preview.remove());

describe("addresses", () => {
  test.each([
    ["/", "Home"],
    ["/?a=1", "Home"],
    ["/landing/", "Landing"],
    ["/products/1/", "One"],
    ["/with%20space/%C3%A4.txt", "found"],
  ])("%s is served", async (path, text) => {
    const { status, text: body } = await preview.ask(path);
    expect(status).toBe(200);
    expect(body).toContain(text);
  });

  test("a page without its slash leads to the slash and keeps the query", async () => {
    const { status, headers } = await preview.ask("/products/1?from=a%20b&x=//y");
    expect(status).toBe(302);
    expect(headers.location).toBe("/products/1/?from=a%20b&x=//y");
  });

  test.each([
    "/nothing",
    "/nothing/",
    "/empty",
    "/empty/",
    "/long.css/",
    "//landing",
    "//landing/",
    "/" + "a".repeat(5000),
  ])("%p is answered with the error page", async (path) => {
    const { status, headers, text } = await preview.ask(path);
    expect(status).toBe(404);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(text).toBe("<h1>Lost</h1>");
  });

  test.each([
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/landing/../../secret.txt",
    "/..%2Fsecret.txt",
    "/..%5Csecret.txt",
    "/%",
    "/%C3",
    "/long.css%00",
    "http://localhost/long.css",
  ])("%s is refused", async (path) => {
    const { status, text } = await preview.ask(path);
    expect(status).toBe(400);
    expect(text).not.toContain("secret");
  });

  test("only GET and HEAD read the site", async () => {
    const { status, headers } = await preview.ask("/", { method: "POST" });
    expect(status).toBe(405);
    expect(headers.allow).toBe("GET, HEAD");
  });
});

describe("headers", () => {
  test.each([
    ["/", "text/html; charset=utf-8", "no-cache"],
    ["/long.css", "text/css; charset=utf-8", "no-cache"],
    ["/pictures/yard.0a1b2c.960.avif", "image/avif", "public, max-age=31536000, immutable"],
    [
      "/assets/js/loader-ABC123DE.js",
      "text/javascript; charset=utf-8",
      "public, max-age=31536000, immutable",
    ],
    ["/fonts/font.woff2", "font/woff2", "no-cache"],
  ])("%s is %s, %s", async (path, type, caching) => {
    const { headers } = await preview.ask(path);
    expect(headers).toMatchObject({ "content-type": type, "cache-control": caching });
  });

  test.each(["/", "/nothing", "/landing"])("%s carries the security headers", async (path) => {
    const { headers } = await preview.ask(path);
    expect(headers).toMatchObject(securityHeadersFor(false));
    // RFC 6797, 7.2: not over plain HTTP.
    expect(headers).not.toHaveProperty("strict-transport-security");
  });

  test("a changed file is sent anew", async () => {
    const { etag = "" } = (await preview.ask("/changing.txt")).headers;
    await writeFile(join(preview.site, "changing.txt"), "afterwards");
    const after = await preview.ask("/changing.txt", { headers: { "if-none-match": etag } });
    expect(after).toMatchObject({ status: 200, text: "afterwards" });
  });
});

describe("compression", () => {
  test("text is compressed where the browser takes it", async () => {
    const { headers, bytes } = await preview.ask("/long.css", { headers: { "accept-encoding": "gzip, br" } });
    expect(headers).toMatchObject({ "content-encoding": "br", vary: "Accept-Encoding" });
    expect(brotliDecompressSync(bytes).toString()).toBe(LONG);
  });

  test.each(["/short.css", "/pictures/yard.0a1b2c.960.avif"])("%s stays as it is", async (path) => {
    const { headers } = await preview.ask(path, { headers: { "accept-encoding": "br" } });
    expect(headers).not.toHaveProperty("content-encoding");
  });
});

describe("a build for a folder of the bucket", () => {
  let inFolder: TemporaryPreview;

  beforeAll(async () => {
    inFolder = await temporaryPreview(
      {
        "index.html": "Home",
        "404.html": "Lost",
        "landing/index.html": "Landing",
        "pictures/a.0a1b2c.480.avif": "",
      },
      { basePath: "/folder" },
    );
  });

  afterAll(() => inFolder.remove());

  test.each([
    ["/folder/", 200, "Home"],
    ["/folder/landing/", 200, "Landing"],
    ["/", 404, "Lost"],
    ["/landing/", 404, "Lost"],
    ["/folders/", 404, "Lost"],
    ["/folder/../folder/", 400, "Bad request"],
  ])("%s is answered with %d %s", async (path, status, text) => {
    expect(await inFolder.ask(path)).toMatchObject({ status, text });
  });

  test.each([
    ["/folder?a=1", "/folder/?a=1"],
    ["/folder/landing", "/folder/landing/"],
  ])("%s leads to %s", async (path, location) => {
    expect((await inFolder.ask(path)).headers.location).toBe(location);
  });

  test("what is hashed there is immutable too", async () => {
    expect((await inFolder.ask("/folder/pictures/a.0a1b2c.480.avif")).headers["cache-control"]).toContain(
      "immutable",
    );
  });
});

const outward = Object.values(networkInterfaces())
  .flat()
  .find((address) => address?.family === "IPv4" && !address.internal);

// A machine without a network has no address to try it from.
(outward ? test : test.skip)("no other machine can reach it", async () => {
  const refused = await new Promise((resolve) => {
    const socket = connect(preview.port, outward?.address);
    socket.on("connect", () => resolve("connected"));
    socket.on("error", (error: NodeJS.ErrnoException) => resolve(error.code));
  });
  expect(refused).toBe("ECONNREFUSED");
});
