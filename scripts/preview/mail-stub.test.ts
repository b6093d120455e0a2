import { type KeptMessage, MAIL_PATH } from "./mail-stub";
import { temporaryPreview, type TemporaryPreview } from "./temporary-preview";

const ids = { lib_version: "4.4.1", service_id: "service", template_id: "template", user_id: "key" };
/** The service's limit, in bytes. */
const limit = 50 * 1024;

let preview: TemporaryPreview;

beforeEach(async () => {
  preview = await temporaryPreview({ "index.html": "Home" });
});

afterEach(() => preview.remove());

/** Sends a form as a browser does, filled up to a size. */
async function send(fields: Record<string, string>, bytes?: number) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const made = new Request("http://localhost/", { method: "POST", body: form });
  const type = made.headers.get("content-type") ?? "";
  const written = Buffer.from(await made.arrayBuffer()).toString();
  const filled = bytes ? written.replace("FILL", "x".repeat(bytes - written.length + 4)) : written;
  return preview.ask(MAIL_PATH, {
    ...{ method: "POST", headers: { "content-type": type }, body: Buffer.from(filled) },
  });
}

const kept = async () => JSON.parse((await preview.ask("/outbox.json")).text) as KeptMessage[];

test("a form is taken with every field in its order, and shown newest first, nothing of it as HTML", async () => {
  const attack = `</dd><script>alert("1")</script><img src=x onerror='alert(2)'>&amp;`;
  const fields = { message: "Zażółć\r\ngęślą", quantity: "12", ...ids };
  expect(await kept()).toEqual([]);
  expect(await send(fields)).toMatchObject({
    ...{ status: 200, text: "OK", headers: { "access-control-allow-origin": "*" } },
  });
  await send({ ...ids, message: attack, "<b>name</b>": "value" });

  const [newer, older] = await kept();
  expect(older?.fields).toEqual(Object.entries(fields).map(([name, value]) => ({ name, value })));
  expect(newer?.fields).toContainEqual({ name: "message", value: attack });
  const { text, headers } = await preview.ask("/outbox");
  expect(text).not.toMatch(/<script|<img|<b>/);
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-[^ ]+'; /);
});

test.each([
  ["user_id", "The user ID is required"],
  ["service_id", "The service ID is required"],
  ["template_id", "The template ID is required"],
])("a form without %s is refused", async (name, text) => {
  expect(await send({ message: "Hello", ...ids, [name]: " " })).toMatchObject({ status: 400, text });
  expect(await kept()).toEqual([]);
});

test("a form may be as large as the service takes it, and not larger", async () => {
  expect((await send({ ...ids, message: "FILL" }, limit)).status).toBe(200);
  expect((await send({ ...ids, message: "FILL" }, limit + 1)).status).toBe(413);
  expect(await kept()).toHaveLength(1);
});

test("what is no form is refused", async () => {
  const headers = { "content-type": "application/json" };
  const body = Buffer.from(JSON.stringify(ids));
  expect((await preview.ask(MAIL_PATH, { method: "POST", headers, body })).status).toBe(400);
  expect((await preview.ask(MAIL_PATH)).status).toBe(405);
});
