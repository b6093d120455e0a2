import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join, relative, resolve } from "node:path";

// @ts-expect-error -- The package has no types.
import compression from "compression";
import sirv from "sirv";

import { basePath } from "../../app/_settings/base-path";
import { contentType, hashedFolders, isText, lifetimes } from "../built/file-types";
import { headersOverHttp } from "../built/headers";
import { CommandError, ROOT } from "../command/command.mjs";
import { outboxFolder, PREVIEW_PORT, previewOrigin, readPort } from "../command/environment";
import { endServer, isOwnHost, listenOnLoopback } from "../command/loopback";
import { keptMessages, MAIL_PATH, outboxPage, takeMail } from "./mail-stub";

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
    const { url = "", method = "", headers } = request;
    for (const [name, value] of Object.entries(headersOverHttp())) response.setHeader(name, value);
    const say = (status: number, text: string | Buffer, more: Readonly<Record<string, string>> = {}) =>
      response
        .writeHead(status, {
          "content-type": "text/plain; charset=utf-8",
          "cache-control": "no-store",
          ...more,
        })
        .end(text);
    const missing = () =>
      existsSync(join(folder, "404.html"))
        ? say(404, readFileSync(join(folder, "404.html")), { "content-type": "text/html; charset=utf-8" })
        : say(404, "Not found");
    const host = `http://${headers.host ?? ""}`;
    if (!URL.canParse(host) || !URL.canParse(url, host)) return void say(400, "Bad request");
    if (!isOwnHost(headers.host ?? "", port))
      return void say(403, `The preview answers only at ${previewOrigin(port)}.`);
    if (url === MAIL_PATH && method === "POST") {
      // The real service accepts every origin; a site built for another port may use this stub.
      return void say(...(await takeMail(request, outbox)), { "access-control-allow-origin": "*" });
    }
    if (!["GET", "HEAD"].includes(method)) return void say(405, "Method not allowed");
    if (url === "/outbox") {
      const policy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
      const shown = { "content-type": "text/html; charset=utf-8", "content-security-policy": policy };
      return void say(200, outboxPage(await keptMessages(outbox)), shown);
    }
    if (url === "/outbox.json") return void say(200, JSON.stringify(await keptMessages(outbox)));

    const { pathname, search } = new URL(url, host);
    // Buckets send 302, and browsers would keep a 301 beyond the next build.
    const redirect = () => say(302, "Found", { location: `${pathname}/${search}` });
    if (pathname === basePath) return void redirect();
    // Bucket keys have no empty parts, and "//host" must never become a redirect target.
    if (!pathname.startsWith(`${basePath}/`) || pathname.includes("//")) return void missing();
    const path = pathname.slice(basePath.length);
    if (!path.endsWith("/") && existsSync(join(folder, path, "index.html"))) return void redirect();
    request.url = path + (path.endsWith("/") ? "index.html" : "");
    // Buckets support ranges, but no page of this site uses them.
    delete request.headers.range;
    compressed(request, response, () => files(request, response, () => void missing()));
  }

  const server = createServer({ requestTimeout: 30_000 }, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (request.destroyed && !request.complete) return; // the visitor went away
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
    throw new CommandError(`There is no finished site in ${folder}/. Build it first: npm run build`);
  const outbox = resolve(ROOT, outboxFolder);
  const port = readPort(PREVIEW_PORT);
  const preview = await startPreview({ folder: site, outbox, port, basePath });
  console.log(`\nThe site:           ${previewOrigin(port)}${basePath}/`);
  console.log(`Messages it sent:   ${previewOrigin(port)}/outbox (kept in ${relative(ROOT, outbox)}/)`);
  console.log("Ctrl+C ends the preview.");
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => preview.close());
}
