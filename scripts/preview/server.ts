import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join, relative, resolve } from "node:path";

import compression from "compression";
import sirv from "sirv";

import { contentType, isHashed, isText, lifetimes } from "../built/file-types";
import { securityHeadersFor } from "../built/security-headers";
import { CommandError } from "../command/command-error.mjs";
import { listenOnLoopback } from "../command/loopback";
import { ROOT } from "../command/root.mjs";
import { PREVIEW_PORT, previewOrigin, readPort } from "../preview-settings";
import { answerMail, keptMessages, MAIL_PATH, outboxJson, outboxPage } from "./mail-stub";
import { type PreviewResponse, textResponse, writeResponse } from "./response";

/** Answers a GET, or gives an answer to write. The query has its question mark. */
type Site = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  query: string,
) => PreviewResponse | undefined;

/**
 * Makes a website of a folder, as a storage bucket does: files are read anew for every request, a page is the `index.html` of its
 * folder, and what is missing is answered with `404.html`.
 *
 * @param basePath the folder of the bucket it was built for: "" or "/folder"
 */
function createSite(folder: string, basePath: string): Site {
  const files = sirv(folder, {
    dev: true,
    etag: true,
    dotfiles: true,
    extensions: [],
    setHeaders(response, pathname) {
      // Browsers display no file of the type that stands for unknown names.
      response.setHeader("content-type", contentType(pathname) ?? "application/octet-stream");
      if (isHashed(pathname.slice(1))) response.setHeader("cache-control", lifetimes.hashed);
    },
  });
  const compressed = compression({
    // Hosts do not compress what fits one packet.
    threshold: 1000,
    filter: (_, response) => isText(String(response.getHeader("content-type"))),
  });

  /** The error document, which is read anew as well. */
  function missing(): PreviewResponse {
    const page = join(folder, "404.html");
    if (!existsSync(page)) return textResponse(404, "Not found");
    const headers = { "content-type": contentType(page), "cache-control": "no-cache" };
    return { status: 404, headers, body: readFileSync(page) };
  }

  return (request, response, path, query) => {
    const name = decoded(path);
    if (!name?.startsWith("/") || /\0|[/\\]\.\.([/\\]|$)/.test(name)) return textResponse(400, "Bad request");
    if (path === basePath) return redirect(`${path}/${query}`);
    // A bucket's keys have no empty names; "//host" must never become the target of a redirect either.
    if (!path.startsWith(`${basePath}/`) || name.includes("//")) return missing();

    const file = name.slice(basePath.length);
    if (!file.endsWith("/") && existsSync(join(folder, file, "index.html")))
      return redirect(`${path}/${query}`);

    request.url = path.slice(basePath.length) + (file.endsWith("/") ? "index.html" : "");
    // Buckets answer ranges, but no page of this site requests any.
    delete request.headers.range;
    compressed(request, response, () =>
      files(request, response, () => {
        writeResponse(response, missing());
      }),
    );
    return undefined;
  };
}

/** An address as it names a file; undefined where its percent signs make no text. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

// 302 as buckets answer, and because browsers keep a 301 beyond the next build.
function redirect(location: string): PreviewResponse {
  return textResponse(302, "Found", { location });
}

export interface PreviewOptions {
  folder: string;
  /** where messages are kept */
  outbox: string;
  /** 0 chooses a free one */
  port: number;
  /** the folder of the bucket the site was built for: "/folder"; "" or absent for none */
  basePath?: string;
}

export interface Preview {
  port: number;
  /** Ends at once, whatever is still open. May be called again. */
  close(): void;
}

/**
 * Serves a finished build on this machine only, as a storage bucket does, with a mail stub in place of the
 * e-mail service: a POST to `MAIL_PATH` takes a form, `/outbox` and `/outbox.json` show what arrived.
 *
 * @throws CommandError when the port cannot be had
 */
export async function startPreview({
  folder,
  outbox,
  port,
  basePath = "",
}: PreviewOptions): Promise<Preview> {
  const site = createSite(folder, basePath);

  async function answer(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<PreviewResponse | undefined> {
    // Not `new URL()`: it would tidy away the very paths that must be refused.
    const [, path = "", query = ""] = /^([^?]*)(.*)$/.exec(request.url ?? "") ?? [];
    if (path === MAIL_PATH) return answerMail(request, outbox);
    if (request.method !== "GET" && request.method !== "HEAD") {
      return textResponse(405, "Method not allowed", { allow: "GET, HEAD" });
    }
    if (path === "/outbox") return outboxPage(await keptMessages(outbox));
    if (path === "/outbox.json") return outboxJson(await keptMessages(outbox));
    return site(request, response, path, query);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      for (const [name, value] of Object.entries(securityHeadersFor(false))) response.setHeader(name, value);
      const words = await answer(request, response);
      if (words) writeResponse(response, words);
    } catch (error) {
      if (request.destroyed && !request.complete) return; // the visitor went away
      console.error(error);
      writeResponse(response, textResponse(500, "The preview server failed; see its output"));
    }
  }

  const { servers, port: actual } = await listenOnLoopback(port, () =>
    createServer({ requestTimeout: 30_000 }, (request, response) => void handle(request, response)),
  );

  return {
    port: actual,
    close() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

/**
 * Serves a finished build until the process is ended (Ctrl+C).
 *
 * From the environment: PORT; OUTBOX, the folder for messages (.outbox); BASE_PATH, the folder the site was built for.
 *
 * @param folder what to serve, relative to the project
 * @returns the address of the home page, once it is served
 * @throws CommandError when there is nothing to serve or the port cannot be had
 */
export async function serve(folder = "out"): Promise<string> {
  const site = resolve(ROOT, folder);
  if (!existsSync(join(site, "index.html"))) {
    throw new CommandError(
      `There is no finished site in ${relative(ROOT, site) || "."}/. Build it first: npm run build`,
    );
  }

  const basePath = process.env.BASE_PATH ?? "";
  const outbox = resolve(ROOT, process.env.OUTBOX || ".outbox");
  const preview = await startPreview({
    folder: site,
    outbox,
    port: readPort(process.env.PORT, PREVIEW_PORT),
    basePath,
  });

  const origin = previewOrigin(preview.port);
  const address = `${origin}${basePath}/`;
  console.log(`\nThe site:           ${address}`);
  console.log(`Messages it sent:   ${origin}/outbox (kept in ${relative(ROOT, outbox)}/)`);
  console.log("Ctrl+C ends the preview.");

  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => preview.close());
  return address;
}
