import { EventEmitter } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { json } from "node:stream/consumers";

import { z } from "zod";

import { locales } from "../../app/_i18n/languages";
import { CommandError } from "../command/command.mjs";
import { isOwnHost, listenOnLoopback } from "../command/loopback";
import { previewEnvironment } from "../command/environment";
import { type Answer, factReport, readTexts, Refused, saveText } from "./texts";

const texts = z.record(z.enum(locales), z.string());

/** A text by its key: what the editor showed, and what it shall be. */
const change = z.object({ key: z.string(), seen: texts, wanted: texts });

/** The editor's page; the site has no such address. */
const page = "/__edit/";

/**
 * Returns the reason for refusing a request. The editor writes files, and any page in the same browser can
 * reach it: a request needs the editor's host name, and a change must come from its own pages.
 *
 * @param forwarded the host name of a codespace
 * @returns undefined if the request is allowed
 */
export function refusal(
  { method = "GET", headers }: Pick<IncomingMessage, "method" | "headers">,
  port: number,
  forwarded?: string,
): string | undefined {
  const host = `localhost:${port}`;
  if (!isOwnHost(headers.host ?? "", port, forwarded))
    return `Edytor odpowiada tylko pod adresem http://${host}.`;
  // GitHub's proxy sets localhost as the origin of the editor's pages, too.
  const { origin, "sec-fetch-site": site, "sec-fetch-mode": mode } = headers;
  // Browsers send the origin with requests that may change data, and with web sockets.
  const isForeign = origin === undefined ? !/^(GET|HEAD)$/.test(method) : origin !== `http://${host}`;
  // Other sites may link to the editor, but not load pictures or scripts from it.
  const isTakenIn = (site === "cross-site" || site === "same-site") && mode !== "navigate";
  return isForeign || isTakenIn ? "Edytor odpowiada tylko własnym stronom." : undefined;
}

/**
 * Serves the development site in the working directory and the editor's page, on this machine only.
 *
 * @returns a function that ends the server
 * @throws CommandError if the port is not available
 */
export async function startEditServer(port: number): Promise<() => Promise<void>> {
  const html = await pageHtml();
  const site = await startSite(port);

  /**
   * Saves the change in a request, if there is one, and returns all texts.
   *
   * @throws Error for faults of the editor itself
   */
  async function answerOf(request: IncomingMessage): Promise<Answer> {
    try {
      if (request.method === "POST") {
        const { key, seen, wanted } = change.parse(await json(request));
        saveText(".", key, seen, wanted);
      }
      return { texts: readTexts(".") };
    } catch (error) {
      if (error instanceof Refused)
        return { message: error.message, problems: error.problems, texts: readTexts(".") };
      // A CommandError is about an unreadable file.
      if (error instanceof CommandError) return { message: error.message };
      throw error;
    }
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const say = (status: number, type: string, text: string) =>
      response.writeHead(status, { "content-type": `${type}; charset=utf-8` }).end(text);
    // Other origins may not frame the editor.
    response.setHeader("content-security-policy", "frame-ancestors 'self'");
    const refused = refusal(request, port);
    const { pathname: path, searchParams } = new URL(`http://localhost${request.url ?? ""}`);
    try {
      if (refused) say(403, "text/plain", refused);
      else if (path === page) say(200, "text/html", html);
      else if (path === `${page}texts`) say(200, "application/json", JSON.stringify(await answerOf(request)));
      else if (path === `${page}fact`)
        say(
          200,
          "application/json",
          JSON.stringify({ message: factReport(".", searchParams.get("text") ?? "") }),
        );
      else await site.answer(request, response);
    } catch (error) {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end("Błąd edytora; przyczyna jest w oknie terminala.");
    }
  }

  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // Next listens for upgrades only after the first page request.
    if (refusal(request, port) || !site.sockets.emit("upgrade", request, socket, head)) socket.destroy();
  }

  const server = createServer((request, response) => void handle(request, response)).on("upgrade", upgrade);
  await listenOnLoopback(port, server);
  return async () => {
    server.close().closeAllConnections();
    await site.close();
  };
}

/** Builds the editor's page with inline script and styles. */
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

/**
 * Starts Next's development server in this process without its own port: every request passes `refusal`
 * first.
 */
async function startSite(port: number) {
  const settings = {
    NODE_ENV: "development",
    NEXT_TELEMETRY_DISABLED: "1",
    BASE_PATH: "",
    SITE_EDITOR: "1",
  };
  Object.assign(process.env, previewEnvironment(port), settings);
  // Next reads the environment when it is imported.
  const { default: next } = await import("next");
  // Next listens for upgrades on the server that it is given.
  const sockets = new EventEmitter();
  const httpServer = sockets as unknown as NonNullable<Parameters<typeof next>[0]["httpServer"]>;
  const app = next({ dev: true, hostname: "localhost", port, httpServer });
  await app.prepare();
  return { answer: app.getRequestHandler(), sockets, close: () => app.close() };
}
