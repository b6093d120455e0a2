import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import { EventEmitter } from "node:events";

import { build } from "esbuild";

import { CommandError } from "../command/command-error.mjs";
import { listenOnLoopback } from "../command/loopback";
import { makePictures, projectPlaces } from "../pictures/make-pictures";
import { previewEnvironment } from "../preview-settings";
import { type PreviewResponse, readBody, textResponse, writeResponse } from "../preview/response";
import { type Change, readState, Refused, savePicture, saveText, type Texts, undo } from "./project";

/** Where the editor's own addresses begin; the site has none like it. */
const folder = "/__edit/";

/** The longest request in bytes; a photograph of a good camera has a third of it. */
const limit = 60 * 1024 * 1024;

/** Headers of every answer: no page of another origin may frame the editor, or take anything of it in. */
const guardHeaders = {
  "content-security-policy": "frame-ancestors 'self'",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
} as const;

/**
 * Says why a request is not answered. The editor writes files and is reached by any page that the same browser shows, so it wants
 * two things: that it was requested under its own name (a host that resolves to this machine, DNS rebinding, names another), and
 * that what writes comes from its own pages.
 *
 * @returns undefined when nothing speaks against it
 */
export function refusal(
  { method = "GET", headers }: Pick<IncomingMessage, "method" | "headers">,
  port: number,
): string | undefined {
  const host = `localhost:${port}`;
  if (headers.host !== host) return `Edytor odpowiada tylko pod adresem http://${host}.`;
  const { origin, "sec-fetch-site": site, "sec-fetch-mode": mode } = headers;
  const reads = method === "GET" || method === "HEAD";
  // Browsers name the origin of whatever may change something, and of web sockets.
  const isForeign = origin === undefined ? !reads : origin !== `http://${host}`;
  // A link may lead here from anywhere; a picture or a script of another site may not.
  const isTakenIn = (site === "cross-site" || site === "same-site") && mode !== "navigate";
  return isForeign || isTakenIn ? "Edytor odpowiada tylko własnym stronom." : undefined;
}

/**
 * Serves the site as it is being worked on, and the editor's page, on this machine only.
 *
 * @param root folder of the project; the working directory, too
 * @returns ends it
 * @throws CommandError when the port can't be had
 */
export async function startEditServer(root: string, port: number): Promise<() => Promise<void>> {
  const files = await pageFiles(root);
  const site = await startSite(root, port);
  // Every change waits for the one before it.
  let last: Promise<unknown> = Promise.resolve();

  async function answer(request: IncomingMessage): Promise<PreviewResponse | undefined> {
    const refused = refusal(request, port);
    if (refused) return textResponse(403, refused);
    const { pathname, searchParams } = new URL(request.url ?? "/", `http://localhost:${port}`);
    if (!pathname.startsWith(folder)) return undefined;
    const name = pathname.slice(folder.length);
    const file = files.get(name);
    if (file) return file;
    const answered = last.then(() => call(root, request, name, searchParams.get("name") ?? ""));
    last = answered.catch(() => undefined);
    return answered.then((result) => json(200, result ?? {}), problem);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(guardHeaders)) response.setHeader(name, value);
    try {
      const own = await answer(request);
      if (own) writeResponse(response, own);
      else await site.answer(request, response);
    } catch (error) {
      if (request.destroyed && !request.complete) return; // the page was closed
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end("Błąd edytora; przyczyna jest w oknie terminala.");
    }
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    if (refusal(request, port)) socket.end("HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n");
    else site.upgrade(request, socket, head);
  }

  const { servers } = await listenOnLoopback(port, () =>
    createServer((request, response) => void handle(request, response)).on("upgrade", upgrade),
  );
  return async () => {
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
    await site.close();
  };
}

/** Does what the page requests. @throws Refused, and CommandError, with the sentence for the person at the page */
async function call(root: string, request: IncomingMessage, name: string, picture: string): Promise<unknown> {
  const encode = () => makePictures(projectPlaces);
  if (request.method === "GET" && name === "state") return readState(root);
  if (request.method !== "POST") throw new Refused(405, "Edytor przyjmuje zmiany tylko metodą POST.");
  const body = await readBody(request, limit);
  if (!body) throw new Refused(413, `Plik może mieć najwyżej ${limit / 1024 / 1024} MB.`);
  if (name === "picture") return savePicture(root, picture, body, encode);
  // A form of another page can't send this type without a preflight request (CORS).
  if (request.headers["content-type"] !== "application/json")
    throw new Refused(415, "Edytor przyjmuje application/json.");
  const sent = JSON.parse(body.toString()) as { key: string; seen: Texts; wanted: Texts } & Change;
  if (name === "text") return saveText(root, sent.key, sent.seen, sent.wanted);
  if (name === "undo") return undo(root, sent, encode);
  throw new Refused(404, `Edytor nie zna polecenia „${name}”.`);
}

/** @throws what is a fault of the editor itself */
function problem(error: unknown): PreviewResponse {
  // A command's sentence is about a file that can't be used as it is.
  if (error instanceof CommandError) return json(409, { message: error.message });
  if (!(error instanceof Refused)) throw error;
  return json(error.status, { message: error.message, problems: error.problems });
}

function json(status: number, content: unknown): PreviewResponse {
  return textResponse(status, JSON.stringify(content), { "content-type": "application/json; charset=utf-8" });
}

const pageHtml = `<!doctype html>
<html lang="pl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Teksty i zdjęcia strony</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="page.css">
<script type="module" src="page.js"></script>
<div id="editor"></div>
</html>`;

/** Makes the editor's page, in memory. @returns answers by the last part of their address; the page itself has none */
async function pageFiles(root: string): Promise<ReadonlyMap<string, PreviewResponse>> {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ["scripts/editor/page.tsx"],
    bundle: true,
    write: false,
    format: "esm",
    jsx: "automatic",
    charset: "utf8",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const answer = (text: string, type: string) =>
    textResponse(200, text, { "content-type": `text/${type}; charset=utf-8` });
  return new Map([
    ["", answer(pageHtml, "html")],
    ["page.css", answer(await readFile(join(root, "scripts/editor/page.css"), "utf8"), "css")],
    ["page.js", answer(outputFiles[0]?.text ?? "", "javascript")],
  ]);
}

/**
 * Starts Next's development server inside of this process, without a port of its own: what reaches it has passed the guard.
 *
 * @param root folder of the project; the working directory, too
 */
async function startSite(root: string, port: number) {
  Object.assign(process.env, previewEnvironment(port), {
    NODE_ENV: "development",
    BASE_PATH: "",
    SITE_EDITOR: "1",
  });
  // Only now: Next reads the environment when it is loaded.
  const { default: next } = await import("next");
  // Next listens for sockets at the server it is given.
  const sockets = new EventEmitter();
  const httpServer = sockets as unknown as NonNullable<Parameters<typeof next>[0]["httpServer"]>;
  const app = next({ dev: true, dir: root, hostname: "localhost", port, httpServer });
  await app.prepare();
  const handle = app.getRequestHandler();
  return {
    answer: (request: IncomingMessage, response: ServerResponse) => handle(request, response),
    upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
      // Nothing listens before the first page was requested.
      if (!sockets.emit("upgrade", request, socket, head)) socket.destroy();
    },
    close: () => app.close(),
  };
}
