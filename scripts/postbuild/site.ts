import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { CheerioAPI } from "cheerio";

import { parts } from "../../app/_client/inline-parts";
import type { Analytics } from "../../app/_settings/read-settings";
import { absolute } from "../../app/_i18n/site-url";
import { basePath } from "../../app/_settings/base-path";
import { settings } from "../../app/_settings/settings";
import { postbuild } from "../../islands/build/postbuild";
import { fileType, headersFile } from "../deploy/hosting";
import { CommandError } from "../command/command.mjs";
import { originsOf, policy } from "./policy";

/** The folder of the islands' sources, relative to the project. */
const sources = "app";

/** Client components that are no islands: they start the site's behaviours where Next hydrates. */
const notIslands: readonly string[] = ["behaviours"];

/** Makes the site in out/ from Next's export in .export/. Returns the numbers of pages and of other files. */
export async function postbuildSite(): Promise<{ pages: number; files: number }> {
  const { analytics } = settings;
  const generator = provenance();
  const root = process.cwd();
  const written = await postbuild({
    root,
    exported: ".export",
    out: "out",
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
    isPage: (file) => isPage(file, "public"),
    editPage: ($) => editPage($, generator, analytics),
    policy: (parts) => policy(parts, originsOf(analytics ? [analytics.src] : [])),
  });
  writeFileSync("out/licences.txt", licences(root, written.packages));
  writeFileSync("out/_headers", headersFile());
  return { pages: written.pages, files: written.files + 2 };
}

/**
 * Returns the version and, in a clone, the commit: "0.1.0 5a0b1c2d3e4f", with a "+" if files differ from it. Neither
 * time nor machine: equal files give equal builds.
 */
function provenance(): string {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  // An archive may lie in another project's clone.
  if (!existsSync(".git")) return version;
  const args = ["describe", "--always", "--exclude=*", "--abbrev=12", "--dirty=+"];
  return `${version} ${spawnSync("git", args, { encoding: "utf8" }).stdout ?? ""}`.trim();
}

/** Files in `public/` that prove to Google or Yandex who owns the site. The search engine chooses the name. */
const proofOfOwner = /^(google[0-9a-f]{16}|yandex_[0-9a-f]{16})\.html$/;

/**
 * Returns whether an exported file is a page of the site.
 *
 * @param provided the folder of files that Next copies
 * @throws CommandError for a file of unknown type, and for a page among the copied files
 */
export function isPage(file: string, provided: string): boolean {
  fileType(file);
  const isHtml = file.endsWith(".html") && !proofOfOwner.test(file);
  if (isHtml && existsSync(path.join(provided, file)))
    throw new CommandError(
      `${path.join(provided, file)} is not a page of the site. A search engine's proof of ownership is recognised by its name ` +
        "(google….html, yandex_….html, BingSiteAuth.xml): keep the name that the engine gave it, or use the DNS record " +
        "instead, which needs no file.",
    );
  return isHtml;
}

/**
 * Adds version and commit to a page's head, and the analytics script, deferred. Removes repeated metadata, and the
 * hashes that Next appends to icons: browsers fetch them again by themselves.
 */
export function editPage($: CheerioAPI, generator: string, analytics: Analytics | undefined): void {
  $("meta[name]")
    .last()
    .after($("<meta>").attr({ name: "generator", content: generator }));
  // Next repeats title, description and picture, for which X reads Open Graph.
  $('meta[name^="twitter:"]:not([name="twitter:card"])').remove();
  for (const icon of $('link[rel~="icon"], link[rel="apple-touch-icon"]').toArray())
    $(icon).attr("href", (_, href) => href.replace(/\?.*/, ""));
  if (!analytics) return;
  const script = $("<script>").attr({ src: analytics.src, defer: "" });
  for (const [name, value] of Object.entries(analytics.attributes)) script.attr(`data-${name}`, value);
  script.appendTo("head");
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
