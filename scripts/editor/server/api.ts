import type { IncomingMessage } from "node:http";

import { CommandError } from "../../command/command-error.mjs";
import { type Answer, textAnswer } from "../../preview/answer";
import { readBody } from "../../preview/request-body";
import type { Editor } from "../editor";
import type { Problem, Saving, Texts } from "../protocol";
import { Refused } from "../refused";

/** The longest request; a photograph of a good camera has a third of it. In bytes. */
const limit = 60 * 1024 * 1024;

/**
 * Answers what the window asks for.
 *
 * @param editor what does it
 * @param name what is asked for: the address's last part
 * @param query what comes behind it
 */
export async function answerWindow(
  editor: Editor,
  request: IncomingMessage,
  name: string,
  query: URLSearchParams,
): Promise<Answer> {
  try {
    if (request.method === "GET" && name === "state") return json(200, await editor.state());
    if (request.method !== "POST") throw new Refused(405, "Changes are sent as POST.");
    const body = await readBody(request, limit);
    if (!body) throw new Refused(413, `A file may have ${limit / 1024 / 1024} MB at the most.`);
    if (name === "upload") return json(200, await editor.upload(query.get("name") ?? "", body));
    return json(200, (await call(editor, name, parsed(request, body))) ?? {});
  } catch (error) {
    return problem(error);
  }
}

function call(editor: Editor, name: string, asked: never): Promise<unknown> {
  const calls: Readonly<Record<string, (asked: never) => Promise<unknown>>> = {
    check: ({ key, wanted }: { key: string; wanted: Texts }) => editor.check(key, wanted),
    save: (saving: Saving) => editor.save(saving),
    undo: ({ id }: { id: number }) => editor.undo(id),
    forget: ({ id }: { id: number }) => editor.forget(id),
    commit: ({ message }: { message: string }) => editor.commit(message),
  };
  const found = Object.hasOwn(calls, name) ? calls[name] : undefined;
  if (!found) throw new Refused(404, `The editor has no "${name}".`);
  return found(asked);
}

/** What was sent. A form of another page can't send this type without being asked first (CORS). */
function parsed(request: IncomingMessage, body: Buffer): never {
  if (request.headers["content-type"] !== "application/json")
    throw new Refused(415, "The editor takes application/json.");
  try {
    return JSON.parse(body.toString()) as never;
  } catch {
    throw new Refused(422, "What was sent can't be read.");
  }
}

/** What the person at the window is told. @throws what is a fault of the editor itself */
function problem(error: unknown): Answer {
  if (!(error instanceof Refused || error instanceof CommandError)) throw error;
  const said: Problem = {
    message: error.message,
    ...(error instanceof Refused && { findings: error.findings }),
  };
  // A command's sentence is of a file that can't be used as it is.
  return json(error instanceof Refused ? error.status : 409, said);
}

function json(status: number, content: unknown): Answer {
  return textAnswer(status, JSON.stringify(content), { "content-type": "application/json; charset=utf-8" });
}
