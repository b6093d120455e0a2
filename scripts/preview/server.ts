import { existsSync, readFileSync } from "node:fs";
import { appendFile, mkdir, readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join, relative, resolve } from "node:path";
import { buffer } from "node:stream/consumers";

// @ts-expect-error -- The package has no types.
import compression from "compression";
import sirv from "sirv";

import { basePath } from "../../app/_settings/base-path";
import { contentType, hashedFolders, headersOverHttp, isText, lifetimes } from "../built/hosting";
import { CommandError, ROOT } from "../command/command.mjs";
import { outboxFolder, PREVIEW_PORT, previewOrigin, readPort } from "../command/environment";
import { endServer, isOwnHost, listenOnLoopback } from "../command/loopback";

/** The e-mail service's path for forms. */
export const MAIL_PATH = "/api/v1.0/email/send-form";

/** A message with all fields in the order of the request. */
export interface KeptMessage {
  /** ISO 8601, UTC */
  readonly received: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

/** One message in a line, so that several servers can append. */
const fileIn = (outbox: string) => join(outbox, "messages.jsonl");

/** Saves a form in the outbox instead of sending it. */
async function takeMail(request: IncomingMessage, outbox: string): Promise<void> {
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const form = await new Response(new Uint8Array(await buffer(request)), { headers }).formData();
  const fields = [...form].map(([name, value]) => ({ name, value: String(value) }));
  const message: KeptMessage = { received: new Date().toISOString(), fields };
  await mkdir(outbox, { recursive: true });
  await appendFile(fileIn(outbox), `${JSON.stringify(message)}\n`);
}

/** Returns all saved messages, newest first; a missing outbox is empty. */
async function keptMessages(outbox: string): Promise<KeptMessage[]> {
  const text = await readFile(fileIn(outbox), "utf8").catch(() => "");
  // An unfinished last line is still being written.
  const lines = text.split("\n").slice(0, -1);
  return lines.map((line) => JSON.parse(line) as KeptMessage).reverse();
}

/** Returns the messages as a page. They come from strangers: everything is escaped. */
function outboxPage(messages: readonly KeptMessage[]): string {
  const escape = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
  const articles = messages.map(({ received, fields }) => {
    const rows = fields.map(({ name, value }) => `<dt>${escape(name)}<dd>${escape(value)}`);
    return `<h2>${escape(received)}</h2><dl>${rows.join("\n")}</dl>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Outbox (${messages.length})</title>
<style>dt { font-weight: bold } dd { white-space: pre-wrap; overflow-wrap: anywhere }</style>
<h1>Messages the site sent</h1>${articles.join("\n") || "<p>None yet: send a form, then reload this page.</p>"}`;
}

interface PreviewOptions {
  readonly folder: string;
  /** Folder for messages. */
  readonly outbox: string;
  /** 0 chooses a free one. */
  readonly port: number;
  /** The folder that the site was built for: "/folder"; "" or absent for none. */
  readonly basePath?: string;
}

/**
 * Serves a finished build on this machine only, like a storage bucket: files are read for every request, a page is
 * the `index.html` of its folder, and missing files get `404.html`. A POST to `MAIL_PATH` accepts a form;
 * `/outbox` and `/outbox.json` show the messages.
 *
 * @returns the port, and a function that ends the server and its open connections at once
 * @throws CommandError if the port is not available
 */
export async function startPreview({ folder, outbox, port: wanted, basePath = "" }: PreviewOptions) {
  const files = sirv(folder, {
    dev: true,
    etag: true,
    dotfiles: true,
    extensions: [],
    setHeaders(response, pathname) {
      // Browsers download files of this default type.
      response.setHeader("content-type", contentType(pathname) ?? "application/octet-stream");
      if (hashedFolders.some((hashed) => pathname.startsWith(`/${hashed}/`)))
        response.setHeader("cache-control", lifetimes.hashed);
    },
  });
  const compressed = compression({
    // Hosts do not compress a response that fits one packet.
    threshold: 1000,
    filter: (_: IncomingMessage, response: ServerResponse) =>
      isText(String(response.getHeader("content-type"))),
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { url = "", method, headers } = request;
    for (const [name, value] of Object.entries(headersOverHttp())) response.setHeader(name, value);
    const say = (status: number, text: string | Buffer, type = "text/plain", more = {}) =>
      response
        .writeHead(status, { "content-type": `${type}; charset=utf-8`, "cache-control": "no-store", ...more })
        .end(text);
    if (!isOwnHost(headers.host ?? "", port))
      return void say(403, `The preview answers only at ${previewOrigin(port)}.`);
    if (url === MAIL_PATH && method === "POST") {
      await takeMail(request, outbox);
      // The real service accepts every origin; a site built for another port may use this stub.
      return void say(200, "OK", "text/plain", { "access-control-allow-origin": "*" });
    }
    if (/^\/outbox\/?$/.test(url)) return void say(200, outboxPage(await keptMessages(outbox)), "text/html");
    if (url === "/outbox.json")
      return void say(200, JSON.stringify(await keptMessages(outbox)), "application/json");

    const [path = "", ...search] = url.split(/(?=\?)/);
    const inFolder = path.slice(basePath.length);
    const isBelow = path.startsWith(`${basePath}/`);
    const missing = () => {
      const page = join(folder, "404.html");
      if (existsSync(page)) say(404, readFileSync(page), "text/html");
      else say(404, "Not found");
    };
    // Buckets send 302, and browsers would keep a 301 beyond the next build.
    if (
      path === basePath ||
      (isBelow && existsSync(join(folder, inFolder, "index.html")) && !path.endsWith("/"))
    )
      return void say(302, "Found", "text/plain", { location: `${path}/${search.join("")}` });
    // Bucket keys have no empty parts, and "//host" must never become a redirect target.
    if (!isBelow || path.includes("//")) return missing();
    request.url = inFolder + (path.endsWith("/") ? "index.html" : "");
    compressed(request, response, () => files(request, response, missing));
  }

  const server = createServer({ requestTimeout: 30_000 }, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end("The preview server failed; see its output");
    });
  });
  const port = await listenOnLoopback(wanted, server);
  return { port, close: () => endServer(server) };
}

/**
 * Serves a finished build until Ctrl+C. Environment: PORT; OUTBOX, the folder for messages (.outbox);
 * BASE_PATH, the folder that the site was built for.
 *
 * @param folder relative to the project
 * @throws CommandError if there is no site, or the port is not available
 */
export async function serve(folder = "out"): Promise<void> {
  const site = resolve(ROOT, folder);
  if (!existsSync(join(site, "index.html")))
    throw new CommandError(
      `There is no finished site in ${folder}/. Build it first: npm run build; for tests: npm test -- --only build`,
    );
  const outbox = resolve(ROOT, outboxFolder);
  const port = readPort(PREVIEW_PORT);
  const preview = await startPreview({ folder: site, outbox, port, basePath });
  console.log(`\nThe site:           ${previewOrigin(port)}${basePath}/`);
  console.log(`Messages it sent:   ${previewOrigin(port)}/outbox (kept in ${relative(ROOT, outbox)}/)`);
  console.log("Ctrl+C ends the preview.");
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => preview.close());
}
