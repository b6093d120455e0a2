/** @jest-environment node */
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { keepMessage, keptMessages } from "./outbox";

let outbox: string;

beforeEach(async () => {
  outbox = await mkdtemp(join(tmpdir(), "outbox-"));
});

afterEach(() => rm(outbox, { recursive: true }));

function message(value: string) {
  return [{ name: "message", value }];
}

test("messages of the same moment keep their order and do not overwrite each other", async () => {
  jest.useFakeTimers({ now: new Date("2026-03-01T10:00:00.000Z"), doNotFake: ["nextTick", "setImmediate"] });
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
