import { join } from "node:path/posix";

import { CommandError } from "../command/command-error.mjs";
import { keptDays, touch } from "./batches";
import { nginxConfiguration } from "./nginx-configuration";
import { quoted } from "./program";
import type { Deploy, Target } from "./target";

/** So many releases stay on the server, the current one among them. */
const releasesKept = 3;

/**
 * Puts the site into a folder of its own on the server and moves the link `current` to it. The folder begins as a copy of the
 * release before, by hard links: pages that are open find what they ask for. rsync replaces files and never writes into them.
 */
async function deployToNginx({ folder, settings, run, dryRun }: Deploy): Promise<void> {
  const target = settings("NGINX_TARGET");
  const [, machine, home = ""] = /^(?:([^/:]+):)?(.+)$/.exec(target) ?? [];
  if (!home.startsWith("/") && !dryRun)
    throw new CommandError(`The folder in NGINX_TARGET must begin with a slash: ${target}`);
  const shell = (...commands: string[]) => {
    const script = [`cd ${quoted(home)}`, ...commands].join(" && ");
    return machine ? run("ssh", [machine, script]) : run("sh", ["-c", script]);
  };
  const release = `releases/${new Date().toISOString().replace(/[:.]/g, "-")}`;
  if (!dryRun) touch(folder);

  await shell(`mkdir -p ${release}`, `{ [ ! -e current ] || cp -al current/. ${release}/; }`);
  const place = `${machine ? `${machine}:` : ""}${join(home, release)}/`;
  await run("rsync", ["--recursive", "--times", "--chmod=D755,F644", `${folder}/`, place]);
  await shell(
    `find ${release} -type f -mtime +${keptDays} -delete`,
    // rename(2) replaces the link at once; `ln -f` would first remove it.
    `ln -sfn ${release} current.new`,
    "mv -T current.new current",
    `ls -d releases/* | sort | head -n -${releasesKept} | xargs -r rm -rf --`,
  );
}

/** A server with nginx, reached over SSH or this machine itself. */
export const nginxTarget: Target = {
  needs: {
    NGINX_TARGET: "a folder of the server, user@host:/srv/silvapal, or /srv/silvapal on the server itself",
  },
  programs: ["rsync", "ssh (for another machine)"],
  hasFolders: false,
  stays: `Every file stays for ${keptDays} days after the last deploy that had it; ${releasesKept} releases stay to go back to.`,
  configuration: nginxConfiguration,
  deploy: deployToNginx,
};
