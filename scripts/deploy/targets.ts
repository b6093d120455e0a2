import { CommandError } from "../command/command-error.mjs";
import { bucketTargets } from "./buckets";
import { cloudflareTargets } from "./cloudflare";
import { nginxTarget } from "./nginx";
import type { Settings, Target } from "./target";

/** Every target, by the name it has on the command line. */
export const targets: Readonly<Record<string, Target>> = {
  ...bucketTargets,
  ...cloudflareTargets,
  nginx: nginxTarget,
};

/**
 * Makes the reader of a target's settings.
 *
 * @param dryRun a missing setting is its own name in angle brackets
 * @throws CommandError that names all that are missing, and what they are
 */
export function settingsOf({ needs }: Target, environment: NodeJS.Dict<string>, dryRun: boolean): Settings {
  const missing = Object.entries(needs).filter(([name]) => !environment[name]);
  if (missing.length && !dryRun) {
    const lines = missing.map(([name, what]) => `  ${name}: ${what}`);
    throw new CommandError(`Set these first, in .env.local or in the environment:\n${lines.join("\n")}`);
  }
  return (name) => environment[name] || `<${name}>`;
}
