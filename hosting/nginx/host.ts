import { join } from "node:path/posix";

import { CommandError } from "../../scripts/command/command-error.mjs";
import type { FolderHost } from "../host";
import { type Environment, needed } from "../settings";
import { must, output, quoted, type Tool } from "../tool";

/** So many releases stay on the server, the current one among them: to go back is to move one link. */
const releasesKept = 3;

/** The shell of the server's machine, or of this one, and how a folder gets there. */
export interface ServerTools {
  readonly sh: Tool;
  readonly ssh: Tool;
  readonly rsync: Tool;
}

/**
 * A server with nginx. Every release is a folder of its own; the link `current`, which nginx serves, moves to it at once.
 *
 * @param environment NGINX_TARGET: a folder of this machine, or "user@host:/folder" for one reached over SSH
 * @param clock names the release's folder
 */
export function nginxHost(
  environment: Environment,
  tools: ServerTools,
  clock = () => new Date(),
): FolderHost {
  const { NGINX_TARGET: target } = needed(environment, ["NGINX_TARGET"], "hosting/nginx/README.md");
  const [, machine, home = ""] = /^(?:([^/:]+):)?(.+)$/.exec(target) ?? [];
  if (!home.startsWith("/"))
    throw new CommandError(`The folder in NGINX_TARGET must begin with a slash: ${target}`);
  const shell = (script: string) => (machine ? tools.ssh([machine, script]) : tools.sh(["-c", script]));

  return {
    kind: "folder",
    async read(file) {
      const path = quoted(join(home, "current", file));
      // The mark before the file tells an empty one from none.
      const outcome = await shell(`if [ -e ${path} ]; then printf x; cat ${path}; fi`);
      return output("Reading from the server", outcome)?.subarray(1);
    },
    async publish(folder) {
      const name = clock().toISOString().replace(/[:.]/g, "-");
      const release = join(home, "releases", name);
      await must("Making a folder on the server", shell(`mkdir -p ${quoted(release)}`));
      const copied = machine
        ? tools.rsync(["--recursive", "--chmod=D755,F644", `${folder}/`, `${machine}:${release}/`])
        : shell(`cp -R ${quoted(folder)}/. ${quoted(release)}/ && chmod -R u=rwX,go=rX ${quoted(release)}`);
      await must("Copying to the server", copied);
      // rename(2) replaces the link at once; `ln -f` would first remove it.
      const move = `cd ${quoted(home)} && ln -sfn releases/${name} current.new && mv -T current.new current`;
      await must("Moving the link to the release", shell(move));
      const prune = `cd ${quoted(home)}/releases && ls -1 | sort | head -n -${releasesKept} | xargs -r rm -rf --`;
      await must("Removing old releases", shell(prune));
    },
  };
}
