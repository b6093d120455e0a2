import {
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  existsSync,
  readFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { filesBelow } from "../../islands/build/files";
import { fileType, type Kind, lifetimes } from "../built/hosting";
import { CommandError } from "../command/command.mjs";
import { openAtBuild } from "../golive/open-points";

/** Runs a program, or only prints the command. */
type Run = (command: string, args: readonly string[]) => Promise<void>;

/** Prints a command instead of running it. */
export const printProgram: Run = (command, args) => {
  console.log(`  ${[command, ...args].map((word) => (/[\s"'*]/.test(word) ? `'${word}'` : word)).join(" ")}`);
  return Promise.resolve();
};

/** A page follows everything that it requests, so an interrupted deploy leaves complete pages. */
const steps: readonly Kind[] = ["hashed", "fixed", "page"];

/** Days that a file stays after the last deploy that contained it: pages opened before may request it. */
const keptDays = 30;

/**
 * Uploads the site with rclone, each file with its type and lifetime; then deletes files of older builds.
 *
 * @param folder of the finished site. All its files get today's time: rclone keeps it and deletes by age, and
 *   the files of an older build count as new when it is deployed again.
 * @param target a bucket of any service that rclone supports, or a local folder
 * @param isDry writes nothing
 * @throws CommandError for a file of unknown type, or if rclone is not installed or fails
 */
export async function upload(folder: string, target: string, run: Run, isDry = false): Promise<void> {
  const files = filesBelow(folder).map((file) => ({ file, ...fileType(file) }));
  const now = new Date();
  if (!isDry) for (const { file } of files) utimesSync(join(folder, file), now, now);
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
        await run("rclone", [
          "copy",
          folder,
          target,
          "--quiet",
          "--files-from-raw",
          isDry ? `(list of ${chosen.length} files)` : list,
          // All files are uploaded again, so that each has today's time and headers.
          "--ignore-times",
          "--no-traverse",
          "--header-upload",
          `Content-Type: ${type}`,
          "--header-upload",
          `Cache-Control: ${lifetimes[kind]}`,
        ]);
      }
    }
    await run("rclone", ["delete", target, "--quiet", "--min-age", `${keptDays}d`, ...own]);
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
 * Returns the address that a site was built for, from the home page in its sitemap.
 *
 * @throws CommandError if there is no finished site
 */
function siteAddress(folder: string): URL {
  const sitemap = join(folder, "sitemap.xml");
  const [, address] = (existsSync(sitemap) && /<loc>(.*?)<\/loc>/.exec(readFileSync(sitemap, "utf8"))) || [];
  if (!address) throw new CommandError("There is no finished site in out/. Build it first: npm run build");
  return new URL(address);
}

/**
 * Returns the reasons against a deploy, each with a remedy; empty if it is allowed.
 *
 * @param exported the folder with the build's list of open points
 * @param basePath the folder in the target: "" or "/folder"
 * @throws CommandError if there is no finished site
 */
export function refusals(folder: string, exported: string, basePath: string): string[] {
  const { origin, protocol, hostname, pathname } = siteAddress(folder);
  const isPreview = /<meta name="robots" content="noindex/.test(
    readFileSync(join(folder, "index.html"), "utf8"),
  );
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
