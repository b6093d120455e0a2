import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";

import { testFolder } from "../../islands/build/test-folder";
import { MAIL_PATH, startPreview } from "./server";

const folder = testFolder();
let preview: Awaited<ReturnType<typeof startPreview>>;

beforeEach(async () => {
  const names = ["index.html", "404.html", "landing/index.html", "empty/a.webp", "a b/ä.txt", "../secret"];
  for (const name of names) folder.write(`site/${name}`, name);
  preview = await startPreview(folder.at("site"), 0, "/folder");
});
afterEach(() => preview.close());

/** `fetch` would normalise "/../". */
async function get(path: string, headers: Record<string, string> = {}) {
  const sending = request({ host: "127.0.0.1", port: preview.port, path, headers }).end();
  const [response] = (await once(sending, "response")) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, text: await text(response) };
}

test.each([
  ["/folder/", 200, "html", "index.html"],
  ["/folder/?a=1", 200, "html", "index.html"],
  ["/folder/landing/", 200, "html", "landing/index.html"],
  ["/folder/landing?a=%20", 200, "html", "landing/index.html"],
  ["/folder/a%20b/%C3%A4.txt", 200, "plain", "a b/ä.txt"],
  ["/", 404, "html", "404.html"],
  ["/folders/", 404, "html", "404.html"],
  ["/folder/nothing", 404, "html", "404.html"],
  ["/folder/empty/", 404, "html", "404.html"],
  ["/folder/../secret", 404, "html", "404.html"],
  ["/folder/%2e%2e/secret", 404, "html", "404.html"],
  ["/folder/..%5Csecret", 404, "html", "404.html"],
])("%s is answered with %d, %s of %s and the security headers", async (path, status, type, text) => {
  const headers = {
    "content-type": `text/${type}; charset=utf-8`,
    "content-security-policy": "frame-ancestors 'none'",
    "cache-control": status === 200 ? "no-cache" : "no-store",
  };
  expect(await get(path)).toMatchObject({ status, text, headers });
});

test("a foreign host name that resolves to this machine gets nothing", async () => {
  const status = async (host: string) => (await get("/outbox.json", { host })).status;
  for (const host of ["evil.example:1", "evil.example", "localhost.evil.example", "localhost:x"])
    expect(await status(host)).toBe(403);
  for (const host of ["localhost:1", "127.0.0.1:4173", "[::1]:80"]) expect(await status(host)).toBe(200);
});

test("forms are kept and shown escaped, newest first", async () => {
  const fields = [
    ["message", "Zażółć\r\ngęślą"],
    ["<b>name</b>", "<script>alert(1)</script>"],
  ] as const;
  for (const [name, value] of fields) {
    const body = new FormData();
    body.append(name, value);
    const sent = await fetch(`http://127.0.0.1:${preview.port}${MAIL_PATH}`, { method: "POST", body });
    expect(sent.status).toBe(200);
  }
  const kept = JSON.parse((await get("/outbox.json")).text) as { fields: unknown[] }[];
  expect(kept.map((each) => each.fields)).toEqual([[fields[1]], [fields[0]]]);
  expect((await get("/outbox")).text).not.toMatch(/<script|<b>/);
});
