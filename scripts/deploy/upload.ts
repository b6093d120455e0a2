import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { filesBelow } from "../../islands/build/files";
import { CommandError } from "../command/command.mjs";
import { runProgram } from "../command/run-program";
import { openAtBuild } from "../golive/open-points";
import { fileType, type Kind, lifetimes } from "./hosting";

/** A page follows everything that it requests, so an interrupted deploy leaves complete pages. */
const steps: readonly Kind[] = ["hashed", "fixed", "page"];

/** How long a file stays after the last deploy that contained it: pages opened before may request it. */
const keptFor = "30d";

/**
 * Uploads the site with rclone, each file with its type and lifetime; then deletes files of older builds.
 *
 * @param folder of the finished site. All its files get today's time: rclone keeps it and deletes by age, and
 *   the files of an older build count as new when it is deployed again.
 * @param target a bucket of any service that rclone supports, or a local folder
 * @param flags of every call of rclone
 * @throws CommandError for a file of unknown type, or if rclone is not installed or fails
 */
export async function upload(
  folder: string,
  target: string,
  flags: readonly string[] = [],
  run: (command: string, args: readonly string[]) => Promise<void> = runProgram,
): Promise<void> {
  const files = filesBelow(folder).map((file) => ({ file, ...fileType(file) }));
  const now = new Date();
  for (const { file } of files) utimesSync(join(folder, file), now, now);
  // Foreign files and previews below the site stay.
  const tops = readdirSync(folder).map((name) =>
    statSync(join(folder, name)).isDirectory() ? `+ /${name}/**` : `+ /${name}`,
  );
  const own = ["- /previews/**", ...tops, "+ *.html", "- *"].flatMap((rule) => ["--filter", rule]);
  const home = mkdtempSync(join(tmpdir(), "deploy-"));
  const list = join(home, "files.txt");
  try {
    for (const kind of steps) {
      const ofKind = files.filter((each) => each.kind === kind);
      for (const type of new Set(ofKind.map((each) => each.type))) {
        const chosen = ofKind.filter((each) => each.type === type);
        writeFileSync(list, chosen.map(({ file }) => file).join("\n"));
        const headers = [`Content-Type: ${type}`, `Cache-Control: ${lifetimes[kind]}`];
        // All files are uploaded again, so that each has today's time and headers.
        const always = ["--ignore-times", "--no-traverse", "--files-from-raw", list];
        const sent = headers.flatMap((header) => ["--header-upload", header]);
        await run("rclone", ["copy", folder, target, ...always, ...sent, ...flags]);
      }
    }
    await run("rclone", ["delete", target, "--min-age", keptFor, ...own, ...flags]);
  } catch (error) {
    if (!(error instanceof CommandError) || error.message) throw error;
    throw new CommandError(
      "The upload was interrupted. The pages that are up still work: repeat npm run deploy.",
    );
  } finally {
    rmSync(home, { recursive: true });
  }
}

/**
 * Returns the reasons against a deploy, each with a remedy; empty if it is allowed.
 *
 * @param exported the folder with the build's list of open points
 * @param basePath the folder in the target: "" or "/folder"
 * @throws CommandError if there is no finished site
 */
export function refusals(folder: string, exported: string, basePath: string): string[] {
  const read = (file: string) =>
    existsSync(join(folder, file)) ? readFileSync(join(folder, file), "utf8") : "";
  // The home page is the first one in the sitemap.
  const [, address] = /<loc>(.*?)<\/loc>/.exec(read("sitemap.xml")) ?? [];
  if (!address) throw new CommandError("There is no finished site in out/. Build it first: npm run build");
  const { origin, protocol, hostname, pathname } = new URL(address);
  const isPreview = /<meta name="robots" content="noindex/.test(read("index.html"));
  return [
    pathname !== `${basePath}/` &&
      `This build is for the folder "${pathname}", but the deploy goes to "${basePath}/". Set BASE_PATH to the same value ` +
        "for npm run build and for the deploy.",
    (protocol !== "https:" || /^(localhost|127\.|\[)/.test(hostname)) &&
      `This build is for ${origin}, which is no public https address. Set NEXT_PUBLIC_SITE_URL to it and build again.`,
    isPreview &&
      !basePath &&
      "This is a preview (SITE_STAGE=preview): deployed as the live site, it would remove the site from search engines. " +
        "Build it for a folder (BASE_PATH=/previews/name), or build the live site, without SITE_STAGE.",
    !isPreview && openAtBuild(exported),
  ].flatMap((reason) => reason || []);
}
