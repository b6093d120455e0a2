import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

import { isHashed } from "../built/file-types";
import { filesBelow } from "../../islands/build/files";
import { CommandError } from "../command/command-error.mjs";
import { type Deploy, keptDays, type Target } from "./target";
import { headersFile } from "./headers";
import { redirectsFile } from "./redirects";

/** The hashed files of an upload, each with the time of the last deploy whose build had it (ISO 8601). */
type HashedFiles = Readonly<Record<string, string>>;

const listFile = "hashed-files.json";
const wrangler = ["--yes", "wrangler@4"];

/** @returns undefined where there is no such file. @throws CommandError when the site that is up can't be read */
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
 * Lays out what is uploaded. Cloudflare shows an upload at once, and only what is in it: so hashed files that pages opened before
 * may still request are taken over from the site that is up.
 *
 * @param url address of the site that is up; undefined to take nothing over
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

/** Makes a target of the call of wrangler that uploads a folder. */
function target(needs: Target["needs"], call: (home: string, deploy: Deploy) => readonly string[]): Target {
  return {
    needs: { ...needs, CLOUDFLARE_URL: "address of the site that is up, such as https://name.pages.dev" },
    programs: [],
    hasFolders: false,
    stays: `Files with a hash in their name stay for ${keptDays} days after the last deploy that had them.`,
    async deploy(deploy) {
      const home = deploy.dryRun ? "(upload)" : mkdtempSync(join(tmpdir(), "deploy-"));
      try {
        if (!deploy.dryRun)
          await layOut(deploy.folder, join(home, "site"), deploy.settings("CLOUDFLARE_URL"));
        await deploy.run("npx", [...wrangler, ...call(home, deploy)]);
      } finally {
        if (!deploy.dryRun) rmSync(home, { recursive: true });
      }
    },
  };
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

/** Cloudflare Pages, and Workers with static files, which Cloudflare recommends for new sites. */
export const cloudflareTargets: Readonly<Record<string, Target>> = {
  pages: target({ PAGES_PROJECT: "name of the project" }, (home, { settings }) => [
    ...["pages", "deploy", join(home, "site"), `--project-name=${settings("PAGES_PROJECT")}`],
    `--branch=${process.env.PAGES_BRANCH || "main"}`,
  ]),
  workers: target({ WORKER_NAME: "name of the Worker" }, (home, { settings, dryRun }) => {
    const file = join(home, "wrangler.json");
    if (!dryRun) writeFileSync(file, JSON.stringify(workerConfiguration(settings("WORKER_NAME"))));
    return ["deploy", "--config", file];
  }),
};
