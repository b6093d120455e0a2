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

const system = "your system's package of that name";

const makers: Readonly<Record<string, (machine: Machine, prefix: string) => Host>> = {
  s3: ({ environment, tool }, prefix) =>
    s3Host(environment, prefix, tool("aws", "https://aws.amazon.com/cli/")),
  gcs: ({ environment, tool }, prefix) =>
    gcsHost(environment, prefix, tool("gcloud", "https://cloud.google.com/sdk/docs/install")),
  azure: ({ environment, tool }, prefix) =>
    azureHost(environment, prefix, tool("az", "https://learn.microsoft.com/cli/azure/install-azure-cli")),
  pages: ({ environment, tool, fetch }) =>
    pagesHost(environment, tool("npx", "it comes with Node, https://nodejs.org/"), fetch),
  nginx: ({ environment, tool }) =>
    nginxHost(environment, {
      sh: tool("sh", system),
      ssh: tool("ssh", system),
      rsync: tool("rsync", system),
    }),
};

/** Names of the hosts the site can be brought to. */
export const hostNames = Object.keys(makers);

/** Hosts that give a preview an address of its own instead of a folder. */
export const withoutFolders: readonly string[] = ["pages", "nginx"];

/**
 * The host of a name.
 *
 * @param prefix folder of the bucket, as "folder/"; "" for its root
 * @throws CommandError for a name there is none of, for a folder where there are none, and for settings that are missing
 */
export function hostNamed(name: string, machine: Machine, prefix: string): Host {
  const make = makers[name];
  if (!make) throw new CommandError(`There is no host "${name}". The hosts are ${hostNames.join(", ")}.`);
  if (prefix && withoutFolders.includes(name)) {
    throw new CommandError(
      `A build for a folder (BASE_PATH) goes to a bucket; ${name} gives a preview an address of its own instead.`,
    );
  }
  return make(machine, prefix);
}
