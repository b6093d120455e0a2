import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { CommandError } from "../../scripts/command/command-error.mjs";
import type { FolderHost } from "../host";
import { type Environment, needed } from "../settings";
import { must, type Tool } from "../tool";
import { headersFile } from "./headers-file";
import { redirectsFile } from "./redirects-file";

/** The part of `fetch` that is used here. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

/**
 * A project of Cloudflare Pages. It shows an upload at once, and only what is in it: so what open pages still ask for is
 * fetched from the site that is up and uploaded again.
 *
 * @param environment PAGES_PROJECT; PAGES_URL, the address of the site that is up; PAGES_BRANCH, "main" if unset
 * @param npx runs the command-line tool, wrangler
 * @param fetch reads the site that is up
 */
export function pagesHost(environment: Environment, npx: Tool, fetch: Fetch): FolderHost {
  const { PAGES_PROJECT: project, PAGES_URL: url } = needed(
    environment,
    ["PAGES_PROJECT", "PAGES_URL"],
    "hosting/pages/README.md",
  );
  const branch = environment.PAGES_BRANCH || "main";

  return {
    kind: "folder",
    async read(file) {
      const address = `${url.replace(/\/$/, "")}/${file}`;
      let answer: Response;
      try {
        answer = await fetch(address, { cache: "no-cache", redirect: "error" });
      } catch (error) {
        throw new CommandError(`${address} could not be read: ${(error as Error).message}`);
      }
      if (answer.status === 404) return undefined;
      if (!answer.ok) throw new CommandError(`${address} could not be read: it answered ${answer.status}.`);
      return Buffer.from(await answer.arrayBuffer());
    },
    async publish(folder, current) {
      await writeFile(join(folder, "_headers"), headersFile(current));
      await writeFile(join(folder, "_redirects"), redirectsFile());
      const call = ["--yes", "wrangler@4", "pages", "deploy", folder];
      await must("Uploading to Pages", npx([...call, `--project-name=${project}`, `--branch=${branch}`]));
    },
  };
}
