import { EventEmitter } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { json } from "node:stream/consumers";

import { CommandError } from "../command/command.mjs";
import { endAll, isOwnHost, listenOnLoopback } from "../command/loopback";
import { previewEnvironment } from "../command/environment";
import { type Answer, readTexts, Refused, saveText, type Texts } from "./texts";

/** The editor's page; the site has no address like it. */
const page = "/__edit/";

/**
 * Says why a request is not answered. The editor writes files and is reached by any page that the same browser shows, so it wants
 * two things: that it was requested under its own name, and that what writes comes from its own pages.
 *
 * @param forwarded the name under which a machine in a browser is reached
 * @returns undefined when nothing speaks against it
 */
export function refusal(
  { method = "GET", headers }: Pick<IncomingMessage, "method" | "headers">,
  port: number,
  forwarded?: string,
): string | undefined {
  const host = `localhost:${port}`;
  if (!isOwnHost(headers.host, port, forwarded)) return `Edytor odpowiada tylko pod adresem http://${host}.`;
  // GitHub's proxy sends this machine as the origin of the editor's own pages, too.
  const { origin, "sec-fetch-site": site, "sec-fetch-mode": mode } = headers;
  // Browsers name the origin of whatever may change something, and of web sockets.
  const isForeign = origin === undefined ? !/^(GET|HEAD)$/.test(method) : origin !== `http://${host}`;
  // A link may lead here from anywhere; a picture or a script of another site may not.
  const isTakenIn = (site === "cross-site" || site === "same-site") && mode !== "navigate";
  return isForeign || isTakenIn ? "Edytor odpowiada tylko własnym stronom." : undefined;
}

/**
 * Serves the site in the working directory as it is being worked on, and the editor's page, on this machine only.
 *
 * @returns ends it
 * @throws CommandError when the port can't be had
 */
export async function startEditServer(port: number): Promise<() => Promise<void>> {
  const html = await pageHtml();
  const site = await startSite(port);

  /** What the page asks for, a change among it. @throws what is a fault of the editor itself */
  async function answerOf(request: IncomingMessage): Promise<Answer> {
    try {
      if (request.method === "POST") {
        const { key, seen, wanted } = (await json(request)) as { key: string; seen: Texts; wanted: Texts };
        saveText(".", key, seen, wanted);
      }
      return { texts: readTexts(".") };
    } catch (error) {
      if (error instanceof Refused)
        return { message: error.message, problems: error.problems, texts: readTexts(".") };
      // A command's sentence is about a file that can't be used as it is.
      if (error instanceof CommandError) return { message: error.message };
      throw error;
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const say = (status: number, type: string, text: string) =>
      response.writeHead(status, { "content-type": `${type}; charset=utf-8` }).end(text);
    // No page of another origin may frame the editor.
    response.setHeader("content-security-policy", "frame-ancestors 'self'");
    const refused = refusal(request, port);
    const [path] = (request.url ?? "").split("?");
    try {
      if (refused) say(403, "text/plain", refused);
      else if (path === page) say(200, "text/html", html);
      else if (path === `${page}texts`) say(200, "application/json", JSON.stringify(await answerOf(request)));
      else await site.answer(request, response);
    } catch (error) {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end("Błąd edytora; przyczyna jest w oknie terminala.");
    }
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // Nothing listens before the first page was requested.
    if (refusal(request, port) || !site.sockets.emit("upgrade", request, socket, head)) socket.destroy();
  }

  const { servers } = await listenOnLoopback(port, () =>
    createServer((request, response) => void handle(request, response)).on("upgrade", upgrade),
  );
  return async () => {
    endAll(servers);
    await site.close();
  };
}

/** Makes the editor's page, with its script and its styles in it. */
async function pageHtml(): Promise<string> {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: ["scripts/editor/page.tsx"],
    outdir: "/",
    bundle: true,
    write: false,
    jsx: "automatic",
    charset: "utf8",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const [script, style] = ["js", "css"].map(
    (end) => outputFiles.find(({ path }) => path.endsWith(end))?.text,
  );
  return `<!doctype html>
<html lang="pl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Teksty strony</title>
<style>${style}</style>
<div id="editor"></div>
<script>${script}</script>
</html>`;
}

/** Starts Next's development server inside of this process, without a port of its own: what reaches it has passed the guard. */
async function startSite(port: number) {
  const settings = { NODE_ENV: "development", BASE_PATH: "", SITE_EDITOR: "1" };
  Object.assign(process.env, previewEnvironment(port), settings);
  // Only now: Next reads the environment when it is loaded.
  const { default: next } = await import("next");
  // Next listens for sockets at the server it is given.
  const sockets = new EventEmitter();
  const httpServer = sockets as unknown as NonNullable<Parameters<typeof next>[0]["httpServer"]>;
  const app = next({ dev: true, hostname: "localhost", port, httpServer });
  await app.prepare();
  return { answer: app.getRequestHandler(), sockets, close: () => app.close() };
}
