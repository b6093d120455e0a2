import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { redirectPaths } from "../../app/_content/redirects";
import { contentTypes, isHashed, lifetimes, fileRules } from "../built/file-types";
import { securityHeaders } from "../built/security-headers";
import { filesBelow } from "../../islands/build/files";
import { CommandError } from "../command/command.mjs";
import { type Deploy, keptDays, type Target } from "./target";

/** Limit of rules in `_headers`. https://developers.cloudflare.com/workers/static-assets/headers/ */
const mostRules = 100;

/** Cloudflare's default. https://developers.cloudflare.com/workers/static-assets/headers/ */
const cloudflareLifetime = lifetimes.page;

/** Extensions that Cloudflare's own table of types lacks, or has with an older type (mime-db). */
const otherTypes = ["step", "vcf"];

/**
 * Returns the text of Cloudflare's `_headers`.
 *
 * Its rules also apply to error responses, so each hashed file has its own rule: with a rule for the whole
 * folder, browsers would keep "not found" for a year. Hashed files of earlier builds get Cloudflare's
 * default.
 *
 * @throws CommandError if there are more rules than Cloudflare allows
 */
export function headersFile(files: readonly string[]): string {
  const hashed = files.filter(isHashed).map(patternOf);
  const fixed = fileRules.filter(
    ({ kind, path }) => kind !== "hashed" && lifetimes[kind] !== cloudflareLifetime && !path.startsWith("*"),
  );
  const rules = [
    rule(
      "/*",
      securityHeaders.map(({ name, value }) => `${name}: ${value}`),
    ),
    ...fixed.map(({ kind, path }) => rule(`/${path}`, [`Cache-Control: ${lifetimes[kind]}`])),
    ...otherTypes.map((ending) => rule(`/papers/:name.${ending}`, [`Content-Type: ${contentTypes[ending]}`])),
    ...[...new Set(hashed)].map((path) => rule(path, [`Cache-Control: ${lifetimes.hashed}`])),
  ];
  if (rules.length > mostRules)
    throw new CommandError(
      `Cloudflare allows ${mostRules} rules in _headers; this site needs ${rules.length}. Merge entries of \`fileRules\` in scripts/built/file-types.ts, or more hashed files in one rule (patternOf in scripts/deploy/cloudflare.ts).`,
    );
  return `${rules.join("\n")}\n`;
}

/** All renditions of a picture share its hash; a Cloudflare placeholder matches anything but a slash. */
function patternOf(file: string): string {
  return `/${file}`.replace(/\/[^/]+(\.[0-9a-f]{6}\.)\d+\.\w+$/, "/:name$1:format");
}

function rule(path: string, headers: readonly string[]): string {
  return [path, ...headers.map((header) => `  ${header}`)].join("\n");
}

/**
 * Returns the text of Cloudflare's `_redirects`. They apply even if a file exists at the address, and keep
 * the query.
 */
export function redirectsFile(redirects = redirectPaths()): string {
  return redirects
    .flatMap(({ from, to }) => [from, from.slice(0, -1)].map((each) => `${each} ${to} 301\n`))
    .join("");
}

/**
 * The hashed files of an upload, each with the time of the last deploy whose build contained it (ISO 8601).
 */
type HashedFiles = Readonly<Record<string, string>>;

const listFile = "hashed-files.json";

/**
 * @returns undefined if the file does not exist
 * @throws CommandError if the live site cannot be read
 */
async function read(url: string, file: string): Promise<Buffer | undefined> {
  const address = `${url.replace(/\/$/, "")}/${file}`;
  try {
    const answer = await fetch(address, { cache: "no-cache" });
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
  } catch (error) {
    throw new CommandError(
      `${address} could not be read; check the address and the network: ${(error as Error).message}`,
    );
  }
}

/**
 * Creates the folder to upload. An upload replaces the whole site at once, so the folder includes hashed
 * files of the live site that open pages may still request.
 *
 * @param url address of the live site; undefined copies nothing from it
 */
export async function layOut(folder: string, upload: string, url: string | undefined): Promise<void> {
  cpSync(folder, upload, { recursive: true });
  const files = filesBelow(folder);
  const now = new Date();
  const hashed: Record<string, string> = Object.fromEntries(
    files.filter(isHashed).map((file) => [file, now.toISOString()]),
  );

  const earlier = url ? await read(url, listFile) : undefined;
  for (const [file, time] of Object.entries(earlier ? (JSON.parse(earlier.toString()) as HashedFiles) : {})) {
    const isOld = now.getTime() - Date.parse(time) > keptDays * 86_400_000;
    if (file in hashed || isOld || !isHashed(file) || file.includes("..")) continue;
    const content = await read(url ?? "", file);
    if (!content) continue;
    mkdirSync(dirname(join(upload, file)), { recursive: true });
    writeFileSync(join(upload, file), content);
    hashed[file] = time;
  }

  writeFileSync(join(upload, listFile), JSON.stringify(hashed));
  writeFileSync(join(upload, "_headers"), headersFile(files));
  writeFileSync(join(upload, "_redirects"), redirectsFile());
}

const workerConfiguration = (name: string) => ({
  name,
  compatibility_date: "2026-01-01",
  assets: {
    directory: "./site",
    not_found_handling: "404-page",
    html_handling: "auto-trailing-slash",
  },
});

/**
 * wrangler has its own lock file, which Dependabot updates: it gets the account's token, so its version is
 * fixed. Among the project's packages it would be a large download for everybody.
 */
const wrangler = "scripts/deploy/wrangler";

/** Cloudflare Workers with static files, uploaded by wrangler. */
export const workersTarget: Target = {
  needs: {
    WORKER_NAME: "name of the Worker",
    CLOUDFLARE_URL: "address of the site that is up, such as https://name.account.workers.dev",
  },
  programs: [],
  hasFolders: false,
  stays: `Files with a hash in their name stay for ${keptDays} days after the last deploy that had them.`,
  async deploy({ folder, settings, run, dryRun }: Deploy) {
    const home = dryRun ? "(upload)" : mkdtempSync(join(tmpdir(), "deploy-"));
    const configuration = join(home, "wrangler.json");
    try {
      if (!dryRun) {
        await layOut(folder, join(home, "site"), settings("CLOUDFLARE_URL"));
        writeFileSync(configuration, JSON.stringify(workerConfiguration(settings("WORKER_NAME"))));
      }
      await run("npm", ["ci", "--prefix", wrangler, "--ignore-scripts", "--no-audit", "--no-fund"]);
      const program = `${wrangler}/node_modules/wrangler/bin/wrangler.js`;
      await run("node", [program, "deploy", "--config", configuration]);
    } finally {
      if (!dryRun) rmSync(home, { recursive: true });
    }
  },
};
