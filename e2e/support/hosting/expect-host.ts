import { readFileSync } from "node:fs";

import { expect } from "@playwright/test";

import { redirectPaths } from "../../../app/_content/redirects";
import { lifetimes } from "../../../scripts/built/file-types";
import { readSite } from "../../../hosting/release/site-files";
import { sitemapPages } from "../../../scripts/built/sitemap";
import { counted } from "../measures/counted";
import { type Answered, ask, crawl } from "./crawl";

/** Addresses under which nothing lies. */
const nowhere = [
  "/nothing",
  "/nothing/",
  "/de/nothing/",
  "/landing/nothing.png",
  "/pictures/",
  "/_next/static/a.js",
  // A module that never was: browsers must not remember for a year that it is not there.
  "/assets/js/loader-AAAAAAAA.js",
];

/** Addresses that a careless redirect would make another host of. */
const traps = ["//host.example/", "//landing", "/%5Chost.example", "/%2Fhost.example"];

export interface Expected {
  /** Headers that every page, file and error has; by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
  /** How a page without its slash is answered. */
  readonly withoutSlash: 301 | 302 | 308 | "page";
  /** The type it sends a file with, where that is not the deploy's own. */
  readonly typeOf?: (type: string) => string;
  /** How long its error document may be kept, where that is not what the deploy says. */
  readonly missing?: string;
}

/**
 * Expects that a server shows the whole of out/ as it is meant to be shown, and nothing else.
 *
 * @param origin where it is served
 */
export async function expectWholeSite(origin: string, expected: Expected): Promise<void> {
  const { headers, withoutSlash, typeOf = (type) => type, missing = lifetimes.page } = expected;
  const { answers, pages, links, problems } = await crawl(origin);
  expect(problems, "links that lead nowhere, or to the wrong type").toEqual([]);
  expect(pages, "pages").toBe(sitemapPages().length);

  const wrong: string[] = [];
  const compare = (path: string, what: string, is: unknown, meant: unknown) => {
    if (is !== meant) wrong.push(`${path}: ${what} is ${String(is)} instead of ${String(meant)}`);
  };
  const compareHeaders = (path: string, answer: Answered, more: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries({ ...headers, ...more })) {
      compare(path, name, answer.headers.get(name), value);
    }
  };

  // Pages has 404.html under another address; what it says is compared below.
  const files = readSite("out").filter(({ file }) => file !== "404.html");
  for (const { file, type, kind, source } of files) {
    const path = `/${file.replace(/(^|\/)index\.html$/, "$1")}`;
    const answer = answers.get(path) ?? (await ask(origin, path));
    const moved = redirectPaths().find(({ from }) => from === path);
    if (moved && answer.status === 301) {
      // A host with rules does not come to the page that leads on without them.
      compare(path, "the location", answer.headers.get("location"), moved.to);
      continue;
    }
    compare(path, "the status", answer.status, 200);
    compareHeaders(path, answer, { "content-type": typeOf(type), "cache-control": lifetimes[kind] });
    compare(path, "the body as it was built", answer.body.equals(readFileSync(source)), true);
  }

  for (const { path } of sitemapPages().filter((page) => page.path !== "/")) {
    const asked = `${path.slice(0, -1)}?from=a%20b`;
    const answer = await ask(origin, asked);
    compare(asked, "the status", answer.status, withoutSlash === "page" ? 200 : withoutSlash);
    if (withoutSlash === "page") {
      compare(asked, "the page", answer.body.equals(answers.get(path)?.body ?? Buffer.of()), true);
    } else compare(asked, "the location", answer.headers.get("location"), `${path}?from=a%20b`);
  }

  const lost = readFileSync("out/404.html");
  for (const path of nowhere) {
    const answer = await ask(origin, path);
    // A function in front of a host knows no files: it leads to the slash first.
    const last = answer.status === 302 ? await ask(origin, answer.headers.get("location") ?? "") : answer;
    compare(path, "the status", last.status, 404);
    const type = "text/html; charset=utf-8";
    compareHeaders(path, last, { "content-type": type, "cache-control": missing });
    compare(path, "the error document", last.body.equals(lost), true);
  }
  for (const path of traps) {
    const location = (await ask(origin, path)).headers.get("location") ?? "/";
    compare(path, "the host it leads to", new URL(location, origin).origin, origin);
  }
  expect(wrong).toEqual([]);

  counted("hosts", 1);
  counted("pages", pages);
  counted("links", links);
  counted("files", files.length);
}
