import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";

import compression from "compression";
import sirv from "sirv";

import { contentType, isHashed, isText, lifetimes } from "../built/file-types";
import { type PreviewResponse, textResponse, writeResponse } from "./response";

/** Answers a GET, or gives an answer to write. The query has its question mark. */
export type Site = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  query: string,
) => PreviewResponse | undefined;

/**
 * Makes a website of a folder, as a storage bucket does: files are read anew for every request, a page is the `index.html` of its
 * folder, and what is missing is answered with `404.html`.
 *
 * @param folder the finished build
 * @param basePath the folder of the bucket it was built for: "" or "/folder"
 */
export function createSite(folder: string, basePath: string): Site {
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
