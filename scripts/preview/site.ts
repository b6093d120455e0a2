import type { IncomingHttpHeaders } from "node:http";
import { contentType, isHashed, isText, lifetimes } from "../built/file-types";
import { type Answer, textAnswer } from "./answer";
import { createFileMemory, type Encoding } from "./file-memory";
import { findFile } from "./find-file";

/** Below this hosts do not compress: the answer fits one packet anyway. In bytes. */
const SMALLEST_COMPRESSED = 1000;

/** Answers a GET for the path and query of a request, as a storage bucket's website does. */
export type Site = (path: string, query: string, headers: IncomingHttpHeaders) => Promise<Answer>;

/**
 * Makes a website of a folder.
 *
 * @param folder the finished build
 * @param basePath the folder of the bucket it was built for: "" or "/folder"
 */
export function createSite(folder: string, basePath: string): Site {
  const read = createFileMemory();

  async function answerFile(
    status: number,
    file: string,
    path: string,
    headers: IncomingHttpHeaders,
  ): Promise<Answer> {
    // A type no browser displays for names we do not know.
    const type = contentType(file) ?? "application/octet-stream";
    const { body, etag, compressed } = await read(file);
    const answer: Answer = {
      status,
      headers: {
        "content-type": type,
        // Who looks at a preview builds again and again: only what is hashed is kept.
        "cache-control": isHashed(path.slice(1)) ? lifetimes.hashed : "no-cache",
        etag,
      },
      body,
    };
    if (isText(type)) {
      answer.headers.vary = "accept-encoding";
      const encoding = chooseEncoding(headers["accept-encoding"]);
      if (encoding && body.length >= SMALLEST_COMPRESSED) {
        answer.headers["content-encoding"] = encoding;
        answer.body = await compressed(encoding);
      }
    }
    return answer;
  }

  async function answerMissing(headers: IncomingHttpHeaders): Promise<Answer> {
    const page = await findFile(folder, "/404.html");
    return page.kind === "file"
      ? answerFile(404, page.file, "/404.html", headers)
      : textAnswer(404, "Not found");
  }

  return async (path, query, headers) => {
    if (path === basePath) return redirect(`${path}/${query}`);
    if (!path.startsWith(`${basePath}/`)) return path.startsWith("/") ? answerMissing(headers) : malformed();

    const inFolder = path.slice(basePath.length);
    const found = await findFile(folder, inFolder);
    if (found.kind === "malformed") return malformed();
    if (found.kind === "page-without-slash") return redirect(`${path}/${query}`);
    if (found.kind === "nothing") return answerMissing(headers);

    const answer = await answerFile(200, found.file, inFolder, headers);
    if (!matches(headers["if-none-match"], answer.headers.etag)) return answer;
    const { etag, vary, "cache-control": caching } = answer.headers;
    return { status: 304, headers: { etag, "cache-control": caching, ...(vary && { vary }) } };
  };
}

function malformed(): Answer {
  return textAnswer(400, "Bad request");
}

// 302 as buckets answer, and because browsers keep a 301 beyond the next build.
function redirect(location: string): Answer {
  return textAnswer(302, "Found", { location });
}

/** Whether an If-None-Match header names the tag (RFC 9110, 13.1.2: weak comparison). */
function matches(header: string | undefined, etag: unknown): boolean {
  if (!header) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, "");
  return header.trim() === "*" || header.split(",").some((tag) => bare(tag) === bare(String(etag)));
}

/** The best encoding an Accept-Encoding header allows; undefined for none. */
function chooseEncoding(header: string | string[] | undefined): Encoding | undefined {
  const accepted = new Set<string>();
  for (const part of String(header ?? "").split(",")) {
    const [name = "", weight = ""] = part.toLowerCase().split(";");
    if (!/^\s*q=0(\.0*)?\s*$/.test(weight)) accepted.add(name.trim());
  }
  return (["br", "gzip"] as const).find((encoding) => accepted.has(encoding));
}
