import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type CheerioAPI, load } from "cheerio";

import { parts } from "../../app/_client/inline-parts";
import { type RedirectPath, redirectPaths } from "../../app/_content/redirects";
import type { Analytics } from "../../app/_settings/read-settings";
import { absolute } from "../../app/_i18n/site-url";
import { basePath } from "../../app/_settings/base-path";
import { settings } from "../../app/_settings/settings";
import type { PostbuildOptions } from "../../islands/build/options";
import { postbuild } from "../../islands/build/postbuild";
import { fileType } from "../built/file-types";
import { headersFile } from "../built/security-headers";
import { CommandError } from "../command/command.mjs";
import { originsOf, policy } from "./policy";

/** The folder of the islands' sources, relative to the project. */
export const sources = "app";

/** Client components that are no islands: they start the site's behaviours where Next hydrates. */
const notIslands: readonly string[] = ["behaviours"];

/**
 * Makes the site from Next's export.
 *
 * @param generator version and commit
 * @returns the numbers of pages and of other files
 */
export async function postbuildSite(
  folders: Pick<PostbuildOptions, "root" | "exported" | "out">,
  generator: string,
): Promise<{ pages: number; files: number }> {
  const { analytics } = settings;
  const written = await postbuild({
    ...folders,
    basePath,
    sources,
    notIslands,
    constants: { "--site": JSON.stringify(absolute("")) },
    inlineLoader: "app/_client/inline-loader.ts",
    inlineFlags: Object.fromEntries(
      Object.entries(parts).map(([name, elements]) => [`HAS.${name}`, elements]),
    ),
    loader: "app/_client/loader.ts",
    // On the landing page, the form is the first view: pictures and steps follow it.
    belowFirstView: "main > :has(h1) + *, #form + *",
    drawings: ".pallet-drawing",
    isPage: (file) => isPage(file, path.join(folders.root, "public")),
    editPage: ($) => editPage($, generator, analytics),
    policy: (parts) => policy(parts, originsOf(analytics ? [analytics.src] : [])),
  });
  writeRedirectPages(redirectPaths(), folders.out);
  writeFileSync(path.join(folders.out, "licences.txt"), licences(folders.root, written.packages));
  writeFileSync(path.join(folders.out, "_headers"), headersFile());
  return { pages: written.pages, files: written.files + 2 };
}

/**
 * Returns whether an exported file is a page of the site.
 *
 * @param provided the folder of files that Next copies
 * @throws CommandError for a file of unknown type, and for a page among the copied files
 */
export function isPage(file: string, provided: string): boolean {
  const isHtml = fileType(file).kind === "page";
  if (isHtml && existsSync(path.join(provided, file)))
    throw new CommandError(
      `${path.join(provided, file)} is not a page of the site. A search engine's proof of ownership is recognised by its name ` +
        "(google….html, yandex_….html, BingSiteAuth.xml): keep the name that the engine gave it, or use the DNS record " +
        "instead, which needs no file.",
    );
  return isHtml;
}

/** Adds version and commit to a page's head, and the analytics script, deferred. Removes repeated metadata. */
export function editPage($: CheerioAPI, generator: string, analytics: Analytics | undefined): void {
  $("meta[name]")
    .last()
    .after($("<meta>").attr({ name: "generator", content: generator }));
  // Next repeats title, description and picture, for which X reads Open Graph.
  $('meta[name^="twitter:"]:not([name="twitter:card"])').remove();
  if (!analytics) return;
  const script = $("<script>").attr({ src: analytics.src, defer: "" });
  for (const [name, value] of Object.entries(analytics.attributes)) script.attr(`data-${name}`, value);
  script.appendTo("head");
}

/** The policy of a page without script, style and form; browsers may still request the icon. */
const contentPolicy = "default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'";

/**
 * Returns the redirect page for hosts without redirect rules. Browsers follow it at once, as WCAG 2.2.1
 * requires; search engines follow the canonical address; browsers that do not follow it show a link.
 *
 * @param target HTML of the destination, which provides language, title and address
 * @throws Error if it has no canonical address
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
  return page.html();
}

/**
 * Writes a redirect page at every former address.
 *
 * @param out folder of the finished site, which contains the pages already
 * @throws CommandError if the address is a page, or the destination is none
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

/** Licences (SPDX) that require only their text to be shipped. */
const accepted: readonly string[] = ["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT"];

interface Description {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

/**
 * Lists the packages in the browser's code with version and licence text, as the licences require.
 *
 * @param folders of the packages, relative to the project
 * @throws CommandError if a licence is not accepted or has no text
 */
export function licences(root: string, folders: readonly string[]): string {
  const entries = folders.map((folder) => {
    const { name, version, license } = JSON.parse(
      readFileSync(path.join(root, folder, "package.json"), "utf8"),
    ) as Description;
    if (!license || !accepted.includes(license))
      throw new CommandError(
        `${name} is part of the browser's code, and its licence (${license ?? "none"}) is not accepted. Accepted licences: ${accepted.join(", ")}.`,
      );
    const file = readdirSync(path.join(root, folder)).find((each) => /^licen[cs]e(\.(md|txt))?$/i.test(each));
    if (!file)
      throw new CommandError(`${name} is part of the browser's code, and has no file with its licence.`);
    const text = readFileSync(path.join(root, folder, file), "utf8")
      .replaceAll("\r\n", "\n")
      .trim();
    return `${name} ${version} (${license})\n\n${text}\n`;
  });
  return entries.join(`\n${"-".repeat(72)}\n\n`);
}
