import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join, relative, resolve } from "node:path";

// @ts-expect-error -- The package has no types.
import compression from "compression";
import sirv from "sirv";

import { basePath } from "../../app/_settings/base-path";
import { contentType, isHashed, isText, lifetimes } from "../built/file-types";
import { headersOverHttp } from "../built/security-headers";
import { CommandError, ROOT } from "../command/command.mjs";
import { endAll, isOwnHost, listenOnLoopback } from "../command/loopback";
import { outboxFolder, PREVIEW_PORT, previewOrigin, readPort } from "../command/environment";
import { type Answer, answerMail, MAIL_PATH, outboxJson, outboxPage } from "./mail-stub";

/**
 * Serves a folder like a storage bucket: files are read for every request, a page is the `index.html` of its
 * folder, and missing files get `404.html`.
 *
 * @param basePath the folder that the site was built for: "" or "/folder"
 * @returns a handler for GET, which responds itself or returns a response to write
 */
function createSite(folder: string, basePath: string) {
  const files = sirv(folder, {
    dev: true,
    etag: true,
    dotfiles: true,
    extensions: [],
    setHeaders(response, pathname) {
      // Browsers download files of this default type.
      response.setHeader("content-type", contentType(pathname) ?? "application/octet-stream");
      if (isHashed(pathname.slice(1))) response.setHeader("cache-control", lifetimes.hashed);
    },
  });
  const compressed = compression({
    // Hosts do not compress a response that fits one packet.
    threshold: 1000,
    filter: (_: IncomingMessage, response: ServerResponse) =>
      isText(String(response.getHeader("content-type"))),
  });

  /** Returns the error document, also read for every request. */
  function missing(): Answer {
    const page = join(folder, "404.html");
    if (!existsSync(page)) return { status: 404, body: "Not found" };
    const headers = { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache" };
    return { status: 404, headers, body: readFileSync(page) };
  }

  return (request: IncomingMessage, response: ServerResponse): Answer | undefined => {
    // `new URL()` would normalise the paths that must be refused.
    const [, path = "", query = ""] = /^([^?]*)(.*)$/.exec(request.url ?? "") ?? [];
    const name = decoded(path);
    if (!name?.startsWith("/") || /\0|[/\\]\.\.([/\\]|$)/.test(name))
      return { status: 400, body: "Bad request" };
    if (path === basePath) return redirect(`${path}/${query}`);
    // Bucket keys have no empty parts, and "//host" must never become a redirect target.
    if (!path.startsWith(`${basePath}/`) || name.includes("//")) return missing();

    const file = name.slice(basePath.length);
    if (!file.endsWith("/") && existsSync(join(folder, file, "index.html")))
      return redirect(`${path}/${query}`);

    request.url = path.slice(basePath.length) + (file.endsWith("/") ? "index.html" : "");
    // Buckets support ranges, but no page of this site uses them.
    delete request.headers.range;
    compressed(request, response, () => files(request, response, () => write(response, missing())));
    return undefined;
  };
}

/** Decodes a path; undefined if its percent-encoding is invalid. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

// Buckets send 302, and browsers would keep a 301 beyond the next build.
function redirect(location: string): Answer {
  return { status: 302, headers: { location }, body: "Found" };
}

/** Sends a response; Node omits the body for HEAD. */
function write(response: ServerResponse, { status, headers, body }: Answer): void {
  const usual = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
  response.writeHead(status, { ...usual, ...headers }).end(body);
}

interface PreviewOptions {
  folder: string;
  /** Folder for messages. */
  outbox: string;
  /** 0 chooses a free one. */
  port: number;
  /** The folder that the site was built for: "/folder"; "" or absent for none. */
  basePath?: string;
}

export interface Preview {
  port: number;
  /** Ends the server and its open connections at once. May be called again. */
  close(): void;
}

/**
 * Serves a finished build on this machine only, with a mail stub: a POST to `MAIL_PATH` accepts a form,
 * `/outbox` and `/outbox.json` show the messages.
 *
 * @throws CommandError if the port is not available
 */
export async function startPreview(options: PreviewOptions): Promise<Preview> {
  const { folder, outbox, basePath = "" } = options;
  const site = createSite(folder, basePath);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<Answer | undefined> {
    const { url = "", method = "", headers } = request;
    if (!isOwnHost(headers.host ?? "", port))
      return { status: 403, body: `The preview answers only at ${previewOrigin(port)}.` };
    if (url === MAIL_PATH) return answerMail(request, outbox);
    if (!["GET", "HEAD"].includes(method)) return { status: 405, body: "Method not allowed" };
    if (url === "/outbox") return outboxPage(outbox);
    if (url === "/outbox.json") return outboxJson(outbox);
    return site(request, response);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      for (const [name, value] of Object.entries(headersOverHttp())) response.setHeader(name, value);
      const reply = await answer(request, response);
      if (reply) write(response, reply);
    } catch (error) {
      if (request.destroyed && !request.complete) return; // the visitor went away
      console.error(error);
      write(response, { status: 500, body: "The preview server failed; see its output" });
    }
  }

  const { servers, port } = await listenOnLoopback(options.port, () =>
    createServer({ requestTimeout: 30_000 }, (request, response) => void handle(request, response)),
  );

  return { port, close: () => endAll(servers) };
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
  const name = relative(ROOT, site) || ".";
  if (!existsSync(join(site, "index.html")))
    throw new CommandError(`There is no finished site in ${name}/. Build it first: npm run build`);

  const outbox = resolve(ROOT, outboxFolder);
  const port = readPort(PREVIEW_PORT);
  const preview = await startPreview({ folder: site, outbox, port, basePath });

  const origin = previewOrigin(port);
  console.log(`\nThe site:           ${origin}${basePath}/`);
  console.log(`Messages it sent:   ${origin}/outbox (kept in ${relative(ROOT, outbox)}/)`);
  console.log("Ctrl+C ends the preview.");

  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => preview.close());
}
