import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";

// @ts-expect-error -- The package has no types.
import compression from "compression";
import sirv from "sirv";

import { basePath } from "../../app/_settings/base-path";
import { CommandError } from "../command/command.mjs";
import { PREVIEW_PORT, previewOrigin, readPort } from "../command/environment";
import { isOwnHost, listenOnLoopback } from "../command/loopback";
import { contentType, hashedFolders, lifetimes, securityHeaders } from "../deploy/hosting";

/** The e-mail service's path for forms. */
export const MAIL_PATH = "/api/v1.0/email/send-form";

export interface KeptMessage {
  /** ISO 8601, UTC */
  readonly received: string;
  readonly fields: readonly (readonly [name: string, value: string])[];
}

async function readForm(request: IncomingMessage): Promise<KeptMessage> {
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const form = await new Response(new Uint8Array(await buffer(request)), { headers }).formData();
  const fields = [...form].map(([name, value]) => [name, String(value)] as const);
  return { received: new Date().toISOString(), fields };
}

/** Returns the messages as a page. They come from strangers: everything is escaped. */
function outboxPage(messages: readonly KeptMessage[]): string {
  const escape = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
  const articles = messages.map(({ received, fields }) => {
    const rows = fields.map(([name, value]) => `<dt>${escape(name)}<dd>${escape(value)}`);
    return `<h2>${escape(received)}</h2><dl>${rows.join("\n")}</dl>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Outbox (${messages.length})</title>
<style>dt { font-weight: bold } dd { white-space: pre-wrap; overflow-wrap: anywhere }</style>
<h1>Messages the site sent</h1>${articles.join("\n") || "<p>None yet: send a form, then reload this page.</p>"}`;
}

/**
 * Serves a finished build on this machine only: files are read for every request, a page is the `index.html` of its
 * folder, and missing files get `404.html`. A POST to `MAIL_PATH` accepts a form; `/outbox` and `/outbox.json` show
 * the messages, newest first.
 *
 * @param wanted the port; 0 chooses a free one
 * @param base the folder that the site was built for: "/folder" or ""
 * @returns the port, and a function that ends the server and its open connections at once
 * @throws CommandError if the port is not available
 */
export async function startPreview(folder: string, wanted: number, base = "") {
  const messages: KeptMessage[] = [];
  const files = sirv(folder, {
    dev: true,
    // Without it, responses have `no-store`, which keeps pages out of the back/forward cache.
    etag: true,
    extensions: ["html"],
    setHeaders(response, pathname) {
      const file = /\.\w+$/.test(pathname) ? pathname : "index.html";
      // Browsers download files of this default type.
      response.setHeader("content-type", contentType(file) ?? "application/octet-stream");
      if (hashedFolders.some((hashed) => pathname.startsWith(`/${hashed}/`)))
        response.setHeader("cache-control", lifetimes.hashed);
    },
  });
  // Hosts do not compress a response that fits one packet.
  const compressed = compression({ threshold: 1000 });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = "", method, headers } = request;
    for (const [name, value] of Object.entries(securityHeaders))
      if (name !== "Strict-Transport-Security") response.setHeader(name, value);
    const say = (status: number, text: string | Buffer, type = "text/plain") =>
      void response
        .writeHead(status, { "content-type": `${type}; charset=utf-8`, "cache-control": "no-store" })
        .end(text);
    if (!isOwnHost(headers.host ?? "", port))
      return say(403, `The preview answers only at ${previewOrigin(port)}.`);
    if (url === MAIL_PATH && method === "POST") {
      messages.unshift(await readForm(request));
      // The real service accepts every origin; a site built for another port may use this stub.
      response.setHeader("access-control-allow-origin", "*");
      return say(200, "OK");
    }
    if (url === "/outbox") return say(200, outboxPage(messages), "text/html");
    if (url === "/outbox.json") return say(200, JSON.stringify(messages), "application/json");

    const missing = () => {
      const page = join(folder, "404.html");
      say(404, existsSync(page) ? readFileSync(page) : "Not found", "text/html");
    };
    if (!url.startsWith(`${base}/`)) return missing();
    request.url = url.slice(base.length);
    compressed(request, response, () => files(request, response, missing));
  }

  const server = createServer({ requestTimeout: 30_000 }, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end("The preview server failed; see its output");
    });
  });
  const port = await listenOnLoopback(wanted, server);
  return { port, close: () => server.close().closeAllConnections() };
}

/**
 * Serves a finished build until Ctrl+C. Environment: PORT; BASE_PATH, the folder that the site was built for.
 *
 * @throws CommandError if there is no site, or the port is not available
 */
export async function serve(folder = "out"): Promise<void> {
  if (!existsSync(join(folder, "index.html")))
    throw new CommandError(
      `There is no finished site in ${folder}/. Build it first: npm run build; for tests: npm test -- --only build`,
    );
  const port = readPort(PREVIEW_PORT);
  const preview = await startPreview(folder, port, basePath);
  console.log(`\nThe site:           ${previewOrigin(port)}${basePath}/`);
  console.log(`Messages it sent:   ${previewOrigin(port)}/outbox`);
  console.log("Ctrl+C ends the preview.");
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, preview.close);
}
