import { CommandError } from "../scripts/command/command-error.mjs";
import { azureHost } from "./azure/host";
import { gcsHost } from "./gcs/host";
import type { Host } from "./host";
import { nginxHost } from "./nginx/host";
import { type Fetch, pagesHost } from "./pages/host";
import { s3Host } from "./s3/host";
import type { Environment } from "./settings";
import type { Tool } from "./tool";

/** What a deploy needs of the machine it runs on. */
export interface Machine {
  readonly environment: Environment;
  /** Makes a command-line tool callable; the second text says where it is to be had. */
  readonly tool: (command: string, installation: string) => Tool;
  readonly fetch: Fetch;
}

type Maker = (machine: Machine, prefix: string) => Host;

const makers: Readonly<Record<string, Maker>> = {
  s3: ({ environment, tool }, prefix) =>
    s3Host(environment, prefix, tool("aws", "https://aws.amazon.com/cli/")),
  gcs: ({ environment, tool }, prefix) =>
    gcsHost(environment, prefix, tool("gcloud", "https://cloud.google.com/sdk/docs/install")),
  azure: ({ environment, tool }, prefix) =>
    azureHost(environment, prefix, tool("az", "https://learn.microsoft.com/cli/azure/install-azure-cli")),
  pages: ({ environment, tool, fetch }, prefix) => {
    refuseFolder("pages", prefix);
    return pagesHost(environment, tool("npx", "it comes with Node, https://nodejs.org/"), fetch);
  },
  nginx: ({ environment, tool }, prefix) => {
    refuseFolder("nginx", prefix);
    const package_ = "your system's package of that name";
    return nginxHost(environment, {
      sh: tool("sh", package_),
      ssh: tool("ssh", package_),
      rsync: tool("rsync", package_),
    });
  },
};

/** Names of the hosts the site can be brought to. */
export const hostNames = Object.keys(makers);

/**
 * The host of a name.
 *
 * @param prefix folder of the bucket, as "folder/"; "" for its root
 * @throws CommandError for a name there is none of, and for settings that are missing
 */
export function hostNamed(name: string, machine: Machine, prefix: string): Host {
  const make = makers[name];
  if (!make) throw new CommandError(`There is no host "${name}". The hosts are ${hostNames.join(", ")}.`);
  return make(machine, prefix);
}

function refuseFolder(name: string, prefix: string): void {
  if (prefix) {
    throw new CommandError(
      `A build for a folder (BASE_PATH) goes to a bucket; ${name} gives a preview an address of its own instead.`,
    );
  }
}
