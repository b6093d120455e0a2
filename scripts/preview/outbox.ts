import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

export interface Field {
  name: string;
  value: string;
}

/** One message as it was sent: every field of the request, in the order of the request. */
interface Message {
  /** ISO 8601, UTC */
  received: string;
  fields: Field[];
}

export interface KeptMessage extends Message {
  /** the name of its file in the outbox */
  file: string;
}

let count = 0;

/**
 * Keeps a message as a JSON file. The names sort by time; within a millisecond by the order of arrival, and the
 * random end keeps several servers on one outbox apart.
 *
 * @param outbox a folder; made when it is missing
 * @throws when the folder cannot be written to
 */
export async function keepMessage(outbox: string, fields: Field[]): Promise<void> {
  const message: Message = { received: new Date().toISOString(), fields };
  const order = String((count += 1)).padStart(6, "0");
  const file = `${message.received.replaceAll(":", "-")}-${order}-${randomBytes(4).toString("hex")}.json`;

  await mkdir(outbox, { recursive: true });
  // Written aside and renamed, so that no reader gets half a message.
  const draft = join(outbox, `.${file}.part`);
  await writeFile(draft, `${JSON.stringify(message, undefined, 2)}\n`, { flag: "wx" });
  await rename(draft, join(outbox, file));
}

/** All kept messages, newest first. A missing outbox is an empty one. */
export async function keptMessages(outbox: string): Promise<KeptMessage[]> {
  const names = await unlessMissing(readdir(outbox), []);
  const files = names
    .filter((name) => /^[^.].*\.json$/.test(name))
    .sort()
    .reverse();
  const messages = await Promise.all(
    files.map(async (file) => {
      const text = await unlessMissing(readFile(join(outbox, file), "utf8"), undefined);
      return text === undefined ? [] : [{ file, ...(JSON.parse(text) as Message) }];
    }),
  );
  return messages.flat();
}

/** Messages may be deleted by hand at any time, also between listing and reading. */
async function unlessMissing<T, U>(reading: Promise<T>, otherwise: U): Promise<T | U> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return otherwise;
    throw error;
  }
}
