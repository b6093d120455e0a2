import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import type { Duplex } from "node:stream";

import { build } from "esbuild";

import { contentType } from "../built/file-types";
import { CommandError } from "../command/command-error.mjs";
import { listenOnLoopback } from "../command/loopback";
import { makePictures } from "../pictures/make-pictures";
import { type PreviewResponse, textResponse } from "../preview/response";
import { readBody } from "../preview/request-body";
import { createEditor, type Editor } from "./editor";
import { guardHeaders, refusal } from "./guard";
import { interfaceLanguageOf, type InterfaceMessage, translate } from "./interface/translate";
import { type Problem, Refused, type Saving } from "./protocol";
import { startSite } from "./site";

/** Where the editor's own addresses begin; the site has none like it. */
const folder = "/__edit/";

export interface EditServer {
  close(): Promise<void>;
}

/**
 * Serves the site as it is being worked on, and the editor's page, on this machine only.
 *
 * @param root folder of the project; the working directory, too
 * @throws CommandError when the port can't be had
 */
export async function startEditServer(root: string, port: number): Promise<EditServer> {
  const editor = createEditor(root, () =>
    makePictures({
      masters: "pictures/masters",
      renditions: "public/pictures",
      manifest: "app/_content/pictures.manifest.ts",
    }),
  );
  const files = await pageFiles(root);
  const site = await startSite(root, port);

  async function answer(request: IncomingMessage): Promise<PreviewResponse | undefined> {
    const refused = refusal(request, port);
    if (refused) return textResponse(403, inWords(request, refused));
    const { pathname, searchParams } = new URL(request.url ?? "/", `http://localhost:${port}`);
    if (!pathname.startsWith(folder)) return undefined;
    const name = pathname.slice(folder.length);
    return files.get(name) ?? answerPage(editor, request, name, searchParams);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(guardHeaders)) response.setHeader(name, value);
    try {
      const own = await answer(request);
      if (!own) return await site.answer(request, response);
      response.writeHead(own.status, { ...own.headers, "content-length": own.body.length });
      response.end(own.body);
    } catch (error) {
      if (request.destroyed && !request.complete) return; // the page was closed
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end(inWords(request, { code: "serverFailed" }));
    }
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (refusal(request, port)) socket.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n");
    else site.upgrade(request, socket, head);
  }

  const { servers } = await listenOnLoopback(port, () =>
    createServer((request, response) => void handle(request, response)).on("upgrade", upgrade),
  );
  return {
    async close() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
      await site.close();
    },
  };
}

/** The longest request; a photograph of a good camera has a third of it. In bytes. */
const limit = 60 * 1024 * 1024;

/**
 * Answers the page's requests.
 *
 * @param editor what does it
 * @param name what is requested: the address's last part
 * @param query what comes behind it
 */
async function answerPage(
  editor: Editor,
  request: IncomingMessage,
  name: string,
  query: URLSearchParams,
): Promise<PreviewResponse> {
  try {
    if (request.method === "GET" && name === "state") return json(200, await editor.state());
    if (request.method !== "POST") throw new Refused(405, { code: "refusedMethod" });
    const body = await readBody(request, limit);
    if (!body) throw new Refused(413, { code: "refusedSize", values: { limit: limit / 1024 / 1024 } });
    if (name === "upload") return json(200, await editor.upload(query.get("name") ?? "", body));
    return json(200, (await call(editor, name, parsed(request, body))) ?? {});
  } catch (error) {
    return problem(error);
  }
}

function call(editor: Editor, name: string, requested: never): Promise<unknown> {
  const calls: Readonly<Record<string, (requested: never) => Promise<unknown>>> = {
    save: (saving: Saving) => editor.save(saving),
    undo: ({ id }: { id: number }) => editor.undo(id),
    forget: ({ id }: { id: number }) => editor.forget(id),
    commit: ({ message }: { message: string }) => editor.commit(message),
  };
  const found = Object.hasOwn(calls, name) ? calls[name] : undefined;
  if (!found) throw new Refused(404, { code: "refusedCall", values: { name } });
  return found(requested);
}

/** What was sent. A form of another page can't send this type without a preflight request (CORS). */
function parsed(request: IncomingMessage, body: Buffer): never {
  if (request.headers["content-type"] !== "application/json") throw new Refused(415, { code: "refusedType" });
  try {
    return JSON.parse(body.toString()) as never;
  } catch {
    throw new Refused(422, { code: "refusedBody" });
  }
}

/** The message for the person at the page. @throws what is a fault of the editor itself */
function problem(error: unknown): PreviewResponse {
  if (error instanceof Refused)
    return json(error.status, { ...error.reported, findings: error.findings } satisfies Problem);
  if (!(error instanceof CommandError)) throw error;
  // A command's sentence is of a file that can't be used as it is.
  return json(409, { code: "refusedFile", values: { reason: error.message } } satisfies Problem);
}

/** A sentence for a request that does not come from the editor's page, which knows its language by itself. */
function inWords({ headers }: IncomingMessage, reported: InterfaceMessage): string {
  return translate(interfaceLanguageOf((headers["accept-language"] ?? "").split(",")), reported);
}

function json(status: number, content: unknown): PreviewResponse {
  return textResponse(status, JSON.stringify(content), { "content-type": "application/json; charset=utf-8" });
}

/** The folder of what runs in the browser, relative to the project. */
const pageFolder = "scripts/editor/page";

/**
 * Makes the editor's page, which shows the site in a frame. Nothing of it is written to a file.
 *
 * @param root folder of the project
 * @returns answers by the last part of their address; the page itself has none
 */
async function pageFiles(root: string): Promise<ReadonlyMap<string, PreviewResponse>> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [`${pageFolder}/editor-page.tsx`],
    bundle: true,
    write: false,
    format: "esm",
    jsx: "automatic",
    charset: "utf8",
    sourcemap: "inline",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const read = (file: string) => readFile(join(root, pageFolder, file), "utf8");
  const texts = [
    ["", "page.html", await read("page.html")],
    ["page.css", "page.css", await read("page.css")],
    ["page.js", "page.js", outputFiles[0]?.text ?? ""],
  ] as const;
  return new Map(
    texts.map(([name, file, text]) => [
      name,
      textResponse(200, text, { "content-type": contentType(file) ?? "text/plain" }),
    ]),
  );
}
