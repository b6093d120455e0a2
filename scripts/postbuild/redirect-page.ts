import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";

import type { RedirectPath } from "../../app/_content/redirects";
import { CommandError } from "../command/command-error.mjs";

/** A page with neither script, style nor form; the browser itself may still request the site's icon. */
const contentPolicy = "default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'";

/**
 * Writes the page that stands where another one was, for hosts without rules of their own: browsers go on at once (so that
 * WCAG 2.2.1 has no time limit to speak of), search engines take the canonical address, and where a browser
 * is set not to go on by itself there is a link.
 *
 * @param target HTML of the page it leads to, as it is built: its language, title and address are this page's
 * @throws Error when that page names no canonical address
 */
export function redirectPage(target: string): string {
  const $ = load(target);
  const canonical = $('link[rel="canonical"]').attr("href") ?? "";
  const { pathname } = new URL(canonical);
  const page = load("<!doctype html><html><head></head><body></body></html>");
  page("html").attr("lang", $("html").attr("lang"));
  page("head").append(
    '<meta charset="utf-8">',
    page('<meta http-equiv="Content-Security-Policy">').attr("content", contentPolicy),
    '<meta name="viewport" content="width=device-width">',
    page("<title>").text($("head > title").text()),
    '<meta name="robots" content="noindex">',
    page('<link rel="canonical">').attr("href", canonical),
    page('<meta http-equiv="refresh">').attr("content", `0; url=${pathname}`),
  );
  page("body").append(page("<p>").append(page("<a>").attr("href", pathname).text($("head > title").text())));
  return page.html().replace(/^<!DOCTYPE/, "<!doctype");
}

/**
 * Leaves a page at every address that was one once.
 *
 * @param out folder of the finished site, whose pages are there already
 * @throws CommandError for an address that is a page, and for one that leads to none
 */
export function writeRedirectPages(paths: readonly RedirectPath[], out: string): void {
  for (const { from, to } of paths) {
    const [file, target] = [from, to].map((each) => path.join(out, each, "index.html")) as [string, string];
    if (existsSync(file))
      throw new CommandError(`${from} is a page: remove its row from app/_content/redirects.ts.`);
    if (!existsSync(target))
      throw new CommandError(
        `${from} redirects to ${to}, which is not a page: correct its row in app/_content/redirects.ts.`,
      );
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, redirectPage(readFileSync(target, "utf8")));
  }
}
