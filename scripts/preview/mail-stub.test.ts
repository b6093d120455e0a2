import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keepMessage, type KeptMessage, keptMessages, MAIL_PATH } from "./mail-stub";
import { type Asking, temporaryPreview, type TemporaryPreview } from "./temporary-preview";

const IDS = { lib_version: "4.4.1", service_id: "service", template_id: "template", user_id: "key" };

let preview: TemporaryPreview;

beforeEach(async () => {
  preview = await temporaryPreview({ "index.html": "Home" });
});

afterEach(() => preview.remove());

/** A form as a browser sends it. */
async function multipart(
  fields: Record<string, string>,
): Promise<{ headers: Record<string, string>; body: Buffer }> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const made = new Request("http://localhost/", { method: "POST", body: form });
  return {
    headers: { "content-type": made.headers.get("content-type") ?? "" },
    body: Buffer.from(await made.arrayBuffer()),
  };
}

function send(asking: Asking) {
  return preview.ask(MAIL_PATH, { method: "POST", ...asking });
}

async function kept(): Promise<KeptMessage[]> {
  return JSON.parse((await preview.ask("/outbox.json")).text) as KeptMessage[];
}

test("takes a form and keeps every field in its order", async () => {
  const before = Date.now();
  const fields = { message: "Zażółć\r\ngęślą", quantity: "12", ...IDS };
  const reply = await send(await multipart(fields));

  expect(reply).toMatchObject({ status: 200, text: "OK" });
  expect(reply.headers["access-control-allow-origin"]).toBe("*");
  const files = await readdir(preview.outbox);
  expect(files).toHaveLength(1);
  const message = JSON.parse(await readFile(join(preview.outbox, String(files[0])), "utf8")) as KeptMessage;
  expect(message.fields).toEqual(Object.entries(fields).map(([name, value]) => ({ name, value })));
  expect(Date.parse(message.received)).toBeGreaterThanOrEqual(before);
});

test.each([
  ["user_id", "The user ID is required"],
  ["service_id", "The service ID is required"],
  ["template_id", "The template ID is required"],
])("refuses a form without %s", async (name, sentence) => {
  const { [name as keyof typeof IDS]: left, ...others } = IDS;
  expect(left).toBeTruthy();
  for (const fields of [others, { ...IDS, [name]: " " }]) {
    const reply = await send(await multipart({ message: "Hello", ...fields }));
    expect(reply).toMatchObject({ status: 400, text: sentence });
  }
  expect(await kept()).toEqual([]);
});

test.each([
  ["application/json", JSON.stringify(IDS)],
  ["application/x-www-form-urlencoded", new URLSearchParams(IDS).toString()],
  ["multipart/form-data", "no boundary"],
  ["multipart/form-data; boundary=x", "not a form"],
  ["", ""],
])("refuses a body of the type %p", async (type, text) => {
  const reply = await send({ headers: { "content-type": type }, body: Buffer.from(text) });
  expect(reply.status).toBe(400);
  expect(reply.text).not.toBe("");
});

test.each(["GET", "PUT", "OPTIONS"])("refuses %s", async (method) => {
  const { status, headers } = await send({ method });
  expect(status).toBe(405);
  expect(headers.allow).toBe("POST");
});

describe("the size of a form", () => {
  async function formOf(bytes: number) {
    const empty = await multipart({ ...IDS, message: "" });
    const form = await multipart({ ...IDS, message: "x".repeat(bytes - empty.body.length) });
    expect(form.body).toHaveLength(bytes);
    return form;
  }

  test("may be 50 KB, and not more", async () => {
    expect((await send(await formOf(50 * 1024))).status).toBe(200);
    expect((await send(await formOf(50 * 1024 + 1))).status).toBe(413);
    expect(await kept()).toHaveLength(1);
  });

  test("is counted where none is announced", async () => {
    const { headers, body } = await formOf(50 * 1024 + 1);
    const parts = [body.subarray(0, 20_000), body.subarray(20_000, 40_000), body.subarray(40_000)];
    const reply = await send({ headers: { ...headers, "transfer-encoding": "chunked" }, body: parts });
    expect(reply.status).toBe(413);
  });

  test("far beyond the limit still gets its answer", async () => {
    const { headers } = await formOf(1000);
    expect((await send({ headers, body: Buffer.alloc(20_000_000) })).status).toBe(413);
  });
});

test("shows the messages newest first", async () => {
  for (const message of ["first", "second", "third"]) await send(await multipart({ ...IDS, message }));

  const texts = (await kept()).map(({ fields }) => fields.find(({ name }) => name === "message")?.value);
  expect(texts).toEqual(["third", "second", "first"]);
  const page = (await preview.ask("/outbox")).text;
  expect([...page.matchAll(/first|second|third/g)].map(String)).toEqual(["third", "second", "first"]);
});

test("shows nothing of a message as HTML", async () => {
  const attack = `</dd><script>alert("1")</script><img src=x onerror='alert(2)'>&amp;`;
  await send(await multipart({ ...IDS, message: attack, "<b>name</b>": "value" }));

  const { text, headers } = await preview.ask("/outbox");
  expect(text).not.toMatch(/<script|<img|<b>/);
  const shown = text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
  expect(shown).toContain(attack);
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-[^ ]+'; /);
  expect(headers["x-robots-tag"]).toContain("noindex");
});

test("an empty outbox is an empty page", async () => {
  expect(await preview.ask("/outbox")).toMatchObject({ status: 200 });
  expect(await kept()).toEqual([]);
});

describe("the outbox", () => {
  let outbox: string;

  beforeEach(async () => {
    outbox = await mkdtemp(join(tmpdir(), "outbox-"));
  });

  afterEach(() => rm(outbox, { recursive: true }));

  function message(value: string) {
    return [{ name: "message", value }];
  }

  test("messages of the same moment keep their order and do not overwrite each other", async () => {
    jest.useFakeTimers({
      now: new Date("2026-03-01T10:00:00.000Z"),
      doNotFake: ["nextTick", "setImmediate"],
    });
    const sent = Array.from({ length: 12 }, (_, index) => String(index));
    await Promise.all(sent.map((text) => keepMessage(outbox, message(text))));
    jest.useRealTimers();

    const kept = await keptMessages(outbox);
    expect(kept.map(({ fields }) => fields[0]?.value)).toEqual(sent.reverse());
    expect(kept.map(({ file }) => file)).toEqual((await readdir(outbox)).sort().reverse());
  });

  test("leaves no half-written file behind, and shows none", async () => {
    await keepMessage(outbox, message("whole"));
    expect(await readdir(outbox)).toEqual([expect.stringMatching(/^\d{4}-.*\.json$/)]);

    await writeFile(join(outbox, ".2026.json.part"), "{");
    await writeFile(join(outbox, "notes.txt"), "{");
    expect(await keptMessages(outbox)).toHaveLength(1);
  });

  test("a missing outbox is an empty one", async () => {
    expect(await keptMessages(join(outbox, "none"))).toEqual([]);
  });
});
