import { existsSync, type Stats } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";

import send from "send";

import { contentType, isHashed, isText, lifetimes } from "../built/file-types";
import { type Answer, textAnswer } from "./answer";
import { chooseEncoding, type Encoding, packed } from "./packed";

/** Answers a GET; gives an answer to write where it is not a file. The query has its question mark. */
export type Site = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  query: string,
) => Promise<Answer | undefined>;

/** Below this hosts do not compress: the answer fits one packet anyway. In bytes. */
const smallestCompressed = 1000;

/**
 * Makes a website of a folder, as a storage bucket does.
 *
 * @param folder the finished build
 * @param basePath the folder of the bucket it was built for: "" or "/folder"
 */
export function createSite(folder: string, basePath: string): Site {
  const options = {
    root: folder,
    dotfiles: "allow",
    cacheControl: false,
    lastModified: false,
    acceptRanges: false,
  } as const;

  /** Sends a file, compressed where that helps; or finds out why not: a folder is 301, all else its status. */
  const sendFile = (request: IncomingMessage, response: ServerResponse, path: string) =>
    new Promise<number>((resolve, reject) => {
      let encoding: Encoding | undefined;
      const sending = send(request, path, options)
        .on("headers", (_, file: string, { size }: Stats) => {
          // A type no browser displays for names we do not know.
          const type = contentType(file) ?? "application/octet-stream";
          response.setHeader("content-type", type);
          // Who looks at a preview builds again and again: only what is hashed is kept.
          response.setHeader("cache-control", isHashed(path.slice(1)) ? lifetimes.hashed : "no-cache");
          if (!isText(type)) return;
          response.setHeader("vary", "accept-encoding");
          if (size < smallestCompressed || request.method === "HEAD") return;
          encoding = chooseEncoding(request.headers["accept-encoding"]);
          if (encoding) response.setHeader("content-encoding", encoding);
        })
        .on("directory", () => resolve(301))
        .on("error", ({ status }: { status: number }) => resolve(status));
      const plain = sending.stream.bind(sending);
      sending.stream = (file, range) => {
        if (!encoding) return plain(file, range);
        packed(file, String(response.getHeader("etag")), encoding)
          .then((body) => response.setHeader("content-length", body.length).end(body))
          .catch(reject);
      };
      response.on("close", () => resolve(200));
      sending.pipe(response);
    });

  async function missing(request: IncomingMessage, response: ServerResponse): Promise<Answer | undefined> {
    response.statusCode = 404;
    const status = await sendFile(request, response, "/404.html");
    return status === 200 ? undefined : textAnswer(404, "Not found");
  }

  return async (request, response, path, query) => {
    if (!path.startsWith("/")) return textAnswer(400, "Bad request");
    if (path === basePath) return redirect(`${path}/${query}`);
    // A bucket's keys have no empty names; "//host" must never become the target of a redirect either.
    if (!path.startsWith(`${basePath}/`) || path.includes("//")) return missing(request, response);

    const inFolder = path.slice(basePath.length);
    const status = await sendFile(request, response, inFolder);
    if (status === 200) return undefined;
    if (status === 301 && existsSync(join(folder, decodeURIComponent(inFolder), "index.html")))
      return redirect(`${path}/${query}`);
    return status === 301 || status === 404 ? missing(request, response) : textAnswer(400, "Bad request");
  };
}

// 302 as buckets answer, and because browsers keep a 301 beyond the next build.
function redirect(location: string): Answer {
  return textAnswer(302, "Found", { location });
}
