import { readFileSync } from "node:fs";
import { join } from "node:path";

import { load } from "cheerio";

import { notedPlaceholders } from "../scripts/built/placeholder-note";
import { CommandError } from "../scripts/command/command-error.mjs";
import { withoutFolders } from "./hosts";

/** Where a site is to go, and what whoever sends it there has said yes to. */
export interface Errand {
  readonly host: string;
  /** The folder of the bucket it goes to: "" or "/folder". */
  readonly basePath: string;
  /** `--allow-placeholders` */
  readonly allowPlaceholders: boolean;
  /** `--preview`: the host's address is one for previews. */
  readonly toPreviews: boolean;
}

/** Whether a finished site asks search engines to stay away (`SITE_STAGE=preview`). */
function isPreview(folder: string): boolean {
  const $ = load(readFileSync(join(folder, "index.html"), "utf8"));
  return /\bnoindex\b/.test($('meta[name="robots"]').attr("content") ?? "");
}

/**
 * Refuses a site that must not be found where it goes: a preview in the place of the live site, and a live site with
 * something in it that is not the company's.
 *
 * @param out the finished site
 * @param exported where its build left its notes
 * @returns what must be said aloud, where the caller wants it all the same
 * @throws CommandError that says what helps
 */
export function refuseUnready(out: string, exported: string, errand: Errand): string | undefined {
  if (isPreview(out)) {
    refusePreviewAtRoot(errand);
    return undefined;
  }
  const list = notedPlaceholders(exported);
  if (list === undefined)
    throw new CommandError("The build left no list of placeholders. Build it here: npm run build");
  if (!list) return undefined;
  if (errand.allowPlaceholders)
    return `THIS SITE GOES LIVE WITH PLACEHOLDERS (--allow-placeholders):\n${list}`;
  throw new CommandError(
    `This site is not ready to go live. It was built with placeholders:\n${list}\n` +
      "Exchange them and build again; `npm run golive` lists what is left. Whoever wants it up all the same says so: " +
      "--allow-placeholders",
  );
}

function refusePreviewAtRoot({ host, basePath, toPreviews }: Errand): void {
  if (basePath) return;
  const what = "This is a preview (SITE_STAGE=preview), which search engines are asked to leave alone. ";
  if (!withoutFolders.includes(host))
    throw new CommandError(
      `${what}At the root of a bucket it would take the live site out of their results: build it for a folder (BASE_PATH), ` +
        "or build the live site, without SITE_STAGE.",
    );
  if (!toPreviews)
    throw new CommandError(
      `${what}Build the live site, without SITE_STAGE; or, where ${host} is set to an address for previews, say so: --preview`,
    );
}
