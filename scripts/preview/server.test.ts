import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";

import { testFolder } from "../../islands/build/test-folder";
import { headersOverHttp } from "../built/security-headers";
import { type KeptMessage, MAIL_PATH } from "./mail-stub";
import { type Preview, startPreview } from "./server";

const files = {
  "index.html": "<h1>Home</h1>",
  "404.html": "<h1>Lost</h1>",
  "landing/index.html": "<h1>Landing</h1>",
  "empty/picture.webp": "webp",
  "with space/ä.txt": "found",
  "../secret.txt": "secret",
};

const folder = testFolder();
let preview: Preview;

beforeEach(async () => {
  for (const [file, text] of Object.entries(files)) folder.write(`site/${file}`, text);
  preview = await startPreview({
    ...{ folder: folder.at("site"), outbox: folder.at("outbox"), port: 0, basePath: "/folder" },
  });
});
afterEach(() => preview.close());

/** `fetch` would normalise "/../". */
async function get(path: string, headers: Record<string, string> = {}) {
  const sending = request({ host: "127.0.0.1", port: preview.port, path, headers }).end();
  const [response] = (await once(sending, "response")) as [IncomingMessage];
  const bytes = await buffer(response);
  return { status: response.statusCode, headers: response.headers, bytes, text: bytes.toString() };
}

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
  const reply = await get(path);
  expect(reply).toMatchObject({ status, text, headers: headersOverHttp() });
});

test("a page without its slash leads to the slash and keeps the query", async () => {
  const { status, headers } = await get("/folder/landing?from=a%20b&x=//y");
  expect([status, headers.location]).toEqual([302, "/folder/landing/?from=a%20b&x=//y"]);
  expect((await get("/folder")).headers.location).toBe("/folder/");
});

test("a foreign host name that resolves to this machine gets no page and no message", async () => {
  const { port } = preview;
  for (const path of ["/folder/", "/outbox", "/outbox.json"]) {
    for (const host of [`evil.example:${port}`, "evil.example", `localhost.evil.example:${port}`])
      expect(await get(path, { host })).toMatchObject({ status: 403 });
    for (const host of ["localhost:1", `localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`])
      expect(await get(path, { host })).toMatchObject({ status: 200 });
  }
});

test("forms are accepted as by the e-mail service, and shown escaped, newest first", async () => {
  const ids = { service_id: "service", template_id: "template", user_id: "key" };
  const send = async (fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    const sent = await fetch(`http://127.0.0.1:${preview.port}${MAIL_PATH}`, { method: "POST", body });
    return [sent.status, await sent.text()];
  };
  expect(await send({ ...ids, message: "Zażółć\r\ngęślą" })).toEqual([200, "OK"]);
  expect(await send({ ...ids, "<b>name</b>": "<script>alert(1)</script>" })).toEqual([200, "OK"]);
  expect(await send({ ...ids, user_id: " " })).toEqual([400, "The user ID is required"]);
  expect((await send({ ...ids, message: "x".repeat(50 * 1024) }))[0]).toBe(413);
  const kept = JSON.parse((await get("/outbox.json")).text) as KeptMessage[];
  expect(kept.map(({ fields }) => fields.at(-1))).toEqual([
    { name: "<b>name</b>", value: "<script>alert(1)</script>" },
    { name: "message", value: "Zażółć\r\ngęślą" },
  ]);
  expect((await get("/outbox")).text).not.toMatch(/<script|<b>/);
});
